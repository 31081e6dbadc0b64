import type { EditorFormProps, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { Halves } from '#app/features/puzzles/kit/rules/form-fields.ts'
import type { ProblemTexts } from './problem-text.ts'
import { problemText } from './problem-text.ts'

/** The props of an editor's form, and what all forms do with them. */
export interface PuzzleForm<Configuration, Solution>
  extends
    PuzzleDraft<Configuration, Solution>,
    Required<Pick<EditorFormProps, 'language' | 'isTranslation' | 'omitted' | 'picture' | 'adventureId'>>,
    Pick<EditorFormProps, 'belowPictureText'> {
  value: PuzzleDraft<Configuration, Solution>
  schemas: Halves
  change(value: PuzzleDraft<Configuration, Solution>): void
  configure(part: Partial<Configuration>): void
  solve(part: Partial<Solution>): void
  /** Texts of the problems of exactly these fields; the empty one is the whole puzzle. */
  problemsAt(...fields: string[]): string[]
  /** With those of the field's members. */
  problemsIn(field: string): string[]
}

interface FormOfType<Configuration, Solution> {
  schemas: Halves
  problemTexts: ProblemTexts<never>
  /** Updates derived fields after each change. */
  settle?: (draft: PuzzleDraft<Configuration, Solution>) => PuzzleDraft<Configuration, Solution>
}

export function puzzleForm<Configuration, Solution>(
  props: EditorFormProps<Configuration, Solution>,
  { schemas, problemTexts, settle = (draft) => draft }: FormOfType<Configuration, Solution>,
): PuzzleForm<Configuration, Solution> {
  const { value, errors, onChange, language, isTranslation = false, picture = null, adventureId = null } = props
  const { omitted = [] } = props
  const { configuration, solution } = value
  const change = (next: PuzzleDraft<Configuration, Solution>) => onChange(settle(next))
  const textsOfProblems = (isMeant: (field: string) => boolean) =>
    errors.filter(({ field }) => isMeant(field)).map((problem) => problemText(problemTexts, problem))
  return {
    value,
    configuration,
    solution,
    language,
    isTranslation,
    omitted,
    picture,
    adventureId,
    belowPictureText: props.belowPictureText,
    schemas,
    change,
    configure: (part) => change({ configuration: { ...configuration, ...part }, solution }),
    solve: (part) => change({ configuration, solution: { ...solution, ...part } }),
    problemsAt: (...fields) => fields.flatMap((field) => textsOfProblems((each) => each === field)),
    problemsIn: (field) => textsOfProblems((each) => each === field || each.startsWith(`${field}.`)),
  }
}
