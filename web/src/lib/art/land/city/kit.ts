// What a city is built of, seen from above and a little from the south: slabs with windows, heaps, holes, sandbags.
import { at, blob, box, draw, fill, inked, moved, n, poly, scatter, type Point } from '$lib/art/pen'
import { between, type Chance } from '$lib/art/seed'

/** A block of building: its ground plan, and how high its roof lies above it. */
export interface Block {
  x: number
  y: number
  w: number
  h: number
  high: number
}

export const rect = (x: number, y: number, w: number, h: number) => `M${at(x, y)}h${n(w)}v${n(h)}h${n(-w)}z`

export const disc = (x: number, y: number, r: number, ry = r) =>
  `M${at(x - r, y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0z`

/** What a block throws on the ground to its right. */
export function shadow({ x, y, w, h, high }: Block): string {
  const [dx, dy] = [high * 0.75 + 5, high * 0.3 + 4]
  return fill(
    'shade',
    poly([
      [x + 3, y + h],
      [x + w, y + h - 2],
      [x + w, y - high * 0.4],
      [x + w + dx, y + dy - 2],
      [x + w + dx, y + h + dy],
      [x + 9, y + h + dy],
    ]),
  )
}

/** Rows of windows on the wall that is seen. */
export function windows({ x, y, w, h, high }: Block, step = 9, tall = 5): Point[] {
  const found: Point[] = []
  const floors = Math.max(1, Math.floor(high / 10))
  const across = Math.max(1, Math.floor((w - 6) / step))
  const gap = (w - 4) / across
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < across; i++)
      found.push([x + 2 + gap * (i + 0.5), y + h - high + (high / floors) * (f + 0.5) - tall * 0.1])
  return found
}

export const panes = (all: readonly Point[], w = 3.6, h = 5) =>
  all.map(([x, y]) => rect(x - w / 2, y - h / 2, w, h)).join('')

/** Wall and windows; `colour` has a `-dark`. */
export function front(block: Block, colour: string, step = 9): string {
  const { x, y, w, h, high } = block
  return (
    inked(`${colour}-dark`, rect(x, y + h - high, w, high), 1) +
    fill('pane', panes(windows(block, step))) +
    draw('ink', 0.7, `M${at(x, y + h - 1.5)}h${n(w)}`, '', 0.5)
  )
}

/** A flat roof of tin or concrete: seams, parapet, a cap of snow in winter. */
export function lid(r: Chance, { x, y, w, h, high }: Block, colour: string): string {
  const top = y - high
  let seams = ''
  for (let u = between(r, 9, 14); u < w - 5; u += between(r, 11, 15))
    seams += `M${at(x + u, top + 2)}v${n(h - 4)}`
  return (
    inked(colour, rect(x, top, w, h), 1.3) +
    draw('ink', 0.7, seams, '', 0.25) +
    fill('cap', rect(x + 2.5, top + 2.5, w - 5, h - 6), 0.92) +
    draw('ink', 0.8, rect(x + 2.5, top + 2.5, w - 5, h - 5), '', 0.35) +
    draw('gleam', 1.4, `M${at(x + 1.2, top + h - 1)}V${n(top + 1.2)}H${n(x + w - 1)}`, '', 0.55)
  )
}

/** Chimneys and hatches. */
export function vents(r: Chance, { x, y, w, h, high }: Block, count: number): string {
  let [dark, body] = ['', '']
  for (let i = 0; i < count; i++) {
    const [u, v] = [x + between(r, 8, w - 12), y - high + between(r, 6, h - 10)]
    dark += rect(u + 2, v + 2, 8, 5)
    body += rect(u, v, 5, 5)
  }
  return fill('shade', dark) + inked('brick', body, 0.9)
}

/** Rubble: stones, bricks and dust, highest in the middle. */
export function heap(
  r: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = 'brick',
  many = 1,
): string {
  const count = Math.round(((rx * ry) / 15) * many)
  const stones = ['', '', '']
  for (let i = 0; i < count; i++) {
    const [a, d] = [r() * 6.283, Math.sqrt((i + 1) / count)]
    const [u, v] = [x + Math.cos(a) * rx * d * 0.95, y + Math.sin(a) * ry * d * 0.95]
    const s = between(r, 2.6, 5.4) * (1.3 - d * 0.55)
    stones[i % 3] += poly(box(u, v, s * between(r, 1.2, 1.9), s, r() * 3.1))
  }
  return (
    fill('shade', blob(r, x + 5, y + 4, rx * 1.04, ry * 1.04, 0.12, 9), 0.8) +
    fill('dust-dark', blob(r, x + 1, y + 1, rx * 1.05, ry * 1.06, 0.16, 11)) +
    fill('dust', blob(r, x, y, rx * 0.94, ry * 0.92, 0.16, 10)) +
    fill('dust-light', blob(r, x - rx * 0.16, y - ry * 0.2, rx * 0.55, ry * 0.5, 0.2, 8)) +
    inked(`${colour}-dark`, stones[0] ?? '', 0.6) +
    inked(colour, stones[1] ?? '', 0.6) +
    inked('dust-light', stones[2] ?? '', 0.6) +
    fill('cap', blob(r, x - rx * 0.22, y - ry * 0.24, rx * 0.46, ry * 0.38, 0.25, 8), 0.88) +
    fill('cap', blob(r, x + rx * 0.42, y + ry * 0.15, rx * 0.28, ry * 0.24, 0.25, 7), 0.88)
  )
}

