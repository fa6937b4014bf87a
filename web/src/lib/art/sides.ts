// What tells the sides apart: style 0 is round and solid, style 1 eight-sided and hatched.

const round = (value: number) => Math.round(value * 10) / 10

/** A circle or an octagon about the origin. */
export function outline(style: number, radius: number): string {
  const r = round(radius)
  if (style === 0) return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  const a = round(radius * 1.02)
  const b = round(a * 0.414)
  return `M${-b} ${-a}L${b} ${-a}L${a} ${-b}L${a} ${b}L${b} ${a}L${-b} ${a}L${-a} ${b}L${-a} ${-b}z`
}

/** Slanting lines within a circle about the origin: a hatch that needs no pattern and no clipping. */
export function hatch(radius: number, step: number): string {
  let d = ''
  for (let off = -radius + step / 2; off < radius; off += step) {
    const half = Math.sqrt(radius * radius - off * off)
    const [x, y, l] = [off * 0.7071, off * 0.7071, half * 0.7071]
    d += `M${round(x - l)} ${round(y + l)}L${round(x + l)} ${round(y - l)}`
  }
  return d
}

/** Emblems of our own on a field from -12 to 12: what is filled, then after a `|` what is drawn. */
export const EMBLEMS: Record<string, string> = {
  star: 'M0-10 2.6-3.4 9.5-3.1 4.1 1.3 5.9 8.1 0 4.3-5.9 8.1-4.1 1.3-9.5-3.1-2.6-3.400z',
  bars: 'M-8-8.500h4v17h-4zM-2-8.500h4v17h-4zM4-8.500h4v17h-4z',
  chevrons: 'M0-9 9-2v4.500L0-4.5-9 2.500V-2zM0 0l9 7v4.500L0 4.500l-9 7V7z',
  scorpion:
    'M-2.5-1c0-2 5-2 5 0l1 4c0 3-1.5 5-3.5 5s-3.5-2-3.5-5z|M0 7.500c4 2.5 8 .5 8-3.500S5-1 5.5-4.5 9-8 9-8M-2-2-6-4l-1-4 2-2M2-2l1-4-1-3-3-1M-3.5 2.5-8 1M-3.5 5-8 6.500M-2.5 7.5-6 10.500M3.5 2.5 5 2',
}
