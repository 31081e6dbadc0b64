import { hintWords } from '#app/features/studio/fields/components/hint-words.ts'
import { TextsField } from '#app/features/studio/fields/components/texts-field.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'

/** Folded away until there are some: the product says the same in its own words. */
export function GoalHints({ open }: { open: boolean }) {
  return (
    <details open={open || undefined} className="rounded-control border border-line px-4 py-2">
      <FoldSummary>{m.studio_goal_hints()}</FoldSummary>
      <div className="mt-2 mb-2">
        <TextsField kind="hotspot" name="goalHints" hint={m.studio_goal_hints_hint()} words={hintWords} />
      </div>
    </details>
  )
}
