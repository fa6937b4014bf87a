// What was built to stand: flats, halls, works, the silo. Whole, damaged, and what is left of them.
import { at, blob, box, draw, fill, inked, n, poly, scatter, type Point } from '$lib/art/pen'
import { between, oneOf, type Chance } from '$lib/art/seed'
import { sized } from '../ground'
import { through } from './grounds'
import {
  bare,
  craters,
  debris,
  disc,
  front,
  heap,
  hole,
  lid,
  littered,
  panes,
  rect,
  scorch,
  shadow,
  stub,
  torn,
  vents,
  windows,
  type Block,
} from './kit'
import { earth, type CityFace, type Scene } from './scene'

const block = (x: number, y: number, w: number, h: number, high: number): Block => ({ x, y, w, h, high })

/** Blocks from the far ones to the near ones. */
const inOrder = (all: readonly Block[]) => [...all].sort((a, b) => a.y + a.h - (b.y + b.h))

interface Plan {
  blocks: Block[]
  wall: string
  roof: string
  stacks?: Point[]
}

/** The ground plan of a block of flats: a bar, an L, a U about a yard, two bars. */
function flatsPlan({ r, number }: Scene): Plan {
  const kind = number % 4
  const high = between(r, 27, 35)
  const [x, y] = [between(r, 26, 34), between(r, 56, 64)]
  const shapes: Block[][] = [
    [block(x, y, 142, 36, high), block(x, y + 28, 38, 88, high), block(x + 104, y + 28, 38, 88, high)],
    [block(x, y, 142, 38, high), block(x + 6, y + 82, 132, 38, high)],
    [block(x - 4, y + 18, 148, 52, high + 7)],
    [block(x, y, 142, 40, high), block(x, y + 30, 42, 96, high)],
  ]
  return {
    blocks: inOrder(shapes[kind] as Block[]),
    wall: oneOf(r, ['brick', 'plaster', 'brick']),
    roof: oneOf(r, ['roof', 'roof-2', 'roof']),
  }
}

/** A public building: with wings, one great block, or a broad front with two towers. */
function hallPlan({ r, number }: Scene): Plan {
  const kind = number % 4
  const high = between(r, 30, 38)
  const shapes: Block[][] = [
    [block(26, 74, 148, 56, high - 6), block(26, 66, 38, 80, high), block(136, 66, 38, 80, high)],
    [block(36, 62, 128, 98, high + 4)],
    [block(30, 72, 140, 62, high - 8), block(64, 62, 72, 84, high + 6)],
    [block(32, 60, 136, 40, high - 4), block(32, 90, 44, 68, high - 4)],
  ]
  return {
    blocks: inOrder(shapes[kind] as Block[]),
    wall: number % 5 === 4 ? 'brick' : 'plaster',
    roof: oneOf(r, ['roof', 'roof-dark', 'roof-2']),
  }
}

/** A works: one great hall or several, with room for chimneys before them. */
function worksPlan({ r, number }: Scene): Plan {
  const high = between(r, 22, 28)
  const shapes: Block[][] = [
    [block(22, 52, 156, 52, high), block(30, 122, 140, 44, high - 6)],
    [block(22, 56, 156, 106, high)],
    [block(22, 54, 92, 112, high), block(122, 78, 56, 86, high - 7)],
    [block(22, 74, 54, 90, high - 5), block(84, 52, 94, 114, high)],
  ]
  return {
    blocks: inOrder(shapes[number % 4] as Block[]),
    wall: oneOf(r, ['brick', 'brick', 'concrete']),
    roof: oneOf(r, ['saw', 'saw', 'long', 'vault']),
    stacks: [
      [between(r, 150, 170), 182],
      [between(r, 30, 46), 186],
    ],
  }
}

/** The yard around it, and what runs by. */
function grounds(scene: Scene, paved: boolean): string {
  const { r } = scene
  return (
    earth(r) +
    through(scene) +
    (paved ? fill('road', blob(r, 100, 108, 92, 84, 0.05, 14), 0.55) : '') +
    bare(r, sized(r, scatter(r, 4, 40, [[100, 100, 84]], 12), 10, 14))
  )
}

