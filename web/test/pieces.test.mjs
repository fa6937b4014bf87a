// What is drawn on pieces for all to see, from afar and without colours: `npm test`. Svelte renders, nothing is shown.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const load = (name) => vite.ssrLoadModule(name)
const { render } = await load('svelte/server')
const { default: VehicleArt } = await load('/src/lib/art/pieces/VehicleArt.svelte')
const { default: CrewPanel } = await load('/src/lib/board/CrewPanel.svelte')

const side = { name: 'LRDG', text: 'LRDG', style: 0 }
const soldier = (id) => ({ id, title: 'Scout', side: 'LRDG', squad: 'A', defence: 4, text: id })
const counters = [
  soldier('driver'),
  soldier('gunner'),
  { ...soldier('truck'), title: 'Chevrolet', vehicle: true },
]
const place = (id, counter) => ({ id: `truck/${id}`, name: id, title: id, needs: true, actions: [], counter })
const truck = {
  id: 'truck', name: 'Chevrolet', title: 'Chevrolet', armour: 6, integrity: 4, critical: 3,
  places: [place('front', 'driver'), place('back', 'gunner'), place('side', null)],
} // prettier-ignore
const count = (body, what) => body.split(what).length - 1
const drawn = (seen, down = []) =>
  render(VehicleArt, {
    props: {
      info: truck,
      seen: { ...truck, holder: 'LRDG', damage: 0, disabled: false, ...seen },
      side,
      counters,
      suppressed: new Set(down),
    },
  }).body

test('who is suppressed aboard is hatched over and has a sign, and nobody else', () => {
  for (const down of [[], ['gunner'], ['driver', 'gunner'], ['somebody else']]) {
    const body = drawn({}, down)
    const expected = down.filter((one) => one !== 'somebody else').length
    assert.equal(count(body, 'data-mark="suppressed"'), expected, down.join())
    assert.equal(count(body, 'class="pinned'), expected, down.join())
  }
})

test('every hit scorches a vehicle and fills a pip; a wreck smokes instead', () => {
  for (const damage of [0, 1, 2]) {
    const body = drawn({ damage })
    assert.equal(count(body, 'class="scorch'), damage)
    assert.equal(body.match(/class="pip[^"]*\bhit\b/g)?.length ?? 0, damage)
    assert.equal(count(body, 'class="wreck'), 0)
  }
  const wreck = drawn({ damage: 3, disabled: true })
  assert.equal(count(wreck, 'class="scorch'), 0)
  assert.equal(count(wreck, 'class="wreck'), 1)
  assert.ok(count(wreck, 'class="smoke') > 0)
})

test('opened up, a vehicle shows the same', () => {
  const opened = (down) =>
    render(CrewPanel, {
      props: {
        stage: {
          counters,
          cards: [],
          tiles: [],
          vehicles: [truck],
          structures: [],
          scenario: { sides: [side] },
        },
        vehicle: { ...truck, holder: 'LRDG', damage: 0, disabled: false },
        offers: new Map(),
        suppressed: new Set(down),
        anchor: { x: 100, top: 80, bottom: 120 },
        room: { width: 400, height: 400 },
      },
    }).body
  assert.equal(count(opened([]), 'class="pinned'), 0)
  assert.equal(count(opened(['gunner']), 'class="pinned'), 1)
})
