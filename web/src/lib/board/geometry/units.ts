// Board units: a half tile is 100, so a tile is 200 × 200.
export const TILE = 200
export const HALF = 100

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}
