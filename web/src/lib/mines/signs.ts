// Mines as maps have them, about the origin within 13 units: a full disc stops armour, a ring with two feelers
// is for those on foot. What is filled, then after a `|` what is drawn with the pen.

export const MINES = ['personnel', 'armour'] as const
export type Mine = (typeof MINES)[number]

export const SIGNS: Record<Mine, string> = {
  personnel:
    'M-2.6 3.500a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0|M-7.500 3.500a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M-4-3-9-11M4-3 9-11',
  armour: 'M-11.500 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0|',
}
