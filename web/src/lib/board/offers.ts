// What may be picked now, and where on the board it belongs.
import type { View } from '$lib/net/view'
import type { ActionInfo, Choice, StageInfo, VehicleInfo } from '$lib/net/wire'

export type Offers = Map<string, Choice>

export function offersOf(choices: Choice[]): Offers {
  return new Map(choices.map((choice) => [choice.thing, choice]))
}

/** An action of a place in a vehicle: `medium-tank/gunner.attack`. */
export function isAboard(choice: Choice): boolean {
  return choice.kind === 'action' && choice.thing.includes('/')
}

export interface PlaceAction {
  choice: Choice
  action: ActionInfo
  place: string
  placeName: string
  vehicle: VehicleInfo
}

/** The actions of places aboard that are offered now, with what they are called and where they are. */
export function placeActions(stage: StageInfo, choices: Choice[]): PlaceAction[] {
  return choices.filter(isAboard).flatMap((choice) => {
    for (const vehicle of stage.vehicles)
      for (const place of vehicle.places) {
        const action = place.actions.find((one) => one.thing === choice.thing)
        if (action) return [{ choice, action, place: place.id, placeName: place.name, vehicle }]
      }
    return []
  })
}

export function vehicleOfPlace(stage: StageInfo, place: string): VehicleInfo | undefined {
  return stage.vehicles.find((vehicle) => vehicle.places.some((one) => one.id === place))
}

/** The vehicles in which something may be picked: a place, somebody aboard, or an action of a place. */
export function openVehicles(view: View, offers: Offers): string[] {
  return view.vehicles
    .filter((vehicle) =>
      vehicle.places.some(
        (place) =>
          offers.has(place.id) ||
          (place.counter !== null && offers.has(`@${place.counter}`)) ||
          [...offers.values()].some((one) => isAboard(one) && one.thing.startsWith(`${place.id}.`)),
      ),
    )
    .map((vehicle) => vehicle.id)
}

/** Where a counter is drawn: on its own, or in the vehicle that carries it. */
export function bearer(stage: StageInfo, view: View, counter: string): string {
  const aboard = view.counters.find((one) => one.id === counter)?.aboard
  const vehicle = aboard ? vehicleOfPlace(stage, aboard) : undefined
  return `@${vehicle?.id ?? counter}`
}