/** What shells did to a block that stands. */
function wounds(scene: Scene, one: Block, wall: string, most = 3): string {
  const { hit } = scene
  const { x, y, w, h, high } = one
  const lights = windows(one)
  const burnt = lights.filter(() => hit() < 0.45)
  const holes = Math.min(most, Math.max(1, Math.round((w * h) / 2600)))
  const spots = Array.from({ length: holes }, (_, i): Point => [
    x + (w * (i + between(hit, 0.3, 0.7))) / holes,
    y - high + h * between(hit, 0.35, 0.65),
  ])
  const right = hit() < 0.5
  const [cx, reach] = [right ? x + w : x, Math.min(34, w * 0.34)]
  const dir = right ? -1 : 1
  // A corner is gone: roof and wall torn away together, floors to be seen.
  const bite: Point[] = [
    [cx + dir * -1, y + h - high - between(hit, 16, 22)],
    [cx + dir * reach * 0.35, y + h - high - between(hit, 12, 18)],
    [cx + dir * reach * 0.6, y + h - high - between(hit, 3, 8)],
    [cx + dir * reach, y + h - high + between(hit, 1, 5)],
    [cx + dir * reach * 0.72, y + h - high * 0.5],
    [cx + dir * reach * 0.86, y + h - high * 0.24],
    [cx + dir * reach * 0.5, y + h],
    [cx + dir * -1, y + h],
  ]
  const floors = [0.75, 0.5, 0.25]
    .map(
      (k) =>
        `M${at(cx, y + h - high * k)}l${n(dir * reach * between(hit, 0.4, 0.62))} ${n(between(hit, 0, 2))}`,
    )
    .join('')
  return (
    fill('soot', panes(burnt, 4.4, 6)) +
    scorch(burnt, hit) +
    spots.map(([u, v]) => hole(hit, u, v, Math.min(17, w * 0.24), Math.min(12, h * 0.3))).join('') +
    inked('soot', poly(bite), 1.2) +
    fill('dust-dark', poly(bite.map(([u, v]): Point => [cx + (u - cx) * 0.78, v + 3])), 0.7) +
    draw('concrete', 1.8, floors) +
    heap(hit, cx + dir * reach * 0.34, y + h + 4, reach * 0.62, 11, wall === 'plaster' ? 'plaster' : wall) +
    debris(
      hit,
      scatter(hit, 5, 9, [], 0).map(([u, v]): Point => [
        cx + dir * 8 + (u - 100) * 0.3,
        y + h + 8 + v * 0.08,
      ]),
      wall,
    )
  )
}

/** Walls without roofs about heaps of brick: the plan can still be read. */
function remains(scene: Scene, { blocks, wall }: Plan): string {
  const { hit } = scene
  return blocks
    .map((one) => {
      const { x, y, w, h, high } = one
      const up = high * 0.8
      const [a, b, c, d]: [Point, Point, Point, Point] = [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]
      const gap = between(hit, 0.25, 0.6)
      const mid: Point = [x + w * gap, y + h]
      const far: Point = [x + w * Math.min(0.94, gap + between(hit, 0.16, 0.28)), y + h]
      const beams = Array.from({ length: Math.round(w / 34) }, () => {
        const [u, v] = [x + between(hit, 8, w - 8), y + between(hit, 6, h - 4)]
        const a2 = between(hit, -0.9, 0.9)
        const l = between(hit, 9, 16)
        return `M${at(u - Math.cos(a2) * l, v - Math.sin(a2) * l)}L${at(u + Math.cos(a2) * l, v + Math.sin(a2) * l)}`
      }).join('')
      return (
        inked('dust-dark', rect(x, y, w, h), 1) +
        fill('soot', blob(hit, x + w * 0.5, y + h * 0.45, w * 0.36, h * 0.3, 0.2), 0.35) +
        stub(hit, a, b, up, wall) +
        stub(hit, a, d, up * 0.6, wall) +
        heap(hit, x + w * between(hit, 0.28, 0.4), y + h * 0.55, w * 0.25, h * 0.34, wall) +
        heap(hit, x + w * between(hit, 0.64, 0.76), y + h * 0.6, w * 0.22, h * 0.3, wall) +
        draw('soot', 3.4, beams) +
        draw('bark', 1.6, beams) +
        stub(hit, b, c, up * 0.5, wall) +
        stub(hit, d, mid, up * 0.9, wall) +
        stub(hit, far, c, up * 0.7, wall) +
        debris(
          hit,
          scatter(hit, 6, 8, [], 0).map(([u, v]): Point => [x + (w * u) / 200, y + h + 4 + v * 0.06]),
          wall,
        )
      )
    })
    .join('')
}

const flats: CityFace = (scene) => {
  const { r } = scene
  const plan = flatsPlan(scene)
  return (
    grounds(scene, true) +
    plan.blocks.map((one) => shadow(one)).join('') +
    plan.blocks
      .map((one) => {
        const whole = front(one, plan.wall) + lid(r, one, plan.roof) + vents(r, one, Math.round(one.w / 40))
        return whole + (scene.broken ? wounds(scene, one, plan.wall) : '')
      })
      .join('') +
    (scene.broken ? craters(scene.hit, [[172, 178]], 7, 10) : '')
  )
}

