import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { z } from '#app/shared/zod.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = Record<string, Json>

/** In px. */
export interface Size {
  width: number
  height: number
}

/** Where one thing of several stands in the place of a puzzle: centre and size, in percent of the place. */
export interface Spot extends Size {
  x: number
  y: number
}

export interface NamedSpot {
  name: string
  spot: Spot
}

export interface CommonConfiguration {
  /** Wrong answers before the pause, 1 to 10. */
  allowedAttempts: number
}

/** The accessibility tags that a single puzzle can make untrue. */
export type Accessibility = 'screen-reader' | 'no-sound-needed' | 'captions' | 'large-targets'

/** Something that the author still has to fix. `error` keeps the puzzle out of an edition; a warning does not. */
export interface PuzzleProblem {
  /** Accessibility tags that are untrue of the puzzle while the problem lasts. */
  untrue?: readonly Accessibility[]
  code: string
  severity: 'error' | 'warning'
  field: string
  /** What the author wrote there, if the problem's text quotes it. */
  value?: string
}

export interface PuzzleDraft<Configuration = unknown, Solution = unknown> {
  configuration: Configuration
  solution: Solution
}

export interface PuzzleText {
  half: 'configuration' | 'solution'
  field: string
  label: string
  /** In characters; for `lines`, of one line. */
  longest: number
  long?: boolean
  /** All languages can share it, like a code of digits: it is not missing if only the primary language has it. */
  shared?: boolean
  /** Where the text is, and what a translation has of it. */
  at:
    | { kind: 'text' | 'lines' } // the field itself; `lines`: a list of texts, each language has its own
    | { kind: 'member'; key: number | string; part: string } // by place or `id`; a translation has the whole list
    | { kind: 'name'; list: string; id: string; part: string } // by `id` in `list`; a translation names those it has
    | { kind: 'own'; path: readonly (string | number)[] } // a translation lists it among its `OwnText`s
}

/** How to read what an older version of the type stored: a pure step from `from` to `from + 1`. */
export interface PuzzleUpgrade {
  from: number
  draft(draft: PuzzleDraft<JsonObject, JsonObject>): PuzzleDraft<JsonObject, JsonObject>
  presented(presented: JsonObject): JsonObject
}

/** In the order in which the studio offers them. */
export const puzzleFamilies = ['words', 'order', 'senses'] as const
export type PuzzleFamily = (typeof puzzleFamilies)[number]

/** For types with typed answers: where to add another correct one, and which field of a decoy holds the wrong one. */
export interface TypedAnswers {
  accepted: { half: 'configuration' | 'solution'; field: string }
  decoy: 'answer' | 'code'
}

/** For answers in words: the fields of the solution with the answers and with other words for them. */
export interface Synonyms<Field extends string = string> {
  answers: Field
  synonyms: Field
  most: number
  longest: number
}

