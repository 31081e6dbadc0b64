import { ambiguous, colourOf, isSmall, opposite, stateOf } from './attributes.ts'
import type { Colour, State } from './attributes.ts'
import { clockTimeAt, isHourName, telling } from './clock-times.ts'
import type { ClockTime } from './clock-times.ts'
import { negationAt, scopeEnd } from './negation.ts'
import { numeralAt } from './numbers.ts'
import { bindAll } from './binding.ts'
import { sentencesOf } from './tokens.ts'
import type { Language, Sentence } from './tokens.ts'

/** What a word can stand for. What there is to stand for is the vocabulary's. */
export interface Sense {
  kind: 'thing' | 'furnishing' | 'place' | 'person' | 'looks' | 'mood' | 'daytime'
  name: string
}

export interface Vocabulary<S extends Sense> {
  /** Of a word without accents, or of several joined by `_`. */
  sensesOf: (word: string, language: Language) => readonly S[]
  /** Whether it has hands and a dial. */
  isClock: (sense: S) => boolean
}

/** Said of something, in the author's words. */
export interface Said<Value> {
  value: Value
  words: string
  /** Place among the words of the prompt. */
  at: number
}

export interface Mention<S extends Sense> {
  at: number
  words: string
  senses: readonly S[]
  /** Beside what was named before: “and”, “with”. */
  isAnother: boolean
  /** The words want it not to be there. */
  absent: boolean
  count: Said<number | 'several'> | null
  /** `not`: any but this one. */
  colour: (Said<Colour> & { not: boolean }) | null
  states: Said<State>[]
}

export interface Understood<S extends Sense> {
  mentions: Mention<S>[]
  times: (Said<ClockTime | null> & { certain: boolean })[]
  /** Whether clocks may have hands. */
  hands: boolean
  nobody: boolean
  /** Colours of nothing in particular. */
  colours: Said<Colour>[]
  /** In the author's words: what meant nothing. */
  unknown: Said<null>[]
}

export type Item<S extends Sense> = { at: number; words: string; afterBreak: boolean; denied: boolean } & (
  | { kind: 'noun'; mention: Mention<S>; isPlural: boolean }
  | { kind: 'quality'; mention: Mention<S> }
  | { kind: 'colour'; value: Colour }
  | { kind: 'state'; value: State }
  | { kind: 'absent' }
  | { kind: 'number'; value: number | 'several' }
  | { kind: 'emptiness' }
  | { kind: 'unknown' }
  | { kind: 'small'; word: string }
)

const absentWords = new Set(
  'missing absent absente absents absentes invisible invisibles gone disparu disparue disparus disparues manquant manquante manquants manquantes introuvable introuvables'.split(
    ' ',
  ),
)
const peopleWords = new Set('people person persons anybody anyone personnes gens quelqu'.split(' '))
const deserted = new Set('deserted uninhabited unoccupied deserte desertes inhabite inhabitee'.split(' '))
const materials: Readonly<Record<Language, Readonly<Record<string, Colour>>>> = {
  en: { gold: 'gold', silver: 'silver', wood: 'brown' },
  fr: { or: 'gold', argent: 'silver', bois: 'brown' },
}
const handWords = new Set('hand hands aiguille aiguilles'.split(' '))
const darkWords = new Set('off out'.split(' '))
const noPlural = /(?:ss|us|is|os|as|ys)$/u

const isQuality = ({ kind }: Sense): boolean => kind === 'mood' || kind === 'daytime'

interface Reader<S extends Sense> {
  vocabulary: Vocabulary<S>
  understood: Understood<S>
  isClockNear: boolean
  offset: number
}

/** What a prompt asks for, read by the words of a vocabulary, whatever it is drawn with. */
export function understand<S extends Sense>(prompt: string, vocabulary: Vocabulary<S>): Understood<S> {
  const understood: Understood<S> = { mentions: [], times: [], hands: true, nobody: false, colours: [], unknown: [] }
  const sentences = sentencesOf(prompt)
  const isClockNear = sentences.some(({ tokens, language }) =>
    tokens.some(({ word }) => vocabulary.sensesOf(word, language).some(vocabulary.isClock)),
  )
  let offset = 0
  for (const sentence of sentences) {
    const reader = { vocabulary, understood, isClockNear, offset }
    bindAll(itemsOf(sentence, reader), sentence.language, understood)
    offset += sentence.tokens.length
  }
  return understood
}

function itemsOf<S extends Sense>(sentence: Sentence, reader: Reader<S>): Item<S>[] {
  const { tokens, language } = sentence
  const { understood, offset } = reader
  const items: Item<S>[] = []
  let [at, deniedUntil] = [0, 0]
  while (at < tokens.length) {
    const token = tokens[at]!
    const base = { at: offset + at, afterBreak: token.afterBreak, denied: at < deniedUntil }
    const negation = negationAt(sentence, at)
    const time = negation ? null : clockTimeAt(sentence, at, reader.isClockNear)
    if (negation) {
      const from = at + negation.length
      deniedUntil = Math.max(deniedUntil, scopeEnd(sentence, from, token.word))
      if (negation.of === 'people') understood.nobody = true
      if (negation.of === 'things') items.push({ ...base, kind: 'emptiness', words: token.text })
      at = from
    } else if (time) {
      const words = tokens.slice(at, at + time.length).map(({ text }) => text)
      const said = { value: time.time, certain: time.certain, words: words.join(' '), at: base.at }
      if (!base.denied) understood.times.push(said)
      // “Striking three”: the word before tells the time
      if (items.at(-1)?.kind === 'unknown' && telling.has(tokens[at - 1]!.word)) items.pop()
      if (time.length === 1 && isHourName(token.word)) items.push(...wordItem(sentence, at, base, reader).items)
      at += time.length
    } else {
      const { items: more, length } = wordItem(sentence, at, base, reader)
      items.push(...more)
      at += length
    }
  }
  return items
}

