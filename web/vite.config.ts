import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` shows the client while it is written; the server may run elsewhere.
const server = process.env.UNDAUNTED_SERVER ?? 'http://127.0.0.1:8344'

/** Writes each text file compressed beside itself: the server sends those, and never compresses while it serves. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      for (const name of names.filter((one) => /\.(html|js|css|svg|json)$/.test(one))) {
        const plain = readFileSync(join(dir, name))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(plain, { params: quality }))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(plain, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  cacheDir: here('../build/vite'),
  plugins: [svelte(), compressed()],
  resolve: { alias: { $lib: here('src/lib'), $messages: here('../src/undaunted/messages') } },
  build: {
    outDir: here('../src/undaunted/server/static'),
    emptyOutDir: true,
    manifest: 'assets.json', // for the test that weighs the first load
    assetsInlineLimit: 0, // the content policy allows no inline scripts, and fonts are cached better as files
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What a page needs comes in a few files: each one costs a question and its headers.
        codeSplitting: {
          groups: [
            { name: 'words-en', test: /messages\/en\/web(-art|-board|-play)?\.ftl/ },
            { name: 'words-fr', test: /messages\/fr\/web(-art|-board|-play)?\.ftl/ },
            {
              name: 'base',
              test: /node_modules|vite\/|lib\/(ui|net(?!\/campaigns)|words)\/|lib\/router|lobby\/Trouble/,
            },
            { name: 'base', test: /lib\/art\/(Icon|Emblem|icons|signs|sides)\b/ },
            { name: 'map', test: /lib\/art\/(land\/(MiniBoard|land)|seed)\./ },
            // The board stands before the film is here.
            {
              name: 'board',
              test: /lib\/board\/|lib\/mines\/told|lib\/film\/(director|beats|clock|meanwhile|reel)|lib\/art\/(?!Gallery|extra|people|land\/city)/,
            },
            { name: 'film', test: /lib\/film\/(?!missed|Narrator|Sending|Offer)/ },
            {
              name: 'table',
              test: /lib\/play\/(log\/(Log|story)|bars\/(SeatLine|Sign)|cards\/(PileChip|zones)|desk|keys|session)\./,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
