// What befalls buildings: holes and torn corners first, then walls without roofs.
import { at, blob, draw, fill, inked, n, poly, scatter, type Point } from '$lib/art/pen'
import { between, type Chance } from '$lib/art/seed'
import { debris, heap, hole, panes, rect, scorch, stub, torn, windows, type Block } from './kit'
import { type Plan } from './plans'
import { type Scene } from './scene'

/** What shells did to a block that stands. */
export function wounds(scene: Scene, one: Block, wall: string, most = 3): string {
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
export function remains(scene: Scene, { blocks, wall }: Plan): string {
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

/** Where the roof is gone, its frame is to be seen. */
export function girders(r: Chance, { x, y, w, h, high }: Block): string {
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
