import type { Colour, State } from './attributes.ts'
import type { ClockTime } from './clock-times.ts'
import type { Language } from './tokens.ts'

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
  /** Before another noun, which it only describes: “a pirate ship”. */
  isModifier: boolean
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
  /** Words behind a comma or the like. */
  breaks: Set<number>
}

/** Of no words at all. */
export const nothingUnderstood = <S extends Sense>(): Understood<S> => ({
  mentions: [],
  times: [],
  hands: true,
  nobody: false,
  colours: [],
  unknown: [],
  breaks: new Set(),
})

export type Item<S extends Sense> = {
  at: number
  words: string
  afterBreak: boolean
  denied: boolean
  negator: string
} & (
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
