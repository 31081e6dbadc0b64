import type { ComponentType } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { z } from '#app/shared/zod.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = Record<string, Json>

export interface CommonConfiguration {
  /** Wrong answers before the pause, 1 to 10. */
  allowedAttempts: number
}

/** Something that the author still has to mend. `error` keeps the puzzle out of an edition; a warning does not. */
export interface PuzzleProblem {
  code: string
  severity: 'error' | 'warning'
  field: string
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
  /**
   * The same will do in every language, like a code of digits: nothing is missing where only the primary one has it.
   */
  shared?: boolean
  /**
   * Where the text is.
   * - `text`: the field itself
   * - `lines`: the field is a list, one text a line, and each language has a list of its own
   * - `member`: a part of a member of the list, by its place or its `id`; a translation has the whole list
   * - `name`: the same by `id`, in a list of the primary language under another field; a translation names those that
   *   it has
   * - `own`: anywhere in the half; a translation has it in a list of `OwnText`s
   */
  at:
    | { kind: 'text' | 'lines' }
    | { kind: 'member'; key: number | string; part: string }
    | { kind: 'name'; list: string; id: string; part: string }
    | { kind: 'own'; path: readonly (string | number)[] }
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
  /**
   * What a new puzzle starts with in the studio, for types that show what they are about best by a small one of their
   * own; else the defaults. It can be played as it is.
   */
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
  /**
   * For types that lay something out for each run: the `view` until a `partial` verdict brings another. Pure: the
   * judge makes the same from the seed.
   */
  start?(presented: Presented, seed: number): Json
  shuffles?(configuration: Configuration): boolean
  /**
   * What was done in steps stays when the puzzle's time begins anew, for types whose steps are spent for good; else it
   * is as if nobody had begun.
   */
  keepsProgress?: boolean
  worksOnPicture?: boolean
  /**
   * There is nothing to do without a picture of the puzzle's own; said to the author as the problem `picture_missing`
   * at `picture`.
   */
  needsPicture?(configuration: Configuration): boolean
  /**
   * Fields of the configuration that hold addresses of uploaded files: one, or a list with a `url` each. `present`
   * shows them under the same names; they are published with the puzzle.
   */
  files?: readonly (keyof Configuration & keyof Presented & string)[]
  /**
   * The field of the configuration with the address of the picture that it is about: what its card in the studio shows
   * where the puzzle has no picture of its own.
   */
  cover?: keyof Configuration & string
  /**
   * Seconds that the clock of a new puzzle is set to; 0 for none. The clock itself is the puzzle's, whatever its type.
   */
  timeLimit?(configuration: Configuration): number
  /**
   * How many hints the type works out for players after the written ones, by its checker's `hint`; so many it always
   * has for who noted nothing. Left out: none.
   */
  workedHints?(configuration: Configuration): number
  workedHintShows?: HintMark
  /** A test whether a text of the game gives players the key to this puzzle; null where they need none. */
  clue?(draft: PuzzleDraft<Configuration, Solution>): ((text: string) => boolean) | null
  findProblems(draft: PuzzleDraft<Configuration, Solution>): PuzzleProblem[]
  upgrades?: readonly PuzzleUpgrade[]
}

/**
 * What judging says.
 * - `solved`
 * - `wrong`: costs an attempt. `key` is the answer in its normal form, so that trying the same again costs nothing.
 * - `partial`: one step of several, which costs nothing. `progress` is kept for the next judging and never shown;
 *   `view` is what the party sees of it; `again`: it brought nothing that the party did not have.
 * - `malformed`: not an answer at all; nothing happens.
 */
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

/**
 * What a hint that the type works out itself says.
 * - `hint`: `text` in each language of the puzzle; `known` is kept for the next one and never shown; `shown` goes to
 *   the view, for what words alone do not show
 * - `complete`: what the player noted needs no help; it costs nothing
 * - `malformed`: these are no notes; nothing happens
 */
export type WorkedHint =
  | { outcome: 'hint'; text: LocalText; known: Json; shown?: Json }
  | { outcome: 'complete' }
  | { outcome: 'malformed' }

export type HintMark = 'ring' | 'quarter'

/** What the `check.server.ts` of a type's folder exports as `checker`: pure, without a clock and without chance. */
export interface PuzzleChecker<Configuration, Solution, Answer> {
  judge(puzzle: DraftPerLanguage<Configuration, Solution>, answer: Answer, context: JudgeContext): Verdict
  /**
   * A right answer, to show on "reveal and continue" and to prove that there is one; null when there is none. `seed` is
   * the run's.
   */
  reveal(draft: PuzzleDraft<Configuration, Solution>, seed: number): Answer | null
  /**
   * What the author tells those who have done it, in each language that has it, for types with such a text; nothing of
   * it leaves the server before.
   */
  told?(puzzle: DraftPerLanguage<Configuration, Solution>): LocalText
  /**
   * For types with `workedHints`: says the next step and no more. `notes`: anything that was sent, undefined when
   * nothing was; `known`: what earlier hints left.
   */
  hint?(puzzle: DraftPerLanguage<Configuration, Solution>, notes: unknown, known: readonly Json[]): WorkedHint
}

/** What `player-view.tsx` gets. Data in, answers out: it knows no router and no server. */
export interface PlayerViewProps<Presented = JsonObject, Answer = unknown> {
  configuration: Presented
  attemptsLeft: number
  pausedForMs: number
  /**
   * What the last answer brought, to be announced; a new object each time, or the same words would not be said twice.
   */
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
