// Reads a sample game (`tools/web_sample.py`) and writes its views as the client joins them: for tests/web.
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'

const { stage, updates } = JSON.parse(await text(process.stdin))
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { viewOf } = await vite.ssrLoadModule('/src/lib/net/view.ts')
process.stdout.write(JSON.stringify(updates.map((update) => viewOf(stage, update))))
await vite.close()
