// The little Markdown that rule texts have, as pieces to be drawn: nothing of it ever becomes markup by itself.

export interface Piece {
  kind: 'plain' | 'strong' | 'slanted' | 'link'
  text: string
  /** The section that a link leads to. */
  to: string
}

const MARK =
  /\*\*\[([^\]]+)\]\(#([a-z0-9-]+)\)\*\*|\[([^\]]+)\]\(#([a-z0-9-]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  const put = (kind: Piece['kind'], said: string, to = '') => {
    if (said) found.push({ kind, text: said, to })
  }
  for (const mark of text.matchAll(MARK)) {
    put('plain', text.slice(at, mark.index))
    at = mark.index + mark[0].length
    if (mark[1] ?? mark[3]) put('link', (mark[1] ?? mark[3])!, mark[2] ?? mark[4])
    else put(mark[5] ? 'strong' : 'slanted', (mark[5] ?? mark[6])!)
  }
  put('plain', text.slice(at))
  return found
}

export function plain(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join('')
}
