import { scoringValues } from '#app/features/studio/draft/puzzle/scoring-values.ts'
import type { PuzzleView, TranslationsView } from '#app/features/studio/draft/view.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { translating } from '#app/features/studio/fields/components/content-languages.ts'
import { readLadder, scoredAnew, storedLadder, withHints } from './hint-ladder.ts'
import { HintList } from './hint-list.tsx'
import { SuggestHints } from './suggest-hints.tsx'

type PuzzleHintsProps = {
  values: Partial<PuzzleView>
  set: (change: Partial<PuzzleView>, byModel?: boolean) => void
  languages: ContentLanguages
  error: string[] | undefined
}

/** To its author a hint with its price and translation is one thing; the puzzle stores them in three fields. */
export function PuzzleHints({ values, set, languages, error }: PuzzleHintsProps) {
  const { other } = languages
  const rules = scoringValues(values.scoringRules ?? {})
  const { [other ?? languages.primary]: texts } = (values.translations ?? {}) as TranslationsView
  const ladder = {
    hints: values.hints ?? [],
    translated: other && Array.isArray(texts?.hints) ? texts.hints.map(String) : [],
    hintCosts: rules.hintCosts,
    hintLevels: rules.hintLevels,
    hintRoles: rules.hintRoles,
  }
  const write = ({ hints, translated, ...scored }: ReturnType<typeof storedLadder>, byModel = false) =>
    set({ hints, ...scoredAnew(rules, scored), ...(other ? translating(other, 'hints', translated) : {}) }, byModel)
  return (
    <>
      <HintList
        languages={languages}
        ladder={ladder}
        usualCost={rules.hint}
        leadsToAnswer={(values.skipPolicy ?? 'after_hints') === 'after_hints'}
        onChange={(changed) => write(changed)}
        error={error}
      />
      <SuggestHints
        puzzleId={values.id ?? null}
        hints={ladder.hints}
        onAdd={(hints) => write(storedLadder(withHints(readLadder(ladder), hints)), true)}
      />
    </>
  )
}
