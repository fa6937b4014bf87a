// Where people worked: halls of the great factories, the grain silo, and what is left of them.
import { at, blob, draw, fill, inked, n, poly, scatter, type Point } from '$lib/art/pen'
import { between, type Chance } from '$lib/art/seed'
import { girders, remains, wounds } from './damage'
import {
  craters,
  debris,
  disc,
  front,
  heap,
  hole,
  lid,
  rect,
  shadow,
  stub,
  torn,
  vents,
  type Block,
} from './kit'
import { block, worksPlan, yard } from './plans'
import { type CityFace } from './scene'

/** Roofs like a saw: a dark slope, a row of glass. */
function saw(r: Chance, { x, y, w, h, high }: Block, broken: boolean, hit: Chance): string {
  const top = y - high
  const teeth = Math.max(3, Math.round(w / 22))
  const step = w / teeth
  let [slope, glass, bars, out] = ['', '', '', '']
  for (let i = 0; i < teeth; i++) {
    const u = x + i * step
    slope += rect(u, top, step * 0.62, h)
    glass += rect(u + step * 0.62, top, step * 0.38, h)
    for (let v = 7; v < h; v += 8) bars += `M${at(u + step * 0.62, top + v)}h${n(step * 0.38)}`
    if (broken)
      for (let v = 0; v + 8 < h; v += 8)
        if (hit() < 0.4) out += rect(u + step * 0.62 + 0.6, top + v + 0.6, step * 0.38 - 1.2, 7)
  }
  return (
    inked('roof-dark', rect(x, top, w, h), 1.3) +
    inked('roof', slope, 1) +
    fill(
      'cap',
      Array.from({ length: teeth }, (_, i) => rect(x + i * step + 1.5, top + 2, step * 0.62 - 3, h - 4)).join(
        '',
      ),
      0.9,
    ) +
    inked('glass', glass, 0.8) +
    draw('ink', 0.7, bars, '', 0.5) +
    fill('soot', out) +
    draw(
      'gleam',
      1.1,
      Array.from({ length: teeth }, (_, i) => `M${at(x + i * step + 0.8, top + 1)}v${n(h - 2)}`).join(''),
      '',
      0.5,
    ) +
    vents(r, block(x, y, w, h, high), 1)
  )
}

/** A long roof to both sides of its ridge, with a lantern of glass along it. */
function long({ x, y, w, h, high }: Block, broken: boolean, hit: Chance): string {
  const top = y - high
  let [seams, panels, out] = ['', '', '']
  for (let u = 9; u < w - 4; u += 9) seams += `M${at(x + u, top)}v${n(h)}`
  for (let u = 12; u < w - 12; u += 9) {
    panels += `M${at(x + u, top + h * 0.36)}v${n(h * 0.22)}`
    if (broken && hit() < 0.5) out += rect(x + u + 0.6, top + h * 0.36, 8, h * 0.22)
  }
  return (
    inked('roof', rect(x, top, w, h * 0.5), 1.3) +
    inked('roof-dark', rect(x, top + h * 0.5, w, h * 0.5), 1.3) +
    draw('ink', 0.7, seams, '', 0.28) +
    fill('cap', rect(x + 2, top + 2, w - 4, h * 0.33) + rect(x + 2, top + h * 0.64, w - 4, h * 0.33), 0.9) +
    fill('shade', rect(x + 8, top + h * 0.58, w - 14, 5)) +
    inked('glass', rect(x + 8, top + h * 0.36, w - 16, h * 0.22), 1) +
    draw('ink', 0.7, panels, '', 0.6) +
    fill('soot', out) +
    draw('gleam', 1.4, `M${at(x + 1.2, top + h - 1)}V${n(top + 1.2)}H${n(x + w - 1)}`, '', 0.5)
  )
}

/** Vaults of concrete side by side. */
function vault({ x, y, w, h, high }: Block): string {
  const top = y - high
  const count = Math.max(2, Math.round(h / 26))
  const each = h / count
  const bands = (from: number, to: number) =>
    Array.from({ length: count }, (_, i) => rect(x, top + each * (i + from), w, each * (to - from))).join('')
  let ribs = ''
  for (let u = 15; u < w - 5; u += 15) ribs += `M${at(x + u, top)}v${n(h)}`
  return (
    inked('concrete', rect(x, top, w, h), 1.3) +
    fill('roof', bands(0.55, 0.8)) +
    fill('roof-dark', bands(0.8, 1)) +
    fill('gleam', bands(0.14, 0.32), 0.45) +
    fill('cap', bands(0.08, 0.6), 0.9) +
    draw('ink', 0.8, ribs, '', 0.35) +
    draw(
      'ink',
      1,
      Array.from({ length: count }, (_, i) => `M${at(x, top + each * i)}h${n(w)}`).join(''),
      '',
      0.7,
    )
  )
}

