// What the city adds to the soldiers, machines and signs: see gear.ts and icons.ts for how they are written.

const TANK = 'M-20 4h40l-4 9h-32zM-12-6h18l4 9h-24z|M6-3 22-8'
const CHEVRON = 'M0-20l18 9v6L0-14l-18 9v-6zM0-10l18 9v6L0-4l-18 9V-1z'
const STAR = 'M0-19l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z'

export const GEAR: Record<string, string> = {
  militia: 'M-21 8l3-5 9-3 26-14 2 3-24 14-3 5-4-1-6 4zM-4 9h9v9h-9z|M-2 1l3 5M4-3l2 3',
  'antitank-rifle': 'M-23 0h8l3-3h16l2 2h18v3H6l-2 4h-9l-3 6h-4l1-6-10 1z|M11 2 6 14M13 2l5 12M2-6h5v3',
  'antitank-gun':
    'M-9-11h7V8h-7zM-3-6h25v5H-3zM-16 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0|M-9 8-22 16M22-6v5M-6 8 6 16',
  'infantry-gun': 'M-9-12h7V8h-7zM-3-9h16v8H-3zM-17 7a8 8 0 1 0 16 0a8 8 0 1 0-16 0|M-9 8-22 16M-6 8 6 16',
  'anti-aircraft-gun': 'M-8 4H8v6H-8zM-16 11h32v5h-32z|M-4 4 6-21M4 4 14-19M-14 16l-5 4M14 16l5 4',
  'heavy-machine-gun':
    'M-20-4h30v6h-30zM10-3h12v4H10zM-17 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-16-12h14v8h-14z|M-4 2 12 14M-11 2v6',
  flamethrower:
    'M-17-16h6c3 0 4 3 4 5v19h-14v-19c0-3 1-5 4-5zM10-9c6 0 13 4 13 10S17 9 13 9c3-4 0-5-2-8s-5-5-1-10z|M-7 4C0 8 3 3 6-2',
  'rocket-launcher': 'M-22 8 10-14l5 6-32 22zM14-19l9-2-3 9z|M-8 8v9M6-4l4 12',
  pathfinder: 'M0-20 6-4 0 2-6-4zM0 20-6 4 0-2 6 4z|M-17 0h34M-12-12l3 3M12-12l-3 3M-12 12l3-3M12 12l-3-3',
  motorcyclist:
    'M-21 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-8-4H6l4 6-8 5h-8z|M-14 8-6-4M14 8 8-8H2M-14-6h6',
  't-34': 'M-21 4h42l-5 10h-32zM-11-7 4-8l8 10h-25z|M8-4 24-6',
  't-70': 'M-18 5h36l-4 9h-28zM-4-4h13l3 8h-19z|M9-1 20-4',
  'kv-1': 'M-22 4h44v6l-5 5h-34l-5-5zM-12-10H8v13h-20z|M8-5 24-7',
  katyusha:
    'M-22 5H4v6h-26zM6 0h8l6 6v5H6zM-19 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0|M-21 1 8-15M-18 5 11-11',
  'panzer-iii': TANK,
  'panzer-iv': 'M-22 4h44l-4 10h-36zM-13-8H6l5 11h-27zM-8-13h8v5h-8z|M8-3 23-4',
  'stug-iii': 'M-21 4h42l-4 10h-34zM-17-5H6l12 9h-35z|M7-1H24',
  halftrack: 'M-22-7H2l5 5 14 3v8h-43zM-19 9h18v6h-18zM9 11a5 5 0 1 0 10 0a5 5 0 1 0-10 0|M-8-7v-5M-8-12h8',
  'armoured-car':
    'M-18-3-10-9H8l10 6 3 9h-42zM-17 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0M7 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-6-15H4v5H-6z|M4-13h12',
  'company-commander': `${STAR}M-14 16h28v4h-28z`,
  commissar: STAR,
  'political-officer': `${STAR}M-14 16h28v4h-28z`,
  'deputy-squad-leader': 'M-3-16c5-3 9 3 15 0v12c-6 3-10-3-15 0zM-8-18h4v36h-4z',
  'assault-leader': `${CHEVRON}M0 6l3.500 6 6.500 1-4.500 4.500 1 6.500-6.500-3-6.500 3 1-6.500L-10 13l6.500-1z`,
  runner:
    'M2-21a4 4 0 1 0 .1 0M-8-8 4-11l6 6 8 2-1 4-10-2-3-2-3 7 7 5-2 12h-4l1-10-8-5-7 5-8-1 1-4 6 0 7-6 3-6-5 2-2 6-4-1z',
  'radio-operator': 'M-13-6h22v22h-22z|M9-4 17-21M-8 0h12M-8 5h12M-3 11h.1M3 11h.1M-18-14c3-5 8-5 11 0',
  quartermaster: 'M-17-8h34v24h-34zM-12-16h24v6h-24z|M-17 2h34M-2-3h4v9h-4z',
  medic: 'M-6-19H6v13h13V6H6v13H-6V6h-13V-6h13z',
  'local-guide': 'M-2-19h5v38h-5zM3-16h13l5 5-5 5H3zM-2-4h-13l-5 5 5 5h13z',
  'intelligence-officer': 'M-16-14h24v30h-24z|M-10-7h12M-10-1h12M-10 5h7M6 6a6 6 0 1 0 .1 0M11 16l7 6',
  'artillery-observer': 'M-8-13h5l1 6h4l1-6h5l6 16a7.5 7.5 0 1 1-13 4h-2a7.5 7.5 0 1 1-13-4z|M0-22v8M-4-18h8',
  'artillery-battery': 'M-6-2 18-15l3 5-24 14zM-16 8a8 8 0 1 0 16 0a8 8 0 1 0-16 0|M-12 8-23 17M-8-4l-4-8',
  bomber: 'M-3-21h6l2 9 19 6v6L5-2 4 10l8 6v4l-12-3-12 3v-4l8-6-1-12-19 2v-6l19-6z|M-12-4v4M12-4v4',
}