/** Columns before the wall, a pediment above: somebody was proud of it. */
function portico({ x, y, w, h, high }: Block): string {
  const count = Math.max(4, Math.round(w / 13))
  const columns = Array.from({ length: count }, (_, i) =>
    rect(x + 4 + ((w - 12) * i) / (count - 1), y + h - high + 4, 4, high - 4),
  )
  return (
    fill('soot', rect(x + 3, y + h - high + 4, w - 6, high - 6), 0.45) +
    inked('plaster', columns.join(''), 0.8) +
    inked(
      'plaster',
      poly([
        [x - 2, y + h - high + 4],
        [x + w / 2, y + h - high - 11],
        [x + w + 2, y + h - high + 4],
      ]),
      1.1,
    ) +
    inked('concrete', rect(x - 3, y + h - 2, w + 6, 5), 0.9)
  )
}

const hall: CityFace = (scene) => {
  const { r } = scene
  const plan = hallPlan(scene)
  const main = plan.blocks.reduce((a, b) => (b.high > a.high ? b : a))
  const grand = plan.wall === 'plaster' && r() < 0.75
  return (
    grounds(scene, true) +
    plan.blocks.map((one) => shadow(one)).join('') +
    plan.blocks
      .map((one) => {
        const { x, y, w, h, high } = one
        const inner: Block = block(x + w * 0.26, y + h * 0.2, w * 0.48, h * 0.46, high + 7)
        const lantern =
          one === main && !scene.broken
            ? inked(`${plan.wall}-dark`, rect(inner.x, inner.y + inner.h - high - 7, inner.w, 7), 0.9) +
              lid(r, inner, plan.roof)
            : ''
        const whole = front(one, plan.wall, one === main ? 10 : 9) + lid(r, one, plan.roof) + lantern
        return (
          whole +
          (grand && one === main ? portico(one) : '') +
          (scene.broken ? wounds(scene, one, plan.wall) : '')
        )
      })
      .join('') +
    (scene.broken ? littered(scene.hit, 5, plan.wall) : '')
  )
}

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
    grounds(scene, true) +
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

/** Where the roof is gone, its frame is to be seen. */
function girders(r: Chance, { x, y, w, h, high }: Block): string {
  const [cx, cy] = [x + w * between(r, 0.3, 0.7), y - high + h * between(r, 0.4, 0.6)]
  const [rx, ry] = [Math.min(38, w * 0.3), Math.min(30, h * 0.36)]
  const edge = torn(r, cx, cy, rx, ry, 15)
  let frame = ''
  for (let u = -0.8; u <= 0.8; u += 0.4)
    frame += `M${at(cx + rx * u, cy - ry * 0.75)}L${at(cx + rx * u + between(r, -3, 3), cy + ry * 0.75)}`
  for (const v of [-0.45, 0.1, 0.6])
    frame += `M${at(cx - rx * 0.85, cy + ry * v)}L${at(cx + rx * 0.85, cy + ry * v + between(r, -3, 3))}`
  return (
    fill('soot', poly(torn(r, cx, cy, rx * 1.2, ry * 1.2, 17)), 0.35) +
    inked('soot', poly(edge), 1.3) +
    fill('dust-dark', blob(r, cx, cy + 3, rx * 0.6, ry * 0.5, 0.2)) +
    draw('rust', 1.8, frame) +
    draw('gleam', 0.7, frame, '', 0.35)
  )
}

/** Steel that stands when the roof has fallen: columns, bent trusses, machines on the floor. */
const wreck: CityFace = (scene) => {
  const { r, hit } = scene
  const plan = worksPlan(scene)
  return (
    grounds(scene, false) +
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
    grounds(scene, true) +
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
    grounds(scene, false) +
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

/** A place that was a house once; some were before the battle came. */
const fallen =
  (planned: (scene: Scene) => Plan): CityFace =>
  (scene) => {
    const { hit } = scene
    const plan = planned(scene)
    return (
      grounds(scene, false) +
      fill('dust', blob(hit, 100, 110, 92, 80, 0.1, 12), 0.8) +
      remains(scene, plan) +
      craters(hit, scatter(hit, 3, 60, [[100, 100, 70]], 18), 8, 12) +
      littered(hit, 10, plan.wall)
    )
  }

export const BUILDINGS: Record<string, CityFace> = {
  flats,
  rubble: fallen(flatsPlan),
  hall,
  ruins: fallen(hallPlan),
  works,
  wreck,
  silo,
  stumps,
}
