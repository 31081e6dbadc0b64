import { goalSteps } from '#app/features/engine/goal.schema.ts'
import { longest } from '#app/features/engine/limits.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { LocalTextField } from '#app/features/studio/rules/components/local-text-field.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { isRecord } from '#app/shared/record.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'

type RuleHintsProps = { languages: ContentLanguages; value: unknown; onChange: (hints: unknown) => void }

/** The author's own words towards a use or a combination, as `[{ text }]`; undefined without any. */
export function RuleHints({ languages, value, onChange }: RuleHintsProps) {
  const hints: unknown[] = Array.isArray(value) ? value : []
  const textOf = (place: number) => {
    const hint = hints[place]
    return isRecord(hint) ? hint.text : undefined
  }
  const write = (place: number, text: unknown) => {
    const texts = goalSteps.map((_, at) => (at === place ? text : (textOf(at) ?? '')))
    const last = texts.findLastIndex(isSaid)
    onChange(last < 0 ? undefined : texts.slice(0, last + 1).map((each) => ({ text: each })))
  }
  return (
    <details open={hints.length > 0 || undefined} className="rounded-control border border-line px-4 py-2">
      <FoldSummary>{m.studio_goal_hints()}</FoldSummary>
      <div className="mt-2 mb-2 grid gap-4">
        <p className="text-sm text-muted">{m.studio_goal_hints_hint()}</p>
        {goalSteps.map((step, place) => (
          <LocalTextField
            key={step}
            label={m.studio_hint({ position: place + 1 })}
            languages={languages}
            value={textOf(place)}
            onChange={(text) => write(place, text)}
            max={longest.line}
            optional
          />
        ))}
      </div>
    </details>
  )
}

const isSaid = (text: unknown): boolean =>
  typeof text === 'string' ? text !== '' : isRecord(text) && Object.values(text).some((words) => words !== '')
