// What Reinforcements adds to the soldiers, aircraft and signs: see gear.ts and icons.ts for how they are written.

const CHEVRON = 'M0-20l18 9v6L0-14l-18 9v-6zM0-10l18 9v6L0-4l-18 9V-1z'

export const GEAR: Record<string, string> = {
  'light-tank': 'M-18 4h36l-4 9h-28zM-8-5h13l3 8h-19z|M5-2 17-4',
  'tank-destroyer': 'M-22 4h41l-3 9h-34zM-20-4 2-7l15 10h-37z|M6-2H25M25-6v8',
  'tank-platoon-commander':
    'M-20 9h40l-4 9h-32zM-11-1h17l4 9h-23zM-2-21l2.500 5 5.500.5-4 4 1.200 5.500-5.200-2.700-5.200 2.700 1.200-5.500-4-4 5.500-.5z|M6 2 21-3',
  grenadier: 'M-7-3a9.500 9.500 0 1 0 15 0l-2-6h-11zM-4-15h9v4h-9z|M5-17h9l3 10M-7 6h15M0-4v19M-6 0l13 0',
  'grenade-thrower':
    'M-7-3a9.500 9.500 0 1 0 15 0l-2-6h-11zM-4-15h9v4h-9z|M5-17h9l3 10M-7 6h15M0-4v19M-6 0l13 0',
  'submachine-gunner': 'M-22-4h13l3-3H8v3h14v4H8l-2 3h-4l2 14h-7l-2-13h-5l-3 6h-6l3-9-6 1z|M13-4v-3',
  sapper:
    'M-19-15l4-4 10 10-4 4zM-11-7l4-4L13 9l-4 4zM9 13l4-4 6 6c1 2-2 5-4 4z|M-15 13a6 6 0 1 0 .1 0M-18 8l-3-6M-12 8l3-6',
  guastatore:
    'M-19-15l4-4 10 10-4 4zM-11-7l4-4L13 9l-4 4zM9 13l4-4 6 6c1 2-2 5-4 4z|M-15 13a6 6 0 1 0 .1 0M-18 8l-3-6M-12 8l3-6',
  commando:
    'M-3-21c3 4 4 12 3 22h-6c-1-10 0-18 3-22zM-12 1h18v4h-18zM-6 5h6v14h-6z|M10-16l8-3M11-9h8M10-2l7 3',
  'assault-trooper':
    'M-3-21c3 4 4 12 3 22h-6c-1-10 0-18 3-22zM-12 1h18v4h-18zM-6 5h6v14h-6z|M10-16l8-3M11-9h8M10-2l7 3',
  'sergeant-major': `${CHEVRON}M-12 11h24v6h-24z`,
  'commando-leader': `${CHEVRON}M0 6l3.500 6 6.500 1-4.500 4.500 1 6.500-6.500-3-6.500 3 1-6.500L-10 13l6.500-1z`,
  'assault-aircraft':
    'M-3-21h6l2 11 18 3v7L5 0 4 10l7 5v4l-11-2-11 2v-4l7-5-1-10-18 0v-7l18-3z|M-14 4v8M14 4v8',
}

export const ICONS: Record<string, string> = {
  advance: 'M3 6l6 6-6 6M9 6l6 6-6 6M15 6l6 6-6 6',
  'air-support':
    'M12 2l1.500 7 8.500 3v2.500L13.500 13l-.5 5 3 2v1.500l-4-1-4 1V20l3-2-.5-5L2 14.500V12l8.500-3z',
  mine: 'M6 15a6 6 0 1 0 12 0a6 6 0 1 0-12 0M8.500 10 5 3M15.500 10 19 3|M10 15a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  grenade:
    'M6.500 14a5.500 6.500 0 1 0 11 0a5.500 6.500 0 1 0-11 0M10 7.500V4h4v3.500M14 4.500h4l2 5M6.500 14h11M12 8v12',
  bomb: 'M12 22c-3-3-4.500-6-4.500-9s1.500-5 4.500-7c3 2 4.500 4 4.500 7S15 19 12 22zM12 6V2M8 2h8M8 2l2 4M16 2l-2 4',
  'lay-personnel':
    'M4 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0M6.500 12 4 6M11.500 12 14 6M19 4v8M15 8h8|M7.500 16a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0',
  'lay-armour': 'M19 4v8M15 8h8|M3 15a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0',
  'lift-personnel':
    'M4 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0M6.500 12 4 6M11.500 12 14 6M15 8h8|M7.500 16a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0',
  'lift-armour': 'M15 8h8|M3 15a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0',
}

/** See portraits.ts. */
export const FIRST: Record<string, number> = {
  'tank-platoon-commander': 17,
  'light-tank': 18,
  'medium-tank': 19,
  'tank-destroyer': 20,
  grenadier: 21,
  'submachine-gunner': 21,
  sapper: 0,
  'grenade-thrower': 1,
  commando: 2,
  'sergeant-major': 9,
  guastatore: 22,
  'assault-trooper': 23,
  'commando-leader': 12,
}