/** Loose stones. */
export function debris(r: Chance, points: readonly Point[], colour = 'brick'): string {
  return inked(
    colour,
    points.map(([x, y]) => poly(box(x, y, between(r, 3, 6), between(r, 2, 4), r() * 3))).join(''),
    0.7,
  )
}

/** A ragged ring, as torn out. */
export function torn(r: Chance, x: number, y: number, rx: number, ry: number, teeth = 14): Point[] {
  return Array.from({ length: teeth }, (_, i) => {
    const a = ((i + between(r, -0.35, 0.35)) * 6.2832) / teeth
    const k = between(r, 0.72, 1.1)
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
  })
}

/** A hole in a roof: dark, with what fell through it and beams across. */
export function hole(r: Chance, x: number, y: number, rx: number, ry: number): string {
  const edge = torn(r, x, y, rx, ry, 16)
  const tilt = between(r, -0.35, 0.35)
  const beams = [-0.55, -0.1, 0.4]
    .map((k) => {
      const half = rx * Math.sqrt(1 - k * k) * between(r, 0.62, 0.88)
      const v = y + ry * k
      return `M${at(x - half, v - half * tilt)}L${at(x + half, v + half * tilt)}`
    })
    .join('')
  return (
    fill('soot', blob(r, x, y - ry * 0.15, rx * 1.45, ry * 1.4, 0.16, 9), 0.22) +
    inked('soot', poly(edge), 1.2) +
    fill('dust-dark', blob(r, x + rx * 0.1, y + ry * 0.22, rx * 0.55, ry * 0.45, 0.2, 7), 0.8) +
    draw('bark', 1.9, beams) +
    draw(
      'gleam',
      1,
      `M${edge
        .slice(0, 8)
        .map(([u, v]) => at(u + 0.8, v + 0.8))
        .join('L')}`,
      '',
      0.45,
    )
  )
}

/** Soot above windows that burnt. */
export const scorch = (all: readonly Point[], r: Chance) =>
  fill(
    'soot',
    all
      .map(
        ([x, y]) =>
          `M${at(x - 2, y)}q${n(-1.5)} ${n(-6)} ${n(between(r, -2, 2))} ${n(-between(r, 9, 14))}q4 4 ${n(3)} ${n(10)}z`,
      )
      .join(''),
    0.6,
  )

/** Where a shell fell. */
export function craters(r: Chance, points: readonly Point[], low = 6, high = 11): string {
  return points
    .map(([x, y]) => {
      const s = between(r, low, high)
      return (
        fill('dust-light', poly(torn(r, x, y, s * 1.5, s * 1.25, 15)), 0.9) +
        inked('dust-dark', blob(r, x, y, s, s * 0.8, 0.14, 8), 0.9) +
        fill('soot', blob(r, x - s * 0.18, y - s * 0.12, s * 0.62, s * 0.46, 0.15, 7), 0.75) +
        fill(
          'cap',
          `M${at(x - s * 0.5, y + s * 0.66)}q${n(s * 0.6)} ${n(s * 0.34)} ${n(s * 1.2)} ${n(-s * 0.2)}q${n(-s * 0.4)} ${n(-s * 0.1)} ${n(-s * 1.2)} ${n(s * 0.2)}z`,
        )
      )
    })
    .join('')
}

/** What is left of a wall: from one point to another, uneven at the top, with empty windows. */
export function stub(r: Chance, from: Point, to: Point, high: number, colour = 'brick'): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.max(3, Math.round(length / 7))
  const level = between(r, 0.6, 1)
  const tops = Array.from({ length: steps + 1 }, (_, i): Point => {
    const k = i / steps
    const up =
      high * Math.max(0.18, level * (0.45 + 0.55 * Math.sin(k * 3.1 + r() * 1.4)) * between(r, 0.6, 1.1))
    return [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k - up]
  })
  const flat = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1])
  const holes = flat
    ? tops
        .slice(1, -1)
        .filter(([, y], i) => i % 2 === 0 && from[1] - y > 9)
        .map(([x]) => rect(x - 2, from[1] - 8.5, 4, 5))
        .join('')
    : ''
  return (
    fill('shade', poly([from, to, [to[0] + high * 0.5, to[1] + 6], [from[0] + high * 0.5, from[1] + 6]])) +
    inked(flat ? `${colour}-dark` : colour, poly([from, ...tops, to]), 1.1) +
    fill('soot', holes) +
    draw('gleam', 1.2, `M${tops.map(([x, y]) => at(x, y)).join('L')}`, '', 0.5) +
    draw(
      'cap',
      2,
      `M${moved(tops, 0, -0.8)
        .map(([x, y]) => at(x, y))
        .join('L')}`,
    )
  )
}

