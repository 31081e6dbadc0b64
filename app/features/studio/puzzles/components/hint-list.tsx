import Flag from 'lucide-react/icons/flag'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { hints } from '#app/features/rows/kinds/hints.ts'
import { StepRows } from '#app/features/studio/fields/components/step-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'
import type { StoredLadder } from './hint-ladder.ts'
import { nextStep, readLadder, storedLadder } from './hint-ladder.ts'
import { hintWords } from '#app/features/studio/fields/components/hint-words.ts'
import { HintStep } from './hint-step.tsx'

type HintListProps = {
  languages: ContentLanguages
  ladder: StoredLadder
  usualCost: number
  /** Whether the answer comes right after the last hint. */
  leadsToAnswer: boolean
  onChange: (ladder: ReturnType<typeof storedLadder>) => void
  error: readonly string[] | undefined
}

export function HintList({ languages, ladder, usualCost, leadsToAnswer, onChange, error }: HintListProps) {
  const steps = readLadder(ladder)
  return (
    <StepRows
      legend={hints.label()}
      words={hintWords}
      most={hints.texts.most}
      steps={steps}
      next={() => nextStep(steps)}
      onChange={(next) => onChange(storedLadder(next))}
      hint={m.studio_hints_hint()}
      error={error}
      row={(step, position, changed) => (
        <HintStep
          languages={languages}
          step={step}
          position={position}
          count={steps.length}
          usualCost={usualCost}
          {...changed}
        />
      )}
      foot={
        leadsToAnswer && (
          <p className="flex items-start gap-2 rounded-control border border-dashed border-line-strong px-3 py-2.5 text-sm text-muted">
            <Flag aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {steps.length > 0 ? m.studio_hints_then_answer() : m.studio_hints_none_answer()}
          </p>
        )
      }
    />
  )
}
