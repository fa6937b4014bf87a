// Reads the faces of a city (`tools/city_sheet.py`) and writes their pictures: for that sheet, and for tests/web.
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'

const faces = JSON.parse(await text(process.stdin))
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { city } = await vite.ssrLoadModule('/src/lib/art/land/city/city.ts')
process.stdout.write(JSON.stringify(faces.map((face) => city(face, face.turned ?? false))))
await vite.close()
