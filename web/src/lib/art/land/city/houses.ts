// Where people lived and met: blocks of flats, public buildings, and their ruins.
import { blob, fill, inked, poly, scatter } from '$lib/art/pen'
import { remains, wounds } from './damage'
import { craters, front, lid, littered, rect, shadow, vents, type Block } from './kit'
import { block, flatsPlan, hallPlan, yard, type Plan } from './plans'
import { type CityFace, type Scene } from './scene'

const flats: CityFace = (scene) => {
  const { r } = scene
  const plan = flatsPlan(scene)
  return (
    yard(scene, true) +
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
  const main = plan.blocks.at(scene.number % 4 === 2 ? -1 : 0)
  const grand = plan.wall === 'plaster' && [1, 2].includes(scene.number % 4)
  return (
    yard(scene, true) +
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

/** A place that was a house once; some were before the battle came. */
const fallen =
  (planned: (scene: Scene) => Plan): CityFace =>
  (scene) => {
    const { hit } = scene
    const plan = planned(scene)
    return (
      yard(scene, false, fill('dust', blob(hit, 100, 110, 92, 80, 0.1, 12), 0.8)) +
      remains(scene, plan) +
      craters(hit, scatter(hit, 3, 60, [[100, 100, 70]], 18), 8, 12) +
      littered(hit, 10, plan.wall)
    )
  }

export const HOUSES: Record<string, CityFace> = {
  flats,
  hall,
  rubble: fallen(flatsPlan),
  ruins: fallen(hallPlan),
}
