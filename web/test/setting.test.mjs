// How boards lie in windows, without a browser.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const load = (name) => vite.ssrLoadModule(`/src/lib/${name}`)
const { turns, turnedStage, scaleIn, across } = await load('board/geometry/turning.ts')
const { settingFor } = await load('play/setting.ts')
const { sheet } = await load('board/geometry/layout.ts')

/** A made-up board: columns of tiles, every other one half a tile lower. */
function made(columns, rows) {
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns
    return { id: `${at}`, x: 2 * column, y: 2 * Math.floor(at / columns) + (column % 2) }
  })
}
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
]
const BOARDS = [
  [4, 4],
  [4, 5],
  [5, 4],
  [4, 7],
  [7, 3],
  [5, 6],
  [6, 5],
  [3, 10],
  [10, 3],
]
/** The board's room as the table's grid leaves it. */
function room([width, height], setting) {
  const narrow = width <= 760
  const bars = narrow ? 23 + 44 + 96 + 238 : 39 + 49 + 14 * Math.min(Math.max(0.014 * height, 12), 15) + 28
  return setting.beside
    ? { width: width - setting.column, height: height - 50 }
    : { width: width - setting.column, height: height - 50 - bars }
}
const best = (size, board) => scaleIn(size, turns(size, board) ? across(board) : board)

test('text on counters is 11 px high on every board of up to thirty tiles at 1440 × 900', () => {
  for (const [columns, rows] of BOARDS) {
    const board = sheet(made(columns, rows))
    for (const size of [
      [1440, 900],
      [1920, 1080],
    ]) {
      const setting = settingFor({ width: size[0], height: size[1] }, board)
      const text = 17.6 * best(room(size, setting), board)
      assert.ok(
        text >= 11,
        `${columns} × ${rows} at ${size}: ${text.toFixed(1)} px, ${JSON.stringify(setting)}`,
      )
    }
  }
})

test('tall and wide boards of the same tiles are seen equally large', () => {
  for (const [columns, rows] of BOARDS)
    for (const [width, height] of SIZES) {
      const window = { width, height }
      const [tall, wide] = [sheet(made(columns, rows)), across(sheet(made(columns, rows)))]
      const [one, other] = [settingFor(window, tall), settingFor(window, wide)]
      const ratio = best(room([width, height], one), tall) / best(room([width, height], other), wide)
      assert.ok(ratio > 0.96 && ratio < 1.04, `${columns} × ${rows} at ${width} × ${height}: ${ratio}`)
    }
})

test('another arrangement is only taken where tiles are larger for it', () => {
  for (const [columns, rows] of BOARDS)
    for (const size of SIZES) {
      const board = sheet(made(columns, rows))
      const setting = settingFor({ width: size[0], height: size[1] }, board)
      const around = { beside: false, log: size[0] >= 1180, column: size[0] >= 1180 ? 340 : 0 }
      const gain = best(room(size, setting), board) / best(room(size, around), board)
      assert.ok(gain >= 1, `${columns} × ${rows} at ${size}: ${gain}`)
    }
})

test('once it lies one way, a slightly different window does not turn it', () => {
  const board = { width: 848, height: 1048 }
  assert.equal(turns({ width: 900, height: 700 }, board), true)
  assert.equal(turns({ width: 700, height: 900 }, board), false)
  for (let width = 660; width <= 740; width += 10) {
    const room = { width, height: 700 }
    assert.equal(turns(room, board, true), true, `${width}`)
    assert.equal(turns(room, board, false), false, `${width}`)
  }
  assert.equal(turns({ width: 0, height: 0 }, board, true), true)
})

test('a turned board keeps its neighbours, and what was above lies on the left', () => {
  const stage = { tiles: made(4, 5) }
  const turned = turnedStage(stage)
  const far = (tiles, one, other) =>
    Math.abs(tiles[one].x - tiles[other].x) + Math.abs(tiles[one].y - tiles[other].y)
  for (let one = 0; one < 20; one++)
    for (let other = 0; other < 20; other++)
      assert.equal(far(turned.tiles, one, other), far(stage.tiles, one, other))
  assert.ok(turned.tiles[0].x < turned.tiles[16].x)
  assert.deepEqual(across(sheet(stage.tiles)).width, sheet(turned.tiles).width)
  assert.equal(turnedStage(stage), turned)
})
