import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { z } from '#app/shared/zod.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = Record<string, Json>

export interface CommonConfiguration {
  /** Wrong answers before the pause, 1 to 10. */
  allowedAttempts: number
}

/** Those of the accessibility tags that a puzzle alone can belie. */
export type Accessibility = 'screen-reader' | 'no-sound-needed' | 'captions' | 'large-targets'

/** Something that the author still has to mend. `error` keeps the puzzle out of an edition; a warning does not. */
export interface PuzzleProblem {
  /** Accessibility tags that are not true of the puzzle as long as this is so. */
  untrue?: readonly Accessibility[]
  code: string
  severity: 'error' | 'warning'
  field: string
  /** What the author wrote there, where the text names it. */
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
  /** Characters, or those of one line. */
  longest: number
  long?: boolean
  /** Every language can share it, like a code of digits: nothing is missing where only the primary one has it. */
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

/** Of a type whose answers are typed: where another right one is added, and the field of a decoy that holds the wrong one. */
export interface TypedAnswers {
  accepted: { half: 'configuration' | 'solution'; field: string }
  decoy: 'answer' | 'code'
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
  /** A new puzzle starts with it, else with the defaults. It can be played as it is. */
  example?(language: Locale): PuzzleDraft<Configuration, Solution>
  translatable: {
    configuration: readonly (keyof Configuration & string)[]
    solution: readonly (keyof Solution & string)[]
  }
  texts(draft: PuzzleDraft<Configuration, Solution>): PuzzleText[]
  /** Translatable fields that no one writes: they follow from the texts, and `settle` makes them anew. */
  following?: readonly ((keyof Configuration | keyof Solution) & string)[]
  settle?(draft: PuzzleDraft<Configuration, Solution>): PuzzleDraft<Configuration, Solution>
  /** An ALLOW-LIST: names each thing that a player may see. Never "configuration minus x". */
  present(configuration: Configuration): Presented
  /** Lays out a run's `view` until a `partial` verdict brings another. Pure: the judge makes the same from the seed. */
  start?(presented: Presented, seed: number): Json
  shuffles?(configuration: Configuration): boolean
  /** Keeps what was done in steps when the time begins anew, for types whose steps are spent for good. */
  keepsProgress?: boolean
  worksOnPicture?: boolean
  /** Nothing can be done without a picture of the puzzle's own: problem `picture_missing` at `picture`. */
  needsPicture?(configuration: Configuration): boolean
  /** Fields that hold addresses of uploaded files: one, or a list with a `url` each. They are published with the
   * puzzle, and `present` shows them under the same names. */
  files?: readonly (keyof Configuration & keyof Presented & string)[]
  /** The field with the address of the picture that its studio card shows where the puzzle has none of its own. */
  cover?: keyof Configuration & string
  /** Seconds that the clock of a new puzzle is set to; 0 for none. */
  timeLimit?(configuration: Configuration): number
  /** How many hints `hint` works out after the written ones, so many even without notes. Left out: none. */
  workedHints?(configuration: Configuration): number
  workedHintShows?: HintMark
  /** A test whether a text of the game gives players the key to this puzzle; null where they need none. */
  clue?(draft: PuzzleDraft<Configuration, Solution>): ((text: string) => boolean) | null
  /** The first right answer as one would write it or set it on a lock. Left out: it has none in writing. */
  written?(draft: PuzzleDraft<Configuration, Solution>): string
  /** The colours that the answer is made of, by name: players have to learn them from the game. */
  colours?(draft: PuzzleDraft<Configuration, Solution>): readonly LocalText[]
  /** What was typed, of a type whose answers are. */
  typed?: TypedAnswers & { text(answer: Answer): string }
  findProblems(draft: PuzzleDraft<Configuration, Solution>): PuzzleProblem[]
  upgrades?: readonly PuzzleUpgrade[]
}

/** `wrong` costs an attempt; the same `key`, its normal form, costs nothing again. `partial` costs nothing:
 * `progress` is kept for the next judging and never shown, the party sees `view`; `again`: it brought nothing new. */
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
  /** The same for the whole run, different in the next: for what each run shuffles. */
  seed: number
}

/** `known` is kept for the next hint and never shown; the view gets `shown`, which words alone do not show.
 * `complete` costs nothing: the notes need no help. `malformed`: these are no notes. */
export type WorkedHint =
  | { outcome: 'hint'; text: LocalText; known: Json; shown?: Json }
  | { outcome: 'complete' }
  | { outcome: 'malformed' }

export type HintMark = 'ring' | 'quarter'

/** What the `check.server.ts` of a type's folder exports as `checker`: pure, without a clock and without chance. */
export interface PuzzleChecker<Configuration, Solution, Answer> {
  judge(puzzle: DraftPerLanguage<Configuration, Solution>, answer: Answer, context: JudgeContext): Verdict
  /** A right answer, for "reveal and continue" and to prove that there is one; null for none. `seed` is the run's. */
  reveal(draft: PuzzleDraft<Configuration, Solution>, seed: number): Answer | null
  /** What the author tells those who have done it; nothing of it leaves the server before. */
  told?(puzzle: DraftPerLanguage<Configuration, Solution>): LocalText
  /** Says the next step and no more. `notes`: anything sent, or undefined; `known`: what earlier hints left. */
  hint?(puzzle: DraftPerLanguage<Configuration, Solution>, notes: unknown, known: readonly Json[]): WorkedHint
}

/** What `player-view.tsx` gets. Data in, answers out: it knows no router and no server. */
export interface PlayerViewProps<Presented = JsonObject, Answer = unknown> {
  configuration: Presented
  /** Of the game, for what the type itself says in it: the page may be in another. Left out: the page's. */
  language?: Locale
  attemptsLeft: number
  pausedForMs: number
  /** A new object for each answer, or the same words would not be announced twice. */
  feedback: { kind: 'wrong' | 'partial' | 'again' | 'tried'; reply: string | null } | null
  /** Wrong answers so far in their normal form, oldest first. */
  tried: readonly string[]
  /** What the party sees of a puzzle solved in steps; before the first, what its type's `start` laid out. */
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
  picture?: string | null
  adventureId?: string | null
  /** What stands below the field of a riddle's synonyms. */
  belowSynonyms?: ReactNode
  /** What stands below the field that says what a picture shows. */
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
  /** Unique words for each secret text field, put where the schema allows them: none may reach a player. */
  canary: { draft: PuzzleDraft<JsonObject, JsonObject>; words: readonly string[] }
  old: readonly { version: number; draft: PuzzleDraft<JsonObject, JsonObject>; presented: JsonObject }[]
}
