import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft } from '#app/features/puzzles/contract.ts'
import { trace } from '#app/features/puzzles/kit/normalise.ts'
import { stepText } from '#app/features/puzzles/kit/step-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestCode } from './limits.ts'
import { matchCode, normaliseCode, stepsOf } from './match.ts'
import type { Configuration, Solution } from './schema.ts'

type Draft = PuzzleDraft<Configuration, Solution>

/** Tells an author what would come of an answer, and which steps brought it to the form that is compared. */
export function AnswerTester({ value }: { value: Draft }) {
  const [typed, setTyped] = useState('')
  const steps = stepsOf(value.configuration, value.solution)
  const outcome = typed.trim() === '' ? null : judge(typed, value)
  return (
    <div className="grid gap-3 rounded-card border border-dashed border-line-strong bg-sunken/60 p-4">
      <Field label={m.code_entry_tester()} hint={m.code_entry_tester_hint()}>
        {(control) => (
          <Input value={typed} onChange={(event) => setTyped(event.target.value)} maxLength={longestCode} autoComplete="off" spellCheck={false} className="font-mono" {...control} />
        )}
      </Field>
      <div role="status">
        {outcome && (
          <>
            <p className={outcome.accepted ? 'font-semibold text-success-ink' : 'font-semibold text-danger-ink'}>{outcome.text}</p>
            <p className="text-sm">{m.code_entry_tester_compared({ form: normaliseCode(typed, steps) })}</p>
            <ul className="list-disc pl-5 text-sm text-muted">
              {trace(typed, steps, 'en').map(({ step }) => (
                <li key={step}>{stepText(step)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function judge(typed: string, { configuration, solution }: Draft): { accepted: boolean; text: string } {
  const match = matchCode(typed, configuration, solution)
  switch (match.kind) {
    case 'right': {
      const alternative = solution.alternatives[match.index - 1]
      return { accepted: true, text: alternative === undefined ? m.code_entry_tester_right() : m.code_entry_tester_alternative({ code: alternative }) }
    }
    case 'decoy':
      return { accepted: false, text: m.code_entry_tester_decoy({ reply: solution.decoys[match.index]?.reply ?? '' }) }
    case 'none':
      return { accepted: false, text: m.code_entry_tester_wrong() }
  }
}
