// Reed–Solomon: bytes that let a reader mend what it could not see, over the field of 256 with x⁸+x⁴+x³+x²+1.

export const POWERS: number[] = []
export const LOGS: number[] = []
for (let at = 0, value = 1; at < 255; at++) {
  POWERS[at] = value
  LOGS[value] = at
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}

export function times(one: number, other: number): number {
  return one && other ? POWERS[(LOGS[one]! + LOGS[other]!) % 255]! : 0
}

/** The remainder of the data, shifted by `count` bytes, over (x−1)(x−α)…: appended, it makes it divide evenly. */
export function correction(data: number[], count: number): number[] {
  let divisor = [1]
  for (let at = 0; at < count; at++) {
    const next = [...divisor, 0]
    divisor.forEach((value, place) => (next[place + 1]! ^= times(value, POWERS[at]!)))
    divisor = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!
    divisor.forEach((value, place) => (rest[at + place]! ^= times(value, lead)))
  }
  return rest.slice(data.length)
}
