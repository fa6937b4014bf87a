// Vehicles from above, heading right, about the origin, within 130 × 70: wheels, body, what is drawn on it, places.

export interface Plan {
  running: string
  body: string
  top: string
  /** Crates, cans, barrels. */
  load: string
  gun: string
  lines: string
  spots: readonly (readonly [number, number])[]
}

const WHEELS = 'M-52-31h22v10h-22zM26-31h20v10H26zM-52 21h22v10h-22zM26 21h20v10H26z'
const BODY = 'M-62-25H36c14 0 22 5 26 12v26c-4 7-12 12-26 12h-98z'
const BONNET = 'M31-20v40M40-16c8 0 14 3 17 8V8c-3 5-9 8-17 8zM44-8h8M44-3h10M44 3h10M44 8h8'

const truck = (top: string, load: string, gun: string, lines: string, spots: Plan['spots']): Plan => ({
  running: WHEELS,
  body: BODY,
  top,
  load,
  gun,
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
  'M-56-18h13v11h-13zM-56 8h16v10h-16zM-41-18h9v9h-9zM-8-19h9v8h-9zM-6 10h8v9h-8z',
  'M-12-2h22v4h-22z',
  'M-56-13h13M-48 8v10M10 0h18M-22-20v6M-22 14v6',
  CREW,
)

const PLANS: Record<string, Plan> = {
  'patrol-truck': PATROL,
  'second-patrol-truck': PATROL,
  'armed-truck': truck(
    'M-58-21H4v42h-62z',
    'M-56-18h10v10h-10zM-56 8h10v10h-10z',
    'M-8-14h5v28h-5zM-3-3h48v6H-3zM45-4.5h6v9h-6z',
    'M-51-18v10M-51 8v10M-36-16h28M-36 16h28',
    CREW,
  ),
  'transport-truck': truck(
    'M-60-23C-52-20-52 20-60 23H4c8-3 8-43 0-46z',
    '',
    '',
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
    load: 'M-56-9h9v18h-9zM46-9h8v18h-8z',
    gun: 'M-10-2h40v4h-40z',
    lines:
      'M-60-14h20M-60 14h20M36-26 34-10M36 26l-2-16M60-12l-26 2M60 12l-26-2M-34-16h30l6 6v20l-6 6h-30l-6-6v-20z',
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
    load: 'M-58-12h8v24h-8z',
    gun: 'M16-8h40v5H16zM56-9h8v7h-8z',
    lines:
      'M-14-22v6M-14 16v6M-56-33v12M-46-33v12M-36-33v12M-26-33v12M-16-33v12M-6-33v12M4-33v12M14-33v12M24-33v12M34-33v12M44-33v12M-56 21v12M-46 21v12M-36 21v12M-26 21v12M-16 21v12M-6 21v12M4 21v12M14 21v12M24 21v12M34 21v12M44 21v12',
    spots: [
      [39, 8.5],
      [5, 0],
      [-25, 0],
    ],
  },
}

export const plan = (title: string): Plan => PLANS[title] ?? PATROL