export const ICONS: Record<string, string> = {
  antiair:
    'M12 2l1.200 5 6.800 2.500v2l-7-1-.500 4 2.500 1.500v1l-3-.7-3 .7v-1l2.500-1.500-.5-4-7 1v-2L10.800 7zM4 22l4-4M20 22l-4-4',
  assault: 'M2 7h8M7 3l4 4-4 4M22 21l-7-7M12 12l4-1 5 5-4 1zM3 20l5-5',
  explore: 'M3 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0M13.500 14.500 18 19M15 20h7M19 17l3 3-3 3',
  force: 'M7 22V11l-2-1V6h3V3h3v3h3V4h3v5l-2 4v9zM20 6v8M20 18v1',
  overwatch:
    'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 8v8M8 12h8|M10.500 12a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0',
  reposition: 'M4 8h12M12 4l4 4-4 4M20 16H8M12 12l-4 4 4 4',
  smoke:
    'M5 19a4 4 0 0 1-1-8 5 5 0 0 1 9-3 4.500 4.500 0 0 1 7 5 3.500 3.500 0 0 1-1 6zM9 14c1-2 3-2 4 0M5 22h14',
  support: 'M4 20v-7h6v7zM13 20v-7h7v7M4 8l4-4 4 4M8 4v7M17 4v6M14 7h6',
  'area-suppress':
    'M3 4h6M3 8h9M3 12h5M15 3v7M12 7l3 4 3-4M21 6v7M18.500 10l2.500 3 2.500-3M8 20h14M8 17h2M13 17h2M18 17h2',
  demo: 'M5 12h10v9H5zM5 16h10M10 12V9c0-3 2-4 4-4s3 1 4 0M20 2v2M22 6h-2M20.5 3.5 22 2',
  flame:
    'M12 22c-5 0-7-3.500-7-7 0-4 3-5 3-9 3 1 4 3 4 5 1-1 1.500-3 1-6 4 2 6 6 6 10 0 4-2.500 7-7 7zM12 22c-2 0-3-1.500-3-3s1.500-2.500 3-5c1.500 2.500 3 3.500 3 5s-1 3-3 3z',
  withdraw: 'M4 22V3M4 4c4-2 7 2 12 0v9c-5 2-8-2-12 0M22 18H10M14 14l-4 4 4 4',
  return: 'M5 6h9v14H5zM19 20v-8H10M13.500 8.500 10 12l3.500 3.500',
  casualties: 'M12 2v15M7 7h10M4 21c2-4 14-4 16 0z',
  upgraded: 'M4 13l8-8 8 8M4 20l8-8 8 8',
  reserve: 'M4 9l8 8 8-8',
}