/** A chimney of brick, or the stump of one. */
function stack(r: Chance, x: number, y: number, tall: number, broken: boolean): string {
  const [w, up] = [11, broken ? tall * 0.4 : tall]
  const top: Point[] = broken
    ? [
        [x - w * 0.44, y - up],
        [x - w * 0.2, y - up - 7],
        [x + 1, y - up + 3],
        [x + w * 0.3, y - up - 4],
        [x + w * 0.44, y - up + 2],
      ]
    : [
        [x - w * 0.34, y - up],
        [x + w * 0.34, y - up],
      ]
  const bands = Array.from(
    { length: Math.floor(up / 10) },
    (_, i) => `M${at(x - w * 0.46, y - 6 - i * 10)}h${n(w * 0.9)}`,
  )
  return (
    fill(
      'shade',
      poly([
        [x - 3, y + 3],
        [x + 5, y + 3],
        [x + up * 0.75 + 6, y + up * 0.3 + 6],
        [x + up * 0.75, y + up * 0.3 + 8],
      ]),
    ) +
    inked('brick', poly([[x - w / 2, y + 3], ...top, [x + w / 2, y + 3]]), 1.1) +
    draw('ink', 0.7, bands.join(''), '', 0.4) +
    (broken
      ? heap(r, x + 15, y + 8, 13, 8)
      : fill('soot', rect(x - w * 0.3, y - up + 1, w * 0.6, 3)) +
        draw('brick-dark', 3, `M${at(x - w * 0.4, y - up + 5)}h${n(w * 0.8)}`))
  )
}

const works: CityFace = (scene) => {
  const { r, hit } = scene
  const plan = worksPlan(scene)
  return (
    yard(scene, true) +
    plan.blocks.map((one) => shadow(one)).join('') +
    plan.blocks
      .map((one) => {
        const doors = inked(
          'soot',
          rect(one.x + one.w * 0.4, one.y + one.h - one.high * 0.72, 16, one.high * 0.72),
          1,
        )
        return (
          front(one, plan.wall, 11) +
          doors +
          (plan.roof === 'saw'
            ? saw(r, one, scene.broken, hit)
            : plan.roof === 'long'
              ? long(one, scene.broken, hit)
              : vault(one)) +
          (scene.broken ? wounds(scene, one, plan.wall, 1) + girders(hit, one) : '')
        )
      })
      .join('') +
    (plan.stacks ?? []).map(([x, y], i) => stack(hit, x, y, i ? 62 : 78, scene.broken && i === 0)).join('')
  )
}

/** Steel that stands when the roof has fallen: columns, bent trusses, machines on the floor. */
const wreck: CityFace = (scene) => {
  const { hit } = scene
  const plan = worksPlan(scene)
  return (
    yard(scene, false) +
    plan.blocks
      .map((one) => {
        const { x, y, w, h, high } = one
        const bays = Math.max(3, Math.round(w / 28))
        let [posts, trusses, cast, machines] = ['', '', '', '']
        for (let i = 0; i <= bays; i++) {
          const u = x + (w * i) / bays
          const bent = between(hit, -7, 7)
          const up = high * between(hit, 0.7, 1.3)
          const fell = hit() < 0.3
          posts += `M${at(u, y)}l${n(bent)} ${n(-up)}M${at(u, y + h)}l${n(-bent)} ${n(-up * (fell ? 0.4 : 1))}`
          cast += `M${at(u, y)}l${n(up * 0.7)} ${n(up * 0.3)}M${at(u, y + h)}l${n(up * 0.7)} ${n(up * 0.3)}`
          if (!fell) {
            const [ax, ay, bx, by] = [u + bent, y - up, u - bent, y + h - up]
            const sag = between(hit, 4, 16)
            trusses += `M${at(ax, ay)}Q${at((ax + bx) / 2 + sag, (ay + by) / 2)} ${at(bx, by)}`
            for (let k = 0.15; k < 1; k += 0.17)
              trusses += `M${at(ax + (bx - ax) * k + sag * k * (1 - k) * 2, ay + (by - ay) * k)}l7 ${n(between(hit, 5, 8))}`
          }
          if (i < bays) machines += rect(u + between(hit, 5, 10), y + h * between(hit, 0.2, 0.6), 12, 9)
        }
        return (
          inked('concrete-dark', rect(x, y, w, h), 1) +
          fill('soot', blob(hit, x + w * 0.5, y + h * 0.5, w * 0.4, h * 0.36, 0.2), 0.4) +
          stub(hit, [x, y], [x + w * 0.55, y], high, plan.wall) +
          inked('rock-dark', machines, 1) +
          fill('shade', machines, 0.3) +
          heap(hit, x + w * 0.72, y + h * 0.36, w * 0.2, h * 0.22, plan.wall) +
          heap(hit, x + w * 0.3, y + h * 0.68, w * 0.24, h * 0.22, 'concrete') +
          draw('shade', 3, cast) +
          draw('ink', 4.2, posts) +
          draw('rust', 2.4, posts) +
          draw('ink', 3, trusses, '', 0.9) +
          draw('rust', 1.6, trusses) +
          stub(hit, [x + w * 0.5, y + h], [x + w, y + h], high * 0.8, plan.wall) +
          debris(
            hit,
            scatter(hit, 8, 12, [], 0).map(([u, v]): Point => [x + (w * u) / 200, y + h + 5 + v * 0.07]),
            plan.wall,
          )
        )
      })
      .join('') +
    (plan.stacks ?? []).map(([x, y]) => stack(hit, x, y, 66, true)).join('')
  )
}