/** Sandbags in a row, two courses high. */
export function sandbags(points: readonly Point[]): string {
  let [low, high] = ['', '']
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const count = Math.max(1, Math.round(length / 10))
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    for (let k = 0; k < count; k++) {
      const [x, y] = [a[0] + ((b[0] - a[0]) * (k + 0.5)) / count, a[1] + ((b[1] - a[1]) * (k + 0.5)) / count]
      low += bag(x, y, turn)
      if (k < count - 1 || i < points.length - 1)
        high += bag(
          x + (Math.cos(turn) * length) / count / 2,
          y + (Math.sin(turn) * length) / count / 2 - 4.2,
          turn,
        )
    }
  }
  const line = points.map(([x, y]) => at(x + 3, y + 5)).join('L')
  return draw('shade', 9, `M${line}`) + inked('bag-dark', low, 1) + inked('bag', high, 1)
}

function bag(x: number, y: number, turn: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const put = (u: number, v: number) => at(x + u * c - v * s, y + u * s + v * c)
  return `M${put(-5.6, 0)}C${put(-5.6, -4)} ${put(5.6, -4)} ${put(5.6, 0)}C${put(5.6, 4)} ${put(-5.6, 4)} ${put(-5.6, 0)}z`
}

/** Barbed wire in coils between posts. */
export function wire(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.round(length / 5)
  const [dx, dy] = [(to[0] - from[0]) / steps, (to[1] - from[1]) / steps]
  let [coil, posts] = [`M${at(...from)}`, '']
  for (let i = 0; i < steps; i++) {
    const [x, y] = [from[0] + dx * i, from[1] + dy * i]
    coil += `C${at(x + dx * 1.8 + dy, y + dy * 1.8 - dx - 5)} ${at(x - dx * 0.8 + dy, y - dy * 0.8 - dx - 5)} ${at(x + dx, y + dy)}`
    if (i % 5 === 0) posts += `M${at(x - 3, y + 3)}l6-11M${at(x + 3, y + 3)}l-6-11`
  }
  return draw('shade', 2.6, coil, '', 0.5) + draw('ink', 1.2, coil) + draw('bark', 2.4, posts)
}

/** Hedgehogs of rail against tanks. */
export const hedgehogs = (points: readonly Point[]) =>
  draw('shade', 2.6, points.map(([x, y]) => `M${at(x - 5, y + 8)}l16-3`).join('')) +
  draw(
    'ink',
    3.4,
    points
      .map(([x, y]) => `M${at(x - 8, y + 6)}l16-13M${at(x + 8, y + 6)}l-16-13M${at(x, y - 9)}v16`)
      .join(''),
  ) +
  draw(
    'rust',
    1.8,
    points
      .map(([x, y]) => `M${at(x - 8, y + 6)}l16-13M${at(x + 8, y + 6)}l-16-13M${at(x, y - 9)}v16`)
      .join(''),
  )

/** Trees that have nothing left but their branches. */
export function bare(r: Chance, all: readonly (readonly [number, number, number])[]): string {
  let [shade, twigs] = ['', '']
  for (const [x, y, s] of all) {
    for (let i = 0; i < 5; i++) {
      const a = -1.57 + (i - 2) * 0.55 + between(r, -0.15, 0.15)
      const [u, v] = [x + Math.cos(a) * s, y - s * 0.5 + Math.sin(a) * s]
      twigs += `M${at(x, y - s * 0.45)}Q${at(x + (u - x) * 0.4, y - s * 0.7)} ${at(u, v)}m${at(-Math.cos(a) * s * 0.35, -Math.sin(a) * s * 0.35)}l${at(Math.cos(a + 0.7) * s * 0.3, Math.sin(a + 0.7) * s * 0.3)}`
    }
    twigs += `M${at(x, y)}v${n(-s * 0.6)}`
    shade += `M${at(x, y)}l${n(s * 0.8)} ${n(s * 0.3)}m${n(-s * 0.3)} ${n(-s * 0.3)}l${n(s * 0.5)} ${n(s * 0.5)}`
  }
  return draw('shade', 2, shade) + draw('bark', 1.7, twigs)
}

/** Loose stones all over. */
export const littered = (r: Chance, count: number, colour = 'brick') =>
  debris(r, scatter(r, count, 12, [], 10), colour)
