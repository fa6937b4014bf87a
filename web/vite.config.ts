import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` shows the client while it is written; the server may run elsewhere.
const server = process.env.UNDAUNTED_SERVER ?? 'http://127.0.0.1:8344'

export default defineConfig({
  cacheDir: here('../build/vite'),
  plugins: [svelte()],
  resolve: { alias: { $lib: here('src/lib'), $messages: here('../src/undaunted/messages') } },
  build: {
    outDir: here('../src/undaunted/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no inline scripts, and fonts are cached better as files
    target: 'es2022',
  },
  server: {
    port: 5173,
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
