// Vehicles from above, heading right, about the origin, within 130 × 70: wheels, body, what is drawn on it, places.

export interface Plan {
  running: string
  body: string
  top: string
  lines: string
  spots: readonly (readonly [number, number])[]
}

const WHEELS = 'M-52-31h22v10h-22zM26-31h20v10H26zM-52 21h22v10h-22zM26 21h20v10H26z'
const BODY = 'M-62-25H36c14 0 22 5 26 12v26c-4 7-12 12-26 12h-98z'
const BONNET = 'M40-16c8 0 14 3 17 8V8c-3 5-9 8-17 8zM44-8h8M44-3h10M44 3h10M44 8h8'

const truck = (top: string, lines: string, spots: Plan['spots']): Plan => ({
  running: WHEELS,
  body: BODY,
  top,
  lines: lines + BONNET + 'M36-24v48M8-24v48',
  spots,
})

const CREW = [
  [22, -12.5],
  [22, 12.5],
  [-22, 0],
] as const

const PATROL = truck(
  'M-58-21H4v42h-62z',
  'M-58-14h14M-58-7h10M-58 0h8M-58 7h10M-58 14h14M-22-20v6M-22 14v6M-10 0h34M-4-2.5h22',
  CREW,
)

const PLANS: Record<string, Plan> = {
  'patrol-truck': PATROL,
  'second-patrol-truck': PATROL,
  'armed-truck': truck('M-58-21H4v42h-62z', 'M-58-10h12M-58 10h12M-36-12h26v24h-26zM-10-3h62v6h-62z', CREW),
  'transport-truck': truck(
    'M-60-23C-52-20-52 20-60 23H4c8-3 8-43 0-46z',
    'M-46-22c7 6 7 38 0 44M-28-22c7 6 7 38 0 44M-10-22c7 6 7 38 0 44',
    [
      [22, 0],
      [-9, 0],
      [-39, 0],
    ],
  ),
  'scout-car': {
    running: WHEELS,
    body: 'M-60-14l12-12h84l24 14v24L36 26h-84l-12-12z',
    top: 'M-40-18h60l14 8v20l-14 8h-60z',
    lines: 'M-60-14h20M-60 14h20M36-26 34-10M36 26l-2-16M60-12l-26 2M60 12l-26-2M-10 0h48',
    spots: [
      [19, -12],
      [19, 12],
      [-19, 0],
    ],
  },
  'medium-tank': {
    running: 'M-62-33H56c5 0 7 3 7 6v10H-65v-10c0-3 2-6 3-6zM-62 33H56c5 0 7-3 7-6V17H-65v10c0 3 2 6 3 6z',
    body: 'M-60-20H48l10 8v24l-10 8H-60z',
    top: 'M-44-10l10-13H8l12 11v22L8 23h-42l-10-13z',
    lines:
      'M18-9h47v5H18zM-56-33v12M-46-33v12M-36-33v12M-26-33v12M-16-33v12M-6-33v12M4-33v12M14-33v12M24-33v12M34-33v12M44-33v12M-56 21v12M-46 21v12M-36 21v12M-26 21v12M-16 21v12M-6 21v12M4 21v12M14 21v12M24 21v12M34 21v12M44 21v12',
    spots: [
      [39, 8.5],
      [5, 0],
      [-25, 0],
    ],
  },
}

export const plan = (title: string): Plan => PLANS[title] ?? PATROL

/** Where a vehicle's places lie, seen from its middle; their radius is 11. */
export const placeSpots = (title: string): readonly (readonly [number, number])[] => plan(title).spots
