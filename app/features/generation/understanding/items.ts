import { ambiguous, colourOf, isSmall, stateOf } from './attributes.ts'
import type { Colour, State } from './attributes.ts'
import { numeralAt } from './numbers.ts'
import type { Language, Sentence } from './tokens.ts'
import type { Item, Mention, Sense, Understood, Vocabulary } from './understood.ts'

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
const switching = new Set('switched turned put blown'.split(' '))
const noPlural = /(?:ss|us|is|os|as|ys)$/u

const isQuality = ({ kind }: Sense): boolean => kind === 'mood' || kind === 'daytime'

export interface Reader<S extends Sense> {
  vocabulary: Vocabulary<S>
  understood: Understood<S>
  isClockNear: boolean
  offset: number
}

type Base = Pick<Item<Sense>, 'at' | 'afterBreak' | 'denied' | 'negator'>

interface Read<S extends Sense> {
  items: Item<S>[]
  /** The number of tokens. */
  length: number
}

interface Place<S extends Sense> {
  sentence: Sentence
  at: number
  base: Base
  reader: Reader<S>
  known: Known<S> | null
}

interface Known<S extends Sense> {
  senses: readonly S[]
  length: number
  words: string
}

/** The longest sequence of up to three words that the vocabulary knows. */
function knownAt<S extends Sense>(sentence: Sentence, at: number, { sensesOf }: Vocabulary<S>): Known<S> | null {
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

/** What the word here means; several words if they belong together. */
export function itemsAt<S extends Sense>(sentence: Sentence, at: number, base: Base, reader: Reader<S>): Read<S> {
  const known = knownAt(sentence, at, reader.vocabulary)
  const place: Place<S> = { sentence, at, base, reader, known }
  const { word } = sentence.tokens[at]!
  return (
    unsaid(place) ??
    (known && known.length > 1 ? noun(place, known) : null) ??
    attribute(place) ??
    (known && noun(place, known)) ??
    lessOf(place) ??
    one(place, isSmall(word, sentence.language) ? { kind: 'small', word } : { kind: 'unknown' })
  )
}

const none = <S extends Sense>(): Read<S> => ({ items: [], length: 1 })

function one<S extends Sense>({ sentence, at, base }: Place<S>, item: object, length = 1): Read<S> {
  const words = sentence.tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
  return { items: [{ ...base, words, ...item } as Item<S>], length }
}

/** Words that name nothing, but say who is in the picture, or something about its clocks. */
function unsaid<S extends Sense>(place: Place<S>): Read<S> | null {
  const { sentence, at, base, reader } = place
  const { word } = sentence.tokens[at]!
  const { understood } = reader
  if (reader.isClockNear && handWords.has(word) && base.denied) {
    understood.hands = false
    return none()
  }
  if (peopleWords.has(word)) {
    if (!base.denied) return one(place, { kind: 'unknown' })
    understood.nobody = true
    return none()
  }
  if (deserted.has(word)) {
    understood.nobody = !base.denied
    return none()
  }
  if (isSwitching(sentence, at)) return one(place, { kind: 'small', word })
  // « il y a »
  const isImpersonal = word === 'il' && /^(?:[yn]|est)$/u.test(sentence.tokens[at + 1]?.word ?? '')
  return isImpersonal ? one(place, { kind: 'small', word }) : null
}

function attribute<S extends Sense>(place: Place<S>): Read<S> | null {
  const { sentence, at, base } = place
  const { word, joined } = sentence.tokens[at]!
  if (absentWords.has(word) || (joined && word === 'free')) return one(place, { kind: 'absent' })
  const numeral = base.denied ? null : numeralAt(sentence.tokens, at, sentence.language)
  if (numeral) return one(place, { kind: 'number', value: numeral.value }, numeral.length)
  const state = stateAt(place)
  if (state) return one(place, { kind: 'state', value: state })
  const colour = colourAt(place)
  return colour ? one(place, { kind: 'colour', value: colour }) : null
}

function stateAt<S extends Sense>({ sentence, at }: Place<S>): State | undefined {
  const { word } = sentence.tokens[at]!
  if (darkWords.has(word) && isSwitched(sentence, at)) return 'unlit'
  if (word === 'on' && isSwitching(sentence, at - 1)) return 'lit'
  return stateOf(word, sentence.language)
}

function colourAt<S extends Sense>({ sentence, at, known, reader }: Place<S>): Colour | undefined {
  const { word } = sentence.tokens[at]!
  const material = materials[sentence.language][word]
  if (material && isMaterial(sentence, at)) return material
  const isMeant = !known || !ambiguous.has(word) || isColour(sentence, at, reader.vocabulary)
  return isMeant ? colourOf(word) : undefined
}

function mentionItem<S extends Sense>(at: number, senses: readonly S[], words: string, absent: boolean) {
  const mention: Mention<S> = {
    at,
    words,
    senses,
    absent,
    isAnother: false,
    isModifier: false,
    count: null,
    colour: null,
    states: [],
  }
  return { kind: senses.every(isQuality) ? 'quality' : 'noun', words, mention, isPlural: false }
}

function noun<S extends Sense>({ sentence, at, base }: Place<S>, { senses, length, words }: Known<S>): Read<S> {
  const { word } = sentence.tokens[at]!
  const isPlural = /(?:s|[aeo]ux)$/u.test(word) && !noPlural.test(word)
  return { items: [{ ...base, ...mentionItem(base.at, senses, words, base.denied), isPlural } as Item<S>], length }
}

/** “Moonless”. */
function lessOf<S extends Sense>({ sentence, at, base, reader }: Place<S>): Read<S> | null {
  const { word, text } = sentence.tokens[at]!
  const bare = sentence.language === 'en' ? /^(.{3,})less$/u.exec(word)?.[1] : undefined
  if (!bare) return null
  if (reader.isClockNear && handWords.has(bare)) {
    reader.understood.hands = false
    return none()
  }
  const senses = reader.vocabulary.sensesOf(bare, 'en')
  if (senses.length === 0) return null
  return { items: [{ ...base, denied: true, ...mentionItem(base.at, senses, text, true) } as Item<S>], length: 1 }
}

/** “Switched off”, “turned on”, but not “turned on its side”. */
function isSwitching({ tokens }: Sentence, at: number): boolean {
  const [how, behind] = [tokens[at + 1]?.word ?? '', tokens[at + 2]]
  if (!switching.has(tokens[at]?.word ?? '') || (how !== 'on' && !darkWords.has(how))) return false
  return how !== 'on' || !behind || behind.afterBreak || /^(?:and|but|in|at|by|with)$/u.test(behind.word)
}

/** “The lamp is off”, “switched off”. */
const isSwitched = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:is|are|was|turned|switched|put|blown|goes|went|gone)$/u.test(tokens[at - 1]?.word ?? '')

/** « en or », « d’argent », « de bois » after the thing made of it. */
const isMaterial = ({ tokens, language }: Sentence, at: number): boolean =>
  at > 1 && (language === 'fr' ? /^(?:en|d|de)$/u : /^of$/u).test(tokens[at - 1]?.word ?? '')

/** “Rose” before a noun in English, after one in French; after “is” in both. */
function isColour<S extends Sense>(sentence: Sentence, at: number, { sensesOf }: Vocabulary<S>): boolean {
  const { tokens, language } = sentence
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]]
  if (/^(?:is|are|was|were|not|of|est|sont|pas|painted|peint|peinte)$/u.test(before)) return true
  if (language === 'fr') return sensesOf(before, language).length > 0 || colourOf(before) !== undefined
  return next !== undefined && !next.afterBreak && sensesOf(next.word, language).length > 0
}
