// What a city lies in: steppe, heights, ravines, the river.
import {
  at,
  beside,
  blob,
  curve,
  dots,
  draw,
  fill,
  inked,
  moved,
  poly,
  scatter,
  wander,
  type Point,
} from '$lib/art/pen'
import { between } from '$lib/art/seed'
import { bushes, stipple, tufts } from '../features'
import { MIDDLE, heights, sized } from '../ground'
import { bare, craters, debris, disc, rect } from './kit'
import { clear, earth, eastOf, lain, shore, through, volga, type CityFace } from './scene'

const lying = (line: readonly Point[], turned: boolean) => line.map((point) => lain(point, turned))

function boatAt([x, y]: Point, turned: boolean): string {
  const hull = turned
    ? `M${at(x - 17, y)}q17-11 34 0q-17 11-34 0z`
    : `M${at(x, y - 17)}q11 17 0 34q-11-17 0-34z`
  const seats = turned
    ? `M${at(x - 6, y - 5)}v10M${at(x + 5, y - 5)}v10`
    : `M${at(x - 5, y - 6)}h10M${at(x - 5, y + 5)}h10`
  return inked('bark', hull, 1.2) + draw('ink', 1, seats, '', 0.7)
}

function ferry(put: (x: number, y: number) => Point, turned: boolean): string {
  const hull = [
    put(150, 120),
    put(188, 120),
    put(192, 150),
    put(186, 190),
    put(168, 202),
    put(152, 190),
    put(146, 150),
  ]
  const [x, y] = put(169, 152)
  return (
    inked('rock-dark', curve(hull, true), 1.3) +
    fill(
      'sand',
      curve(
        hull.map(([u, v]): Point => [x + (u - x) * 0.8, y + (v - y) * 0.84]),
        true,
      ),
    ) +
    inked('concrete', rect(x - 11, y - 14, 22, 24), 1.1) +
    fill('pane', turned ? rect(x - 8, y - 10, 16, 4) : rect(x - 8, y - 10, 16, 4)) +
    inked('brick-dark', disc(x, y + 2, 5), 1) +
    fill('soot', disc(x, y + 2, 3))
  )
}

