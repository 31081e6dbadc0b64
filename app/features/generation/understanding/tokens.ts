export type Language = 'en' | 'fr'

export interface Token {
  /** As it was written. */
  text: string
  /** Without accents, in lower case. */
  word: string
  /** Preceded by a comma or similar. */
  afterBreak: boolean
  /** Joined to the previous token by a hyphen. */
  joined: boolean
}

export interface Sentence {
  language: Language
  /** The language could not be detected. */
  isUnsure: boolean
  tokens: Token[]
}

const mostTokens = 1000

export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/giu, 'oe').toLowerCase()

/** Short, common words that exist in only one of the languages. */
const marks: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the of with and without is are in on at no not by from near two three four five seven eight nine ten red blue green black white open closed asleep broken empty'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les l un une des du de d et avec sans est sont dans sur au aux pas en il elle qui n y ne aucun aucune ni deux trois quatre cinq sept huit neuf dix vingt soixante rouge bleu bleue vert verte noir noire blanc blanche ouvert ouverte ferme fermee endormi endormie casse cassee vide'.split(
      ' ',
    ),
  ),
}

const elided = /^(?:l|d|n|j|s|m|t|c|qu|jusqu|lorsqu|puisqu)['’]/iu
const pieces = /\d{1,2}\s?[:hH.]\s?\d{2}(?!\d)|\d+|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*|[.!?…\n]+|[^\s\p{L}\d]/gu

/** Keeps “don’t” and “o’clock” whole, separates “l’” and “qu’”, and drops a possessive ending. */
const partsOf = (text: string): string[] => {
  const head = /^[dn]on['’]t$/iu.test(text) ? undefined : elided.exec(text)?.[0]
  if (head) return [head.slice(0, -1), ...partsOf(text.slice(head.length))]
  return [text.replace(/['’]s$/iu, '')]
}

/** “p.m.” does not end a sentence. */
const plain = (prompt: string): string =>
  prompt
    .slice(0, 4_000)
    .normalize('NFC')
    .replace(/(?<!\p{L})([ap])\.\s?m\.?(?!\p{L})/giu, '$1m')

function languageOf(tokens: readonly Token[]): Language | null {
  const score = tokens.reduce((sum, { word }) => sum + Number(marks.fr.has(word)) - Number(marks.en.has(word)), 0)
  if (score !== 0) return score > 0 ? 'fr' : 'en'
  if (tokens.some(({ text }) => /[àâçéèêëîïôùûœ]/iu.test(text))) return 'fr'
  return null
}

/** The sentences of a prompt, each with its language: authors mix them. */
export function sentencesOf(prompt: string): Sentence[] {
  const sentences: Token[][] = [[]]
  let [afterBreak, joined, count] = [false, false, 0]
  for (const [piece] of plain(prompt).matchAll(pieces)) {
    if (/^[.!?…\n]/u.test(piece)) {
      if (sentences.at(-1)?.length) sentences.push([])
      ;[afterBreak, joined] = [false, false]
    } else if (/^[\p{L}\d]/u.test(piece)) {
      for (const text of partsOf(piece)) {
        if (count === mostTokens) break
        count += 1
        sentences.at(-1)?.push({ text, word: folded(text).replace(/’/gu, "'"), afterBreak, joined })
        ;[afterBreak, joined] = [false, false]
      }
    } else if (piece === '-' || piece === '‑') joined = true
    else if (/[,;:()–—"«»“”/&+]/u.test(piece)) afterBreak = true
  }
  const whole = languageOf(sentences.flat())
  return sentences
    .filter(({ length }) => length > 0)
    .map((tokens) => {
      const language = languageOf(tokens) ?? whole
      return { language: language ?? 'en', isUnsure: language === null, tokens }
    })
}
