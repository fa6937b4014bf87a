import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
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
    proxy: { '/api': { target: 'http://127.0.0.1:8344', ws: true } },
  },
})
