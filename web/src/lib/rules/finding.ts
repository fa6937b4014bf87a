// Looking something up in the rules: as one types, whatever the accents and the case.
import type { Rulebook, Section } from '$lib/net/wire'
import { plain } from './inline'

export interface Hit {
  section: Section
  chapter: string
  /** What of it fits best, in three parts: before, the words found, after. */
  sentence: [string, string, string]
}

const SENTENCE = /[^.!?]+(?:[.!?]+(?=\s|$)|$)/g
const LONGEST = 170

/** Letter for letter as long as the text, so that what was found can be marked in it. */
export function folded(text: string): string {
  return [...text]
    .map((sign) => {
      const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return bare.length === sign.length ? bare : sign.toLowerCase().slice(0, sign.length)
    })
    .join('')
    .replaceAll('’', "'")
}

function sentences(section: Section): string[] {
  return section.blocks.flatMap((block) => [
    ...(block.texts ?? []).flatMap((text) => plain(text).match(SENTENCE) ?? []),
    ...(block.rows ?? []).map((row) => row.map(plain).join(' · ')),
  ])
}

interface Entry {
  section: Section
  chapter: string
  title: string
  lines: { text: string; bare: string }[]
}

export class Index {
  private readonly entries: Entry[]

  constructor(book: Rulebook) {
    this.entries = book.chapters.flatMap((chapter) =>
      chapter.sections.map((section) => ({
        section,
        chapter: chapter.title,
        title: folded(section.title),
        lines: sentences(section).map((text) => ({ text: text.trim(), bare: folded(text.trim()) })),
      })),
    )
  }

  /** Sections in which every word occurs; those whose title has them first. */
  find(query: string): Hit[] {
    const words = folded(query).split(/\s+/).filter(Boolean)
    if (!words.length) return []
    const ranked = this.entries
      .map((entry) => ({ entry, rank: rank(entry, words) }))
      .filter(({ rank }) => rank > 0)
    ranked.sort((one, other) => other.rank - one.rank)
    return ranked.map(({ entry }) => ({
      section: entry.section,
      chapter: entry.chapter,
      sentence: marked(best(entry, words), words),
    }))
  }
}

function rank(entry: Entry, words: string[]): number {
  const all = [entry.title, ...entry.lines.map((line) => line.bare)].join(' ')
  if (!words.every((word) => all.includes(word))) return 0
  if (words.every((word) => entry.title.startsWith(word))) return 4
  if (words.every((word) => entry.title.includes(word))) return 3
  return entry.lines.some((line) => words.every((word) => line.bare.includes(word))) ? 2 : 1
}

function best(entry: Entry, words: string[]): string {
  const count = (bare: string) => words.filter((word) => bare.includes(word)).length
  let found = entry.lines[0]
  for (const line of entry.lines) if (count(line.bare) > count(found?.bare ?? '')) found = line
  return found?.text ?? ''
}

/** The sentence around the first word found; a long one is cut to its surroundings. */
function marked(sentence: string, words: string[]): [string, string, string] {
  const bare = folded(sentence)
  const [word, at] = words.map((one) => [one, bare.indexOf(one)] as const).find(([, at]) => at >= 0) ?? [
    '',
    0,
  ]
  const start = sentence.length > LONGEST && at > 60 ? sentence.indexOf(' ', at - 50) + 1 : 0
  const end = at + word.length
  const rest = sentence.slice(end)
  const last =
    rest.length > LONGEST ? rest.slice(0, rest.lastIndexOf(' ', LONGEST - (at - start))) + ' …' : rest
  return [(start ? '… ' : '') + sentence.slice(start, at), sentence.slice(at, end), last]
}
