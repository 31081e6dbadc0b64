import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import { walkText } from '#app/features/adventure/checks/walk-text.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Steps in their order. */
export function WalkSteps({ steps }: { steps: readonly WalkStep[] }) {
  return (
    <ol className="mt-2 grid list-decimal gap-1 pl-7 text-sm marker:text-muted">
      {steps.map((step, index) => (
        <li key={index}>{walkText(step)}</li>
      ))}
    </ol>
  )
}

/** How an adventure can be finished, folded: its author knows, and wants to see whether there is a shorter way. */
export function Walkthrough({ steps }: { steps: readonly WalkStep[] }) {
  if (steps.length === 0) return null
  return (
    <details className="rounded-control border border-line bg-sunken px-4 py-3">
      <summary className="cursor-pointer font-semibold">{m.checks_walkthrough()}</summary>
      <p className="mt-2 text-sm text-muted">{m.checks_walkthrough_why()}</p>
      <WalkSteps steps={steps} />
    </details>
  )
}
