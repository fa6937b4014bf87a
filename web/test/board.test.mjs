// The board's sums, without a browser: `npm test`. Vite reads the TypeScript.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

globalThis.matchMedia = () => ({ matches: true })
globalThis.window = globalThis
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const load = (name) => vite.ssrLoadModule(`/src/lib/${name}`)
const { arrange, TILE } = await load('board/geometry/layout.ts')
const { stand, FIELD, RADIUS, COUNTER, STRUCTURE, VEHICLE } = await load('board/geometry/stand.ts')
const { nearest } = await load('board/geometry/compass.ts')
const { openVehicles, offersOf, placeActions, bearer } = await load('board/offers.ts')
const { cells, extent, nearer } = await load('board/geometry/reach.ts')
const { clearOf } = await load('board/geometry/clear.ts')
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

const soldier = (thing, x, y) => ({ thing, x, y, wide: 29, high: 29 })

test('a finger has room around every target, and never in the half of a neighbour', () => {
  const targets = [soldier('a', 38, 76), soldier('b', 38, 137), soldier('c', 99, 76), soldier('d', 438, 76)]
  for (const k of [0.3, 0.5, 1]) {
    const found = cells(targets, k)
    for (const one of targets)
      for (const [x, y] of found.get(one.thing)) {
        const far = (to) => Math.hypot(to.x - x, to.y - y)
        for (const other of targets)
          assert.ok(far(one) <= far(other) + 0.01, `${one.thing} ${other.thing} at ${k}`)
      }
    assert.ok(extent(found.get('d')) * k >= 40)
  }
  // Four in a square reach outwards where there is room.
  assert.ok(extent(cells(targets, 0.4).get('a')) * 0.4 >= 40)
})

test('targets that are close together are looked at from nearer, all of them', () => {
  const room = { width: 390, height: 400 }
  const close = [soldier('a', 38, 76), soldier('b', 99, 76), soldier('c', 160, 76)]
  const { box, k } = nearer(close, room, 0.3)
  assert.ok(box.width * k < 390 && box.height * k < 400)
  for (const cell of cells(close, k).values()) assert.ok(extent(cell) * k >= 40)
  assert.equal(nearer([soldier('a', 38, 76), soldier('b', 438, 76)], room, 0.3), null)
  assert.equal(nearer(close, { width: 1000, height: 800 }, 0.8), null)
  assert.equal(nearer(close, { width: 0, height: 0 }, -0.01), null)
})

test('the camera goes nearer by itself and comes back, unless the player has moved it', () => {
  const camera = new Camera({ x: 0, y: 0, width: 1400, height: 800 })
  camera.resize(390, 400)
  const whole = camera.k
  const wish = { box: { x: 0, y: 0, width: 300, height: 200 }, k: 0.75 }
  camera.approach(wish)
  assert.equal(camera.k, 0.75)
  camera.resize(400, 400)
  assert.equal(camera.k, 0.75)
  camera.withdraw()
  camera.resize(390, 400)
  assert.equal(camera.k, whole)
  camera.zoomAt(0, 0, 1.5)
  const own = camera.k
  camera.approach(wish)
  camera.withdraw()
  assert.equal(camera.k, own)
})

test('buttons on the map go out of the way of what may be tapped there', () => {
  const room = { width: 430, height: 346 }
  const size = { width: 45, height: 44 }
  const at = (x, y) => ({ x, y, wide: 17, high: 17 })
  const lower = at(402, 330)
  const upper = at(400, 20)
  const middle = at(410, 173)
  assert.equal(clearOf([], 'right', size, room), 8)
  assert.equal(clearOf([at(30, 330), at(200, 330)], 'right', size, room), 8, 'the other side does not matter')
  assert.equal(clearOf([lower], 'right', size, room), 346 - 8 - 44)
  assert.equal(clearOf([lower], 'left', size, room), 8)
  assert.equal(clearOf([lower, upper], 'right', size, room), (346 - 44) / 2)
  assert.equal(clearOf([lower, upper, middle], 'right', size, room), 8, 'nowhere is better')
})
