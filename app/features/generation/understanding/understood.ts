import type { Colour, State } from './attributes.ts'
import type { ClockTime } from './clock-times.ts'
import type { Language } from './tokens.ts'

/** What a word can mean. The vocabulary defines the possible meanings. */
export interface Sense {
  kind: 'thing' | 'furnishing' | 'place' | 'person' | 'looks' | 'mood' | 'daytime'
  name: string
}

export interface Vocabulary<S extends Sense> {
  /** The senses of a word without accents, or of several words joined by `_`. */
  sensesOf: (word: string, language: Language) => readonly S[]
  /** Whether it has hands and a dial. */
  isClock: (sense: S) => boolean
}

/** An attribute of something, with the author's words. */
export interface Said<Value> {
  value: Value
  words: string
  /** Index among the words of the prompt. */
  at: number
}

export interface Mention<S extends Sense> {
  at: number
  words: string
  senses: readonly S[]
  /** Named in addition to something before: “and”, “with”. */
  isAnother: boolean
  /** Only describes the noun after it: “a pirate ship”. */
  isModifier: boolean
  /** The words deny it. */
  absent: boolean
  count: Said<number | 'several'> | null
  /** `not`: any colour but this one. */
  colour: (Said<Colour> & { not: boolean }) | null
  states: Said<State>[]
}

export interface Understood<S extends Sense> {
  mentions: Mention<S>[]
  times: (Said<ClockTime | null> & { certain: boolean })[]
  /** Whether clocks may have hands. */
  hands: boolean
  nobody: boolean
  /** Colours that belong to nothing in particular. */
  colours: Said<Colour>[]
  /** The author's words that were not understood. */
  unknown: Said<null>[]
  /** Indexes of words after a comma or similar. */
  breaks: Set<number>
}

/** The result for no words at all. */
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