export const COUNTRY: Record<string, CityFace> = {
  steppe: (scene) => {
    const { r } = scene
    const path = wander(
      r,
      lain([-6, between(r, 40, 160)], scene.turned),
      lain([206, between(r, 40, 160)], scene.turned),
      22,
      4,
    )
    return (
      earth(r) +
      fill('crop', blob(r, between(r, 40, 160), between(r, 40, 160), 66, 48, 0.2), 0.6) +
      draw('soil', 3.4, curve(beside(path, 6)) + curve(beside(path, -6)), '9 5 4 7', 0.8) +
      through(scene, 16) +
      tufts(scatter(r, 34, 15, [], 10), 'crop-dark') +
      tufts(scatter(r, 12, 22, [MIDDLE], 12), 'leaf-dark') +
      bushes(r, sized(r, scatter(r, 4, 40, [MIDDLE], 18), 4, 7)) +
      craters(r, scatter(r, 5, 36, [MIDDLE], 20), 6, 11)
    )
  },
  heights: (scene) => {
    const { r } = scene
    const trench = wander(r, [30, between(r, 96, 130)], [172, between(r, 86, 118)], 15, 6).map(
      ([x, y], i): Point => [x, y + (i % 2 ? 8 : -8)],
    )
    return (
      earth(r) +
      heights(r, ['lush', 'ground', 'dust', 'dust-light'], 6) +
      through(scene, 14) +
      draw('dust-light', 13, curve(trench)) +
      draw('ink', 8, curve(trench), '', 0.8) +
      draw('soil-dark', 6.5, curve(trench)) +
      draw('soot', 2.6, curve(moved(trench, -0.8, -1)), '', 0.6) +
      tufts(scatter(r, 10, 22, [], 14), 'crop-dark') +
      craters(r, scatter(r, 11, 24, [], 16), 5, 10) +
      bare(r, sized(r, scatter(r, 3, 50, [MIDDLE], 20), 9, 12))
    )
  },
  ravine: (scene) => {
    const { r, turned } = scene
    const line = lying(wander(r, [-8, between(r, 80, 120)], [208, between(r, 80, 120)], 20, 5), turned)
    const d = curve(line)
    const gullies = line.slice(1, -1).flatMap((point, i) => {
      const side = i % 2 ? 1 : -1
      const to = turned ? [point[0] + side * 62, point[1] - 16] : [point[0] + 16, point[1] + side * 62]
      return [wander(r, point, to as unknown as Point, 7, 3)]
    })
    const g = gullies.map((one) => curve(one)).join('')
    return (
      earth(r) +
      through(scene, 14) +
      draw('soil-dark', 90, d, '', 0.55) +
      draw('soil', 84, d) +
      draw('soil', 26, g) +
      draw('ink', 84, d, '1 7', 0.25) +
      draw('ink', 58, d, '', 0.45) +
      draw('ink', 14, g, '', 0.4) +
      draw('soil-dark', 56, d) +
      draw('soil-dark', 12, g) +
      draw('dust', 34, curve(moved(line, 3, 4))) +
      draw('cap', 26, curve(moved(line, 3, 5)), '', 0.8) +
      draw('water', 7, curve(moved(line, 2, 6)), '', 0.9) +
      draw('pale', 1.3, curve(moved(line, 2, 5)), '10 9 4 8', 0.9) +
      bushes(
        r,
        sized(
          r,
          scatter(
            r,
            8,
            26,
            line.map(([x, y]) => [x, y, 34] as const),
            14,
          ),
          4,
          8,
        ),
      ) +
      craters(
        r,
        scatter(
          r,
          2,
          60,
          line.map(([x, y]) => [x, y, 50] as const),
          20,
        ),
        6,
        9,
      )
    )
  },
  bank: (scene) => {
    const { r, turned } = scene
    const edge = shore(scene, 94, 7)
    const foot = edge.map(([x, y]): Point => (turned ? [x, y - 26] : [x + 26, y]))
    const water = edge.map(([x, y], i): Point =>
      turned ? [x, y - 60 - (i % 2) * 5] : [x + 60 + (i % 2) * 5, y],
    )
    const slope = edge
      .slice(1, -1)
      .flatMap(([x, y], i) =>
        [-10, 6].map((k) => {
          const off = k + (i % 2) * 5
          return turned ? `M${at(x + off, y - 4)}l2-18` : `M${at(x + 4, y + off)}l18 2`
        }),
      )
      .join('')
    const dugouts = [
      [108, 52],
      [110, 138],
    ].map(([x, y]) => lain([x as number, y as number], turned))
    const boat = lain([between(r, 176, 184), between(r, 60, 140)], turned)
    return (
      earth(r) +
      through(scene) +
      tufts(scatter(r, 8, 22, [[170, 100, 100]], 14), 'crop-dark') +
      fill('sand', eastOf(foot, turned)) +
      fill(
        'shade',
        `${curve(edge)}L${[...foot]
          .reverse()
          .map(([x, y]) => at(x, y))
          .join('L')}z`,
        0.4,
      ) +
      fill(
        'soil',
        `${curve(edge)}L${[...foot]
          .reverse()
          .map(([x, y]) => at(x, y))
          .join('L')}z`,
        0.85,
      ) +
      draw('ink', 1.2, slope, '', 0.5) +
      draw('ink', 2, curve(edge), '', 0.75) +
      draw('cap', 5, curve(edge), '', 0.9) +
      draw('ink', 0.8, curve(foot), '', 0.4) +
      stipple(
        scatter(r, 18, 9, [], 8).filter((p) => (turned ? 200 - p[1] : p[0]) > 124),
        'soil-dark',
        1.4,
        0.5,
      ) +
      volga(scene, water) +
      dugouts
        .map(
          ([x, y]) =>
            inked('bark', rect(x - 9, y - 8, 18, 5), 0.9) + inked('soot', rect(x - 6, y - 3, 12, 10), 1),
        )
        .join('') +
      boatAt(boat, turned) +
      craters(
        r,
        scatter(
          r,
          2,
          50,
          [
            [150, 100, 80],
            [100, 50, 60],
          ].map((one) => {
            const [u, v] = lain([one[0] as number, one[1] as number], turned)
            return [u, v, one[2] as number] as const
          }),
          18,
        ),
        6,
        9,
      ) +
      bare(
        r,
        sized(
          r,
          scatter(r, 4, 30, [[...lain([160, 100], turned), 96] as const, ...clear(scene, 20)], 16),
          11,
          15,
        ),
      )
    )
  },
  landing: (scene) => {
    const { r, turned } = scene
    const water = shore(scene, 118, 6)
    const put = (x: number, y: number) => lain([x, y], turned)
    const quad = (x: number, y: number, w: number, h: number) =>
      poly([put(x, y), put(x + w, y), put(x + w, y + h), put(x, y + h)])
    const planks = (x: number, y: number, w: number, h: number) =>
      Array.from(
        { length: Math.floor(w / 6) },
        (_, i) => `M${at(...put(x + 6 * i + 3, y))}L${at(...put(x + 6 * i + 3, y + h))}`,
      ).join('')
    return (
      earth(r) +
      fill('sand', eastOf(shore(scene, 92, 5), turned)) +
      volga(scene, water) +
      through(scene, 30) +
      inked('road', quad(22, 62, 92, 76), 1) +
      draw('road-edge', 0.9, planks(22, 62, 92, 76), '', 0.4) +
      fill('shade', quad(106, 92, 80, 30)) +
      inked('bark', quad(100, 84, 82, 30), 1.2) +
      draw('ink', 0.9, planks(100, 84, 82, 30), '', 0.6) +
      draw(
        'ink',
        4.4,
        dots([put(108, 84), put(134, 84), put(160, 84), put(108, 114), put(134, 114), put(160, 114)]),
      ) +
      ferry(put, turned) +
      [
        [38, 76],
        [52, 74],
        [40, 122],
        [58, 126],
        [76, 74],
      ]
        .map(([x, y]) => {
          const [u, v] = put(x as number, y as number)
          return (
            fill('shade', rect(u - 3, v - 2, 14, 12)) +
            inked('bark', rect(u - 6, v - 6, 12, 10), 1) +
            draw('ink', 0.8, `M${at(u - 6, v - 6)}l12 10`, '', 0.5)
          )
        })
        .join('') +
      craters(r, [put(70, 168), put(44, 28)], 7, 11) +
      debris(r, scatter(r, 6, 20, [MIDDLE, [...put(170, 100), 90]], 18), 'bark')
    )
  },
}