export interface PuzzleTypeDefinition<Configuration extends CommonConfiguration, Solution, Answer, Presented> {
  /** The folder's name, which is also what is stored in `adventure_puzzles.type`. */
  id: string
  version: number
  label: () => string
  description: () => string
  family: PuzzleFamily
  schemas: {
    configuration: z.ZodType<Configuration>
    solution: z.ZodType<Solution>
    answer: z.ZodType<Answer>
    presented: z.ZodType<Presented>
  }
  /** A new puzzle starts with this, otherwise with the defaults. It must be playable as it is. */
  example?(language: Locale): PuzzleDraft<Configuration, Solution>
  translatable: {
    configuration: readonly (keyof Configuration & string)[]
    solution: readonly (keyof Solution & string)[]
  }
  texts(draft: PuzzleDraft<Configuration, Solution>): PuzzleText[]
  /** Translatable fields that nobody writes: they are derived from the texts, and `settle` updates them. */
  following?: readonly ((keyof Configuration | keyof Solution) & string)[]
  settle?(draft: PuzzleDraft<Configuration, Solution>): PuzzleDraft<Configuration, Solution>
  /** An ALLOW-LIST: names each field that a player may see. Never "configuration minus x". */
  present(configuration: Configuration): Presented
  /** A run's `view` until a `partial` verdict brings another. Pure: the judge makes the same one from the seed. */
  start?(presented: Presented, seed: number): Json
  shuffles?(configuration: Configuration): boolean
  /** Keeps the progress when the time starts again, for types whose steps are spent for good. */
  keepsProgress?: boolean
  worksOnPicture?: boolean
  /** Paper lacks something without which nobody can solve it: a tabletop room does not offer it. */
  needsDevice?: boolean
  /** Its texts play with words, so that they are written again in each language rather than translated. */
  playsOnWords?: boolean
  /** Cannot be played without a picture of its own: problem `picture_missing` at `picture`. */
  needsPicture?(configuration: Configuration): boolean
  /** Fields that hold addresses of uploaded files: one, or a list with a `url` each. They are published with the
   * puzzle, and `present` shows them under the same names. */
  files?: readonly (keyof Configuration & keyof Presented & string)[]
  /** The field with the address of the picture for the studio's card if the puzzle has no picture of its own. */
  cover?: keyof Configuration & string
  /** Seconds on the clock of a new puzzle; 0 for none. */
  timeLimit?(configuration: Configuration): number
  /** How many hints `hint` works out after the written ones, even without notes. None if omitted. */
  workedHints?(configuration: Configuration): number
  workedHintShows?: HintMark
  /** Tests whether a text of the game gives players the key to this puzzle; null if they need none. */
  clue?(draft: PuzzleDraft<Configuration, Solution>): ((text: string) => boolean) | null
  /** The first correct answer as one would write it or set it on a lock. Omitted if it cannot be written. */
  written?(draft: PuzzleDraft<Configuration, Solution>): string
  /** The colours that the answer is made of, by name: players must learn these names from the game. */
  colours?(draft: PuzzleDraft<Configuration, Solution>): readonly LocalText[]
  /** For types with typed answers: what was typed. */
  typed?: TypedAnswers & { text(answer: Answer): string }
  /** A model may suggest more of them, which the form offers where it shows `belowSynonyms`. */
  synonyms?: Synonyms<keyof Solution & string>
  findProblems(draft: PuzzleDraft<Configuration, Solution>): PuzzleProblem[]
  /** In an object: what stands in several spots of it, which the author draws. The field `spots` keeps where. */
  spots?(configuration: Configuration): NamedSpot[]
  upgrades?: readonly PuzzleUpgrade[]
}

/** `wrong` costs an attempt, but repeating the same `key` (its normal form) does not. `partial` costs nothing:
 * `progress` is kept for the next judging and never shown, the party sees `view`; `again`: nothing new was found. */
export type Verdict =
  | { outcome: 'solved' }
  | { outcome: 'wrong'; key: string; reply?: LocalText }
  | { outcome: 'partial'; progress: Json; view: Json; again?: boolean; reply?: LocalText }
  | { outcome: 'malformed' }

export type DraftPerLanguage<Configuration = unknown, Solution = unknown> = Partial<
  Record<Locale, PuzzleDraft<Configuration, Solution>>
>

export interface JudgeContext {
  language: Locale
  progress: Json
  /** Constant within a run, different in the next: for what each run shuffles. */
  seed: number
}

/** `known` is kept for the next hint and never shown; `shown` goes to the view, for what words alone cannot show.
 * `complete` costs nothing: the notes need no help. `malformed`: not valid notes. */
export type WorkedHint =
  | { outcome: 'hint'; text: LocalText; known: Json; shown?: Json }
  | { outcome: 'complete' }
  | { outcome: 'malformed' }

export type HintMark = 'ring' | 'quarter'

