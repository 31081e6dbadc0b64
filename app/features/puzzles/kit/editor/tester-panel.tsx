import { useContext, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Trace } from '#app/features/puzzles/kit/rules/normalise.ts'
import { OnlyPrinted } from './only-printed.ts'
import { stepText } from './step-text.ts'

export interface Trial {
  accepted: boolean
  text: string
  compared: string
  /** How the answer itself is compared, if the two differ. */
  against?: string | undefined
  steps: readonly Trace[]
}

interface TesterPanelProps {
  label: string
  hint: string
  longestAnswer: number
  isCode?: boolean
  test: (typed: string) => Trial
}

export function TesterPanel({ label, hint, longestAnswer, isCode = false, test }: TesterPanelProps) {
  const [typed, setTyped] = useState('')
  const isOnPaper = useContext(OnlyPrinted)
  if (isOnPaper) return null
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
            {trial.against !== undefined && <p className="text-sm">{trial.against}</p>}
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
