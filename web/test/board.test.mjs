// The board's sums, without a browser: `npm test`. Vite reads the TypeScript.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

globalThis.matchMedia = () => ({ matches: true })
globalThis.window = globalThis
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const load = (name) => vite.ssrLoadModule(`/src/lib/${name}`)
const { arrange, TILE } = await load('board/layout.ts')
const { stand, FIELD, RADIUS, COUNTER, STRUCTURE, VEHICLE } = await load('board/stand.ts')
const { nearest } = await load('board/compass.ts')
const { openVehicles, offersOf, placeActions, bearer, isOnBoard } = await load('board/offers.ts')
const { Camera } = await load('board/camera.svelte.ts')
const { beatsOf } = await load('film/beats.ts')

function* crowds() {
  for (const vehicles of [0, 1, 2, 3])
    for (const structures of [0, 1, 2])
      for (let left = 0; left <= 12; left++)
        for (let right = 0; left + right <= 12; right++) yield { left, right, vehicles, structures }
}

/** As boxes: half width and half height. */
function boxes(found) {
  const box = (spots, width, height) =>
    spots.map(({ x, y, scale }) => ({ x, y, w: (scale * width) / 2, h: (scale * height) / 2 }))
  return [
    ...box([...found.left, ...found.right], 2 * RADIUS, 2 * RADIUS),
    ...box(found.vehicles, VEHICLE.width, VEHICLE.height),
    ...box(found.structures, STRUCTURE.width, STRUCTURE.height),
  ]
}

test('up to twelve counters find room beside vehicles, structures, marks and each other', () => {
  for (const crowd of crowds()) {
    const all = boxes(stand(crowd))
    const told = JSON.stringify(crowd)
    assert.equal(all.length, crowd.left + crowd.right + crowd.vehicles + crowd.structures, told)
    all.forEach((one, at) => {
      assert.ok(one.x - one.w >= FIELD.left - 0.01 && one.x + one.w <= FIELD.right + 0.01, told)
      assert.ok(one.y - one.h >= FIELD.top - 0.01 && one.y + one.h <= FIELD.bottom + 0.01, told)
      for (const other of all.slice(at + 1))
        assert.ok(
          Math.abs(one.x - other.x) >= one.w + other.w - 0.01 ||
            Math.abs(one.y - other.y) >= one.h + other.h - 0.01,
          told,
        )
    })
  }
})

test('counters have one size: six on a tile, or four beside a vehicle or a structure', () => {
  for (const crowd of crowds()) {
    const bigs = crowd.vehicles + crowd.structures
    if (bigs > 2 || crowd.left + crowd.right + 2 * bigs > 6) continue
    const { left, right, vehicles, structures } = stand(crowd)
    const told = JSON.stringify(crowd)
    for (const { scale } of [...left, ...right]) assert.equal(scale, COUNTER / RADIUS, told)
    for (const { scale } of vehicles) assert.equal(scale, VEHICLE.scale, told)
    for (const { scale } of structures) assert.equal(scale, STRUCTURE.scale, told)
  }
})

test('side 0 stands left of side 1 in every row', () => {
  for (const crowd of crowds()) {
    const { left, right } = stand(crowd)
    for (const one of left)
      for (const other of right) if (one.y === other.y) assert.ok(one.x < other.x, JSON.stringify(crowd))
  }
})

const truck = {
  id: 'lrdg-truck',
  places: [
    { id: 'truck/driver', name: 'driver', actions: [{ thing: 'truck/driver.drive', word: 'drive' }] },
    { id: 'truck/gunner', name: 'gunner', actions: [{ thing: 'truck/gunner.attack', word: 'attack' }] },
  ],
}
const stage = { scenario: { sides: [{ name: 'LRDG' }, { name: 'Italian' }] }, vehicles: [truck] }
const view = {
  tiles: [{ id: '1A', x: 1, y: 2, markers: {}, escapes: [] }],
  counters: [
    { id: 'lrdg-truck', side: 'LRDG', tile: '1A' },
    { id: 'lrdg-scout', side: 'LRDG', tile: '1A', aboard: 'truck/gunner' },
    { id: 'italian-rifleman', side: 'Italian', tile: '1A' },
    { id: 'italian-gone', side: 'Italian', tile: null },
  ],
  vehicles: [
    {
      id: 'lrdg-truck',
      places: [
        { id: 'truck/driver', counter: null },
        { id: 'truck/gunner', counter: 'lrdg-scout' },
      ],
    },
  ],
  structures: [],
}
const choice = (thing, kind) => ({ thing, kind, text: thing, rule: '' })