/** Two rows of round bins beside a tower. */
const bins = (): { x: number; y: number }[] =>
  [0, 1].flatMap((row) => [0, 1, 2, 3].map((i) => ({ x: 44 + i * 31, y: 112 + row * 31 })))

const silo: CityFace = (scene) => {
  const { r, hit } = scene
  const high = 54
  const tower = block(136, 70, 44, 84, 70)
  const body = (x: number, y: number) =>
    inked('concrete-dark', `M${at(x - 16, y - high)}v${n(high)}a16 13 0 0 0 32 0v${n(-high)}z`, 1.1) +
    fill('shade', `M${at(x + 5, y - high + 12)}h11v${n(high - 12)}q-4 8-11 12z`, 0.7) +
    inked('concrete', disc(x, y - high, 16, 13)) +
    fill('cap', disc(x, y - high, 13, 10), 0.9) +
    draw('ink', 0.7, disc(x, y - high, 10, 8), '', 0.3)
  return (
    yard(scene, true) +
    shadow(block(28, 96, 112, 62, high)) +
    shadow(tower) +
    bins()
      .map(({ x, y }) => body(x, y))
      .join('') +
    front(tower, 'concrete', 12) +
    lid(r, tower, 'roof') +
    (scene.broken
      ? [
          [59, 84],
          [108, 96],
          [76, 128],
          [44, 120],
        ]
          .map(([x, y]) =>
            hole(
              hit,
              (x as number) + between(hit, -6, 6),
              y as number,
              between(hit, 9, 14),
              between(hit, 8, 12),
            ),
          )
          .join('') +
        wounds(scene, tower, 'concrete') +
        heap(hit, 62, 164, 30, 13, 'concrete') +
        craters(
          hit,
          [
            [30, 182],
            [128, 184],
          ],
          7,
          10,
        )
      : '')
  )
}

const stumps: CityFace = (scene) => {
  const { hit } = scene
  const one = (x: number, y: number) => {
    const up = between(hit, 10, 34)
    const rim = torn(hit, x, y - up, 16, 13, 13).map(([u, v]): Point => [u, v + between(hit, -4, 4)])
    return (
      inked('concrete-dark', `M${at(x - 16, y - up)}v${n(up)}a16 13 0 0 0 32 0v${n(-up)}z`, 1.1) +
      inked('concrete', disc(x, y - up, 16, 13), 1) +
      inked('soot', poly(rim.map(([u, v]): Point => [x + (u - x) * 0.84, y - up + (v - y + up) * 0.84])), 1) +
      fill('crop', blob(hit, x, y - up + 3, 7, 5, 0.2, 7), 0.9)
    )
  }
  const half = (all: { x: number; y: number }[]) => all.map(({ x, y }) => one(x, y)).join('')
  return (
    yard(scene, false) +
    heap(hit, 92, 150, 78, 34, 'concrete', 0.7) +
    half(bins().slice(0, 4)) +
    half(bins().slice(4)) +
    remains(scene, { blocks: [block(138, 84, 42, 70, 52)], wall: 'concrete', roof: 'roof' }) +
    craters(
      hit,
      [
        [34, 184],
        [120, 186],
      ],
      8,
      11,
    )
  )
}

export const FACTORIES: Record<string, CityFace> = { works, wreck, silo, stumps }