type Base = Pick<Item<Sense>, 'at' | 'afterBreak' | 'denied'>

/** The longest of up to three words that the vocabulary knows together. */
function knownAt<S extends Sense>(sentence: Sentence, at: number, { sensesOf }: Vocabulary<S>) {
  for (const length of [3, 2, 1]) {
    const words = sentence.tokens.slice(at, at + length)
    if (words.length < length || words.slice(1).some(({ afterBreak }) => afterBreak)) continue
    const name = words.map(({ word }) => word).join('_')
    const own = sensesOf(name, sentence.language)
    const senses = own.length > 0 || !sentence.isUnsure ? own : sensesOf(name, 'fr')
    if (senses.length > 0) return { senses, length, words: words.map(({ text }) => text).join(' ') }
  }
  return null
}

function wordItem<S extends Sense>(
  sentence: Sentence,
  at: number,
  base: Base,
  reader: Reader<S>,
): { items: Item<S>[]; length: number } {
  const { tokens, language } = sentence
  const { word, text, joined } = tokens[at]!
  const { vocabulary, understood, isClockNear } = reader
  const one = (item: Omit<Extract<Item<S>, unknown>, keyof Base | 'words'> | object, length = 1) => ({
    items: [
      {
        ...base,
        words: tokens
          .slice(at, at + length)
          .map((each) => each.text)
          .join(' '),
        ...item,
      } as Item<S>,
    ],
    length,
  })
  if (isClockNear && handWords.has(word) && base.denied) {
    understood.hands = false
    return { items: [], length: 1 }
  }
  if (peopleWords.has(word)) {
    if (base.denied) understood.nobody = true
    return base.denied ? { items: [], length: 1 } : one({ kind: 'unknown' })
  }
  if (deserted.has(word)) {
    understood.nobody = !base.denied
    return { items: [], length: 1 }
  }
  // « il y a »
  if (word === 'il' && /^(?:[yn]|est)$/u.test(tokens[at + 1]?.word ?? '')) return one({ kind: 'small', word })
  const known = knownAt(sentence, at, vocabulary)
  if (known && known.length > 1) return noun(known)
  if (absentWords.has(word) || (joined && word === 'free')) return one({ kind: 'absent' })
  const numeral = base.denied ? null : numeralAt(tokens, at, language)
  if (numeral) return one({ kind: 'number', value: numeral.value }, numeral.length)
  if (darkWords.has(word) && isSwitched(sentence, at)) return one({ kind: 'state', value: 'unlit' })
  const state = stateOf(word, language)
  if (state) return one({ kind: 'state', value: state })
  const material = materials[language][word]
  if (material && isMaterial(sentence, at)) return one({ kind: 'colour', value: material })
  const colour = colourOf(word)
  if (colour && (!known || !ambiguous.has(word) || isColour(sentence, at, vocabulary)))
    return one({ kind: 'colour', value: colour })
  if (known) return noun(known)
  const bare = /^(.{3,})less$/u.exec(word)?.[1]
  if (bare && language === 'en') {
    if (isClockNear && handWords.has(bare)) understood.hands = false
    const senses = vocabulary.sensesOf(bare, language)
    if (senses.length > 0)
      return { items: [{ ...base, denied: true, ...mentionItem(senses, text, true) } as Item<S>], length: 1 }
  }
  return one(isSmall(word, language) ? { kind: 'small', word } : { kind: 'unknown' })

  function noun({ senses, length, words }: { senses: readonly S[]; length: number; words: string }) {
    const isPlural = /(?:s|[aeo]ux)$/u.test(word) && !noPlural.test(word)
    return { items: [{ ...base, ...mentionItem(senses, words, base.denied), isPlural } as Item<S>], length }
  }

  function mentionItem(senses: readonly S[], words: string, absent: boolean) {
    const mention: Mention<S> = {
      at: base.at,
      words,
      senses,
      absent,
      isAnother: false,
      count: null,
      colour: null,
      states: [],
    }
    return { kind: senses.every(isQuality) ? 'quality' : 'noun', words, mention, isPlural: false }
  }
}

/** “The lamp is off”, “switched off”. */
const isSwitched = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:is|are|was|turned|switched|put|blown|goes|went|gone)$/u.test(tokens[at - 1]?.word ?? '')

/** « en or », « d’argent », « de bois » behind what is made of it. */
const isMaterial = ({ tokens, language }: Sentence, at: number): boolean =>
  at > 1 && (language === 'fr' ? /^(?:en|d|de)$/u : /^of$/u).test(tokens[at - 1]?.word ?? '')

/** “Rose” before a noun in English, behind one in French; behind “is” in both. */
function isColour<S extends Sense>(sentence: Sentence, at: number, { sensesOf }: Vocabulary<S>): boolean {
  const { tokens, language } = sentence
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]]
  if (/^(?:is|are|was|were|not|of|est|sont|pas|painted|peint|peinte)$/u.test(before)) return true
  if (language === 'fr') return sensesOf(before, language).length > 0 || colourOf(before) !== undefined
  return next !== undefined && !next.afterBreak && sensesOf(next.word, language).length > 0
}

export { opposite }
export type { Language }