/** What the `check.server.ts` of a type's folder exports as `checker`: pure, without clock or randomness. */
export interface PuzzleChecker<Configuration, Solution, Answer> {
  judge(puzzle: DraftPerLanguage<Configuration, Solution>, answer: Answer, context: JudgeContext): Verdict
  /** A correct answer, for "reveal and continue" and to prove that there is one; null for none. `seed` is the run's. */
  reveal(draft: PuzzleDraft<Configuration, Solution>, seed: number): Answer | null
  /** What the author tells those who have solved it; it stays on the server until then. */
  told?(puzzle: DraftPerLanguage<Configuration, Solution>): LocalText
  /** Gives only the next step. `notes`: anything sent, or undefined; `known`: what earlier hints left. */
  hint?(puzzle: DraftPerLanguage<Configuration, Solution>, notes: unknown, known: readonly Json[]): WorkedHint
  /** Only where an answer is right because its normal form equals another, so that a file can hold a hash of it. */
  hidden?: HiddenAnswers<Configuration, Solution, Answer>
}

interface HiddenAnswers<Configuration, Solution, Answer> {
  /** The normal forms of all that is right; null where these settings compare more freely. */
  accepted(puzzle: DraftPerLanguage<Configuration, Solution>): string[] | null
  /** The forms of an answer, one of which equals an accepted one if it is right. Works without the answers, too. */
  given(puzzle: DraftPerLanguage<Configuration, Solution>, answer: Answer, language: Locale): string[]
  /** Nothing is right any more; whatever else the judge says stays. */
  withoutAnswers(draft: PuzzleDraft<Configuration, Solution>): PuzzleDraft<Configuration, Solution>
}

/** The props of `player-view.tsx`. Data in, answers out: it knows no router and no server. */
export interface PlayerViewProps<Presented = JsonObject, Answer = unknown> {
  configuration: Presented
  /** The game's language, for the type's own words; the page's may differ. If omitted, the page's. */
  language?: Locale
  attemptsLeft: number
  pausedForMs: number
  /** A new object for each answer, or the same words would not be announced again. */
  feedback: { kind: 'wrong' | 'partial' | 'again' | 'tried'; reply: string | null } | null
  /** Wrong answers so far in their normal form, oldest first. */
  tried: readonly string[]
  /** What the party sees of a puzzle solved in steps; before the first step, what its type's `start` made. */
  view: Json
  picture?: string | null
  shownByHints?: readonly Json[]
  solved: boolean
  answer: Answer | null
  told?: string | null
  busy: boolean
  onAnswer: (answer: Answer) => void
  onNotes?: (notes: Json) => void
}

export interface EditorFormProps<Configuration = JsonObject, Solution = JsonObject> {
  value: PuzzleDraft<Configuration, Solution>
  errors: readonly PuzzleProblem[]
  onChange: (value: PuzzleDraft<Configuration, Solution>) => void
  language: Locale
  /** In a translation only the translatable fields can be changed. */
  isTranslation?: boolean
  /** Fields that mean nothing where the form is. */
  omitted?: readonly string[]
  picture?: string | null
  adventureId?: string | null
  /** Shown below the field of the `synonyms`, if the type has them. */
  belowSynonyms?: ReactNode
  /** Shown below the field for a picture's description. */
  belowPictureText?: (field: PictureTextField) => ReactNode
}

export interface PictureTextField {
  /** The picture's address. */
  picture: string
  text: string
  longest: number
  onUse: (text: string) => void
}

export type PlayerView = ComponentType<PlayerViewProps>
export type EditorForm = ComponentType<EditorFormProps>

/** What the `fixtures.ts` of a type's folder exports as `fixtures`; `registry/contract.test.tsx` runs them all. */
export interface PuzzleFixtures {
  cases: readonly {
    title: string
    configuration: JsonObject
    solution: JsonObject
    right: readonly unknown[]
    wrong: readonly unknown[]
  }[]
  malformed: readonly unknown[]
  incomplete: readonly { draft: PuzzleDraft<JsonObject, JsonObject>; code: string }[]
  /** Unique words for each secret text field, wherever the schema allows them: none may reach a player. */
  canary: { draft: PuzzleDraft<JsonObject, JsonObject>; words: readonly string[] }
  old: readonly { version: number; draft: PuzzleDraft<JsonObject, JsonObject>; presented: JsonObject }[]
}
