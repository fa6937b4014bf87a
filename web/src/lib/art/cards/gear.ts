// What a soldier is known by, on a field from -24 to 24: what is filled, then after a `|` what is drawn thick.

const TANK = 'M-20 4h40l-4 9h-32zM-12-6h18l4 9h-24z|M6-3 22-8'
const TRUCK =
  'M-21-8H3V8h-24zM5-4h8l6 6v6H5zM-17 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0'

export const GEAR: Record<string, string> = {
  rifleman: 'M-21 8l3-5 9-3 26-14 2 3-24 14-3 5-4-1-6 4z|M-2 1l3 5M4-3l2 3',
  scout: 'M-8-13h5l1 6h4l1-6h5l6 16a7.5 7.5 0 1 1-13 4h-2a7.5 7.5 0 1 1-13-4z',
  'machine-gunner': 'M-22-1h8l3-4h14l3 2h17v3H8l-2 4H-6l-3 7h-5l2-7-10 1z|M13 1 7 13M14 1l6 12M-6-8h8',
  sniper: 'M-3-3h6v6h-6z|M0-20v14M0 6v14M-20 0h14M6 0h14M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
  mortar: 'M-13 15 5-16l8 4-17 31zM-20 14h40v4h-40z|M6-6l11 20M5-19l10 5',
  engineer: 'M10-19a9 9 0 0 0-10 12L-18 11a5 5 0 1 0 7 7L7 0A9 9 0 0 0 19-10l-6 5-7-2-2-7z',
  saboteur: 'M-15-4h28v20h-28z|M-15 4h28M-8-4c0-8 14-8 14 0M13-2c6-2 2-10 8-12M21-19v2M23-13h1',
  navigator:
    'M7-7 2.5 2.5-7 7-2.5-2.500z|M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M0-21v5M0 16v5M-21 0h5M16 0h5',
  'antitank-gunner':
    'M-20-2h26v6h-26zM6-3h17v4H6zM-22-4h5v10h-5zM-6-10h12v10H-6z|M-10 6l-8 10M-4 6l8 10M-6 4v4',
  'tank-driver': 'M-3-3h6v6h-6z|M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-15-2l12 2M15-2 3 0M0 3v12',
  'tank-gunner': 'M-6-6h12c4 0 6 3 6 6s-2 6-6 6H-6zM-20-6h11V6h-11zM13-4c5 0 9 2 10 4-1 2-5 4-10 4z',
  'tank-crewman': TANK,
  'tank-commander': TANK,
  'patrol-truck': TRUCK,
  'second-patrol-truck': TRUCK,
  'armed-truck': TRUCK,
  'transport-truck': TRUCK,
  'scout-car': TRUCK,
  'medium-tank': TANK,
  'recon-aircraft': 'M-3-20h6l2 13 17 7v5L5 2 3 13l6 4v3l-9-2-9 2v-3l6-4L-5 2l-17 3V0l17-7z',
  'platoon-guide': 'M-2-19h5v38h-5zM3-16h13l5 5-5 5H3zM-2-4h-13l-5 5 5 5h13z',
  lieutenant: 'M0-17l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z',
  'platoon-sergeant': 'M0-15l18 10v7L0-8l-18 10v-7zM0-3 18 7v7L0 4l-18 10V7z',
  'staff-sergeant': 'M0-18l18 9v6L0-12l-18 9v-6zM0-8l18 9v6L0-2l-18 9V1zM0 2l18 9v6L0 8l-18 9v-6z',
  'warrant-officer': 'M0-20l6 14 14 0-11 9 4 14L0 9l-13 8 4-14-11-9h14z',
  'squad-leader': 'M-3-18c5-3 9 3 17 0v16c-8 3-12-3-17 0zM-8-20h4v40h-4z',
  'fog-of-war':
    '|M-20-8c6-8 12-6 16-2s12 5 22-3M-22 2c8-7 14-4 18 0s12 4 24-3M-18 12c6-6 12-4 16 0s12 3 20-3',
}
