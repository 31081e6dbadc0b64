import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import { walkText } from '#app/features/adventure/checks/walk-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'

export function WalkSteps({ steps }: { steps: readonly WalkStep[] }) {
  return (
    <ol className="mt-2 grid list-decimal gap-1 pl-7 text-sm marker:text-muted">
      {steps.map((step, index) => (
        <li key={index}>{walkText(step)}</li>
      ))}
    </ol>
  )
}

/** Folded, so that it does not spoil the author's own check of the shortest way. */
export function Walkthrough({ steps, isShortest }: { steps: readonly WalkStep[]; isShortest: boolean }) {
  if (steps.length === 0) return null
  return (
    <details className="rounded-control border border-line bg-sunken px-4 py-1">
      <FoldSummary>{isShortest ? m.checks_walkthrough() : m.checks_walkthrough_some()}</FoldSummary>
      <p className="mt-2 text-sm text-muted">
        {isShortest ? m.checks_walkthrough_why() : m.checks_walkthrough_some_why()}
      </p>
      <WalkSteps steps={steps} />
    </details>
  )
}
