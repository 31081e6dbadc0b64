import type { Language, Token } from './tokens.ts'

type Names = Readonly<Record<string, number>>

const english: Names = {
  ...listed('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 0),
  ...listed('seventeen eighteen nineteen', 17),
}

const french: Names = {
  ...listed('zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 0),
  une: 1,
}

const units: Readonly<Record<Language, Names>> = { en: english, fr: french }

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
}

const large: Readonly<Record<string, number>> = { hundred: 100, cent: 100, cents: 100, thousand: 1000, mille: 1000 }

/** Numbers expressed as nouns: “a pair of”, « une douzaine de ». */
const collected: Readonly<Record<string, number>> = {
  single: 1,
  seul: 1,
  seule: 1,
  unique: 1,
  both: 2,
  pair: 2,
  paire: 2,
  couple: 2,
  twin: 2,
  twins: 2,
  trio: 3,
  dozen: 12,
  douzaine: 12,
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  centaine: 100,
}

const vague = new Set('several many few various multiple lots numerous plusieurs quelques beaucoup maints'.split(' '))

function listed(words: string, from: number): Names {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, from + index]))
}

export interface Numeral {
  /** `several`: more than one, without saying how many. */
  value: number | 'several'
  /** The number of tokens. */
  length: number
}

/** The number that begins here, if one does. Articles do not count. */
export function numeralAt(tokens: readonly Token[], at: number, language: Language): Numeral | null {
  const first = tokens[at]?.word ?? ''
  if (/^\d+$/u.test(first)) return { value: Number(first), length: 1 }
  if (vague.has(first)) return { value: 'several', length: 1 }
  const whole = collected[first]
  if (whole !== undefined) return { value: whole, length: 1 }
  if (first === 'half' && collected[tokens[at + 1]?.word ?? '']) return { value: 6, length: 2 }
  return counted(tokens, at, units[language])
}

function counted(tokens: readonly Token[], at: number, names: Names): Numeral | null {
  let [value, index] = [0, at]
  for (;;) {
    const isJoined = index > at && /^(?:et|and)$/u.test(tokens[index]?.word ?? '')
    if (isJoined && value < (tokens[index]?.word === 'and' ? 100 : 20)) break
    const next = grown(value, tokens[index + Number(isJoined)]?.word ?? '', names, index === at)
    if (next === null) break
    value = next
    index += 1 + Number(isJoined)
  }
  return index === at || single(tokens, at, index) ? null : { value, length: index - at }
}

/** Extends a number by one word; null if that word begins another number. */
function grown(value: number, word: string, names: Names, isFirst: boolean): number | null {
  const [unit, ten, times] = [names[word], tens[word], large[word]]
  if (times !== undefined) return Math.max(1, value) * times
  if (ten !== undefined) return value === 4 && ten === 20 ? 80 : isFirst || value >= 100 ? value + ten : null
  return unit !== undefined && takesUnit(value, unit, isFirst) ? value + unit : null
}

/** « un » and « une » are articles. */
const single = (tokens: readonly Token[], at: number, end: number): boolean =>
  end === at + 1 && ['un', 'une'].includes(tokens[at]?.word ?? '')

/** “twenty five” is one number, “three fifteen” are two. */
const takesUnit = (value: number, unit: number, isFirst: boolean): boolean =>
  isFirst ||
  (value >= 20 && value % 10 === 0 && unit < (value === 60 || value === 80 ? 20 : 10)) ||
  (value === 10 && unit >= 7 && unit < 10)
