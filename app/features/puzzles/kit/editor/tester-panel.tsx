import { useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Trace } from '#app/features/puzzles/kit/rules/normalise.ts'
import { stepText } from './step-text.ts'

/** What a type makes of an answer that its author tries. */
export interface Trial {
  accepted: boolean
  /** Accepted or refused, and why. */
  text: string
  /** In which form it was compared, as a sentence. */
  compared: string
  steps: readonly Trace[]
}

interface TesterPanelProps {
  label: string
  hint: string
  longestAnswer: number
  isCode?: boolean
  test: (typed: string) => Trial
}

/** Tells an author what would come of an answer, and which steps brought it to the form that is compared. Nothing is saved. */
export function TesterPanel({ label, hint, longestAnswer, isCode = false, test }: TesterPanelProps) {
  const [typed, setTyped] = useState('')
  const trial = typed.trim() === '' ? null : test(typed)
  return (
    <div className="grid content-start gap-3 self-start rounded-card border border-dashed border-line-strong bg-sunken/60 p-4">
      <Field label={label} hint={hint}>
        {(control) => (
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={longestAnswer}
            autoComplete="off"
            spellCheck={false}
            className={isCode ? 'font-mono' : undefined}
            {...control}
          />
        )}
      </Field>
      <div role="status">
        {trial && (
          <>
            <p className={trial.accepted ? 'font-semibold text-success-ink' : 'font-semibold text-danger-ink'}>
              {trial.text}
            </p>
            <p className="text-sm">{trial.compared}</p>
            <ul className="list-disc pl-5 text-sm text-muted">
              {trial.steps.map(({ step }) => (
                <li key={step}>{stepText(step)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