test('the crew is in its vehicle, and who left the board is not on it', () => {
  const spots = arrange(stage, view)
  assert.deepEqual([...spots.keys()].sort(), ['@italian-rifleman', '@lrdg-truck'])
  assert.equal(bearer(stage, view, 'lrdg-scout'), '@lrdg-truck')
  assert.equal(bearer(stage, view, 'italian-rifleman'), '@italian-rifleman')
})

test('a vehicle opens for a place, for somebody aboard and for an action of a place', () => {
  const opened = (...offered) => openVehicles(view, offersOf(offered))
  assert.deepEqual(opened(choice('truck/driver', 'place')), ['lrdg-truck'])
  assert.deepEqual(opened(choice('@lrdg-scout', 'counter')), ['lrdg-truck'])
  assert.deepEqual(opened(choice('truck/gunner.attack', 'action')), ['lrdg-truck'])
  assert.deepEqual(opened(choice('@italian-rifleman', 'counter'), choice('lrdg-scout.attack', 'action')), [])
  const [found] = placeActions(stage, [choice('x.move', 'action'), choice('truck/gunner.attack', 'action')])
  assert.equal(found.placeName, 'gunner')
  assert.ok(isOnBoard(found.choice) && !isOnBoard(choice('x.move', 'action')))
})

test('arrow keys go to the nearest thing in their direction', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 80 },
    { x: -50, y: 10 },
  ]
  const from = { x: 0, y: 0 }
  assert.equal(nearest(from, 'ArrowRight', points), 0)
  assert.equal(nearest(from, 'ArrowDown', points), 1)
  assert.equal(nearest(from, 'ArrowLeft', points), 2)
  assert.equal(nearest(from, 'ArrowUp', points), -1)
})

test('the board never leaves the screen', () => {
  const camera = new Camera({ x: -36, y: -36, width: 872, height: 1072 })
  camera.resize(390, 420)
  const edges = () => ({
    left: -36 * camera.k + camera.x,
    right: 836 * camera.k + camera.x,
    top: -36 * camera.k + camera.y,
    bottom: 1036 * camera.k + camera.y,
  })
  const whole = edges()
  assert.ok(whole.left >= 0 && whole.right <= 390 && whole.top >= 0 && whole.bottom <= 420)
  for (const [dx, dy] of [
    [9999, 9999],
    [-9999, -9999],
  ]) {
    camera.zoomAt(100, 100, 3)
    camera.panBy(dx, dy)
    const seen = edges()
    assert.ok(
      seen.left < 195 && seen.right > 195 && seen.top < 210 && seen.bottom > 210,
      JSON.stringify(seen),
    )
  }
  camera.fit()
  assert.deepEqual(edges(), whole)
})

test('zooming keeps the point under the pointer', () => {
  const camera = new Camera({ x: 0, y: 0, width: 800, height: 800 })
  camera.resize(800, 800)
  const before = (300 - camera.x) / camera.k
  camera.zoomAt(300, 400, 1.7)
  assert.ok(Math.abs((300 - camera.x) / camera.k - before) < 1e-6)
})

test('of our own doing the film shows only what it brought', () => {
  const happened = ['played', 'shot', 'casualty', 'drew'].map((kind) => ({
    kind,
    decision: 1,
    text: '',
    args: {},
  }))
  const kinds = (own) => beatsOf(happened, { own }).map((beat) => beat.happening.kind)
  assert.deepEqual(kinds(false), ['played', 'shot', 'casualty'])
  assert.deepEqual(kinds(true), ['shot', 'casualty'])
})
