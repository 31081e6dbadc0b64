import type { ComponentType } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { z } from '#app/shared/zod.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = Record<string, Json>

/** What every type's configuration has, whatever else it holds. */
export interface CommonConfiguration {
  /** Wrong answers before the pause, 1 to 10. */
  allowedAttempts: number
}

/** Something that the author still has to mend. `error` keeps the puzzle out of an edition; a warning does not. */
export interface PuzzleProblem {
  code: string
  severity: 'error' | 'warning'
  /** The field of the configuration or the solution that it stands at, to show it there. */
  field: string
}

/** An author's puzzle of one language: both halves, as the editor edits them. */
export interface PuzzleDraft<Configuration = unknown, Solution = unknown> {
  configuration: Configuration
  solution: Solution
}

/** How to read what an older version of the type stored: a pure step from `from` to `from + 1`. */
export interface PuzzleUpgrade {
  from: number
  draft(draft: PuzzleDraft<JsonObject, JsonObject>): PuzzleDraft<JsonObject, JsonObject>
  /** The same step for what `present` had written into editions. */
  presented(presented: JsonObject): JsonObject
}

/** What the `index.ts` of a type's folder declares. */
export interface PuzzleTypeDefinition<Configuration extends CommonConfiguration, Solution, Answer, Presented> {
  /** The folder's name, which is also what is stored in `adventure_puzzles.type`. */
  id: string
  version: number
  /** Names of the type in the reader's language, for the template choice. */
  label: () => string
  description: () => string
  schemas: {
    configuration: z.ZodType<Configuration>
    solution: z.ZodType<Solution>
    answer: z.ZodType<Answer>
    presented: z.ZodType<Presented>
  }
  defaults: PuzzleDraft<Configuration, Solution>
  /** Fields that a translation may replace; all others hold for every language. `words`: worth a warning when untranslated. */
  translatable: { configuration: readonly (keyof Configuration & string)[]; solution: readonly (keyof Solution & string)[]; words: readonly string[] }
  /** An ALLOW-LIST: names each thing that a player may see. Never "configuration minus x". */
  present(configuration: Configuration): Presented
  /** What is incomplete or contradictory. Without an error here the solution must solve the puzzle. */
  findProblems(draft: PuzzleDraft<Configuration, Solution>): PuzzleProblem[]
  upgrades: readonly PuzzleUpgrade[]
}

/**
 * What judging says.
 * - `solved`
 * - `wrong`: costs an attempt. `key` is the answer in its normal form, so that trying the same again costs nothing.
 * - `partial`: one step of several, which costs nothing. `progress` is kept for the next judging and never shown;
 *   `view` is what the party sees of it.
 * - `malformed`: not an answer at all; nothing happens.
 */
export type Verdict =
  | { outcome: 'solved' }
  | { outcome: 'wrong'; key: string; reply?: LocalText }
  | { outcome: 'partial'; progress: Json; view: Json; reply?: LocalText }
  | { outcome: 'malformed' }

/** The secret half of a puzzle in each language that it has, as an edition keeps it. */
export type DraftPerLanguage<Configuration = unknown, Solution = unknown> = Partial<Record<Locale, PuzzleDraft<Configuration, Solution>>>

/** What a judge may know besides the answer. */
export interface JudgeContext {
  /** The language that the player reads the puzzle in. */
  language: Locale
  /** What the last `partial` verdict left. */
  progress: Json
  /** The same for the whole run, different in the next: for what each run shuffles. */
  seed: number
}

/** What the `check.server.ts` of a type's folder exports as `checker`: pure, without a clock and without chance. */
export interface PuzzleChecker<Configuration, Solution, Answer> {
  judge(puzzle: DraftPerLanguage<Configuration, Solution>, answer: Answer, context: JudgeContext): Verdict
  /** A right answer, to show on "reveal and continue" and to prove that there is one; null when there is none. */
  reveal(draft: PuzzleDraft<Configuration, Solution>): Answer | null
}

/** What `player-view.tsx` gets. Data in, answers out: it knows no router and no server. */
export interface PlayerViewProps<Presented = JsonObject, Answer = unknown> {
  /** In the language of the content. */
  configuration: Presented
  /** Wrong answers left before the pause. */
  attemptsLeft: number
  /** How long the pause still lasts, in ms, when this was sent; 0 when there is none. */
  pausedForMs: number
  /** What the last answer brought, to be announced; a new object each time, or the same words would not be said twice. */
  feedback: { kind: 'wrong' | 'partial' | 'tried'; reply: string | null } | null
  /** Wrong answers so far in their normal form, oldest first. */
  tried: readonly string[]
  /** What the party sees of a puzzle solved in steps. */
  view: Json
  solved: boolean
  /** The answer, once it was revealed. */
  answer: Answer | null
  /** An answer is under way. */
  busy: boolean
  onAnswer: (answer: Answer) => void
}

/** What `editor-form.tsx` gets: a controlled form over one language of a puzzle. */
export interface EditorFormProps<Configuration = JsonObject, Solution = JsonObject> {
  value: PuzzleDraft<Configuration, Solution>
  /** What `findProblems` says, and what the server said; shown at their fields. */
  errors: readonly PuzzleProblem[]
  onChange: (value: PuzzleDraft<Configuration, Solution>) => void
  /** The language of the content being edited. */
  language: Locale
  /** In a translation only the translatable fields can be changed. */
  isTranslation?: boolean
}

export type PlayerView = ComponentType<PlayerViewProps>
export type EditorForm = ComponentType<EditorFormProps>

/** What the `fixtures.ts` of a type's folder exports as `fixtures`; `contract.test.ts` runs them all. */
export interface PuzzleFixtures {
  cases: readonly {
    title: string
    configuration: JsonObject
    solution: JsonObject
    right: readonly unknown[]
    wrong: readonly unknown[]
  }[]
  /** Never an answer: refused without costing an attempt. */
  malformed: readonly unknown[]
  /** Drafts that must be reported, with the code expected. */
  incomplete: readonly { draft: PuzzleDraft<JsonObject, JsonObject>; code: string }[]
  /** Unique words for each secret text field, put where the schema allows them: none may reach a player. */
  canary: { draft: PuzzleDraft<JsonObject, JsonObject>; words: readonly string[] }
  /** What older versions of the type stored. */
  old: readonly { version: number; draft: PuzzleDraft<JsonObject, JsonObject>; presented: JsonObject }[]
}
