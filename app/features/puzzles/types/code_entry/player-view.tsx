import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract.ts'
import { AttemptsStatus } from '#app/features/puzzles/kit/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/use-countdown.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { entryOf, isFull, unready } from './entry.ts'
import { Keypad } from './keypad.tsx'
import { LetterWheels } from './letter-wheels.tsx'
import type { Answer, Presented } from './schema.ts'

const entries = { keypad: Keypad, wheels: LetterWheels, field: CodeField }

/** The lock as a player works it: enters a code by keys, touch or pasting, and hears what it did. */
export function PlayerView(props: PlayerViewProps<Presented, Answer>) {
  return props.solved ? <OpenLock answer={props.answer} /> : <ClosedLock {...props} />
}

function OpenLock({ answer }: { answer: Answer | null }) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <LockOpen aria-hidden="true" className="size-14 text-success-ink" />
      <p className="font-display text-2xl">{m.code_entry_open()}</p>
      {answer && <p className="text-muted">{m.code_entry_answer({ code: answer.code })}</p>}
    </div>
  )
}

function ClosedLock({ configuration, attemptsLeft, pausedForMs, feedback, busy, onAnswer }: PlayerViewProps<Presented, Answer>) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<'missing' | 'wrong_length' | null>(null)
  const [answered, setAnswered] = useState(feedback)
  const leftMs = useCountdown(pausedForMs)
  const feedbackId = useId()
  if (answered !== feedback) {
    setAnswered(feedback)
    setCode('')
  }
  const waiting = busy || leftMs > 0
  const submit = (entered: string) => {
    if (waiting) return
    const found = unready(entered, configuration)
    setProblem(found)
    if (found === null) onAnswer({ code: entered.trim() })
  }
  const change = (next: string) => {
    setProblem(null)
    setCode(next)
    if (configuration.autoCheck && isFull(next, configuration) && !isFull(code, configuration)) submit(next)
  }
  const said = problem === null ? feedbackText(feedback) : problemText(problem, configuration)
  const Entry = entries[entryOf(configuration)]
  return (
    <div className="grid justify-items-center gap-2 sm:gap-4">
      <Lock aria-hidden="true" className="hidden size-10 text-muted sm:block" />
      {/* above the entry, where a phone shows it without scrolling */}
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <Entry
        code={code}
        onChange={change}
        onSubmit={() => submit(code)}
        configuration={configuration}
        describedBy={feedbackId}
        invalid={problem !== null || (feedback !== null && code === '')}
      />
      <p id={feedbackId} role="status" className="min-h-7 max-w-prose text-center font-medium text-danger-ink">
        {said}
      </p>
      {/* not `disabled`, which would take the focus away from who works by keyboard */}
      <Button variant="primary" size="large" loading={busy} disabled={false} aria-disabled={waiting || undefined} onClick={() => submit(code)}>
        {busy ? m.code_entry_submitting() : m.code_entry_submit()}
      </Button>
    </div>
  )
}

function feedbackText(feedback: PlayerViewProps['feedback']): string {
  if (feedback === null) return ''
  return feedback.reply ?? (feedback.kind === 'tried' ? m.code_entry_tried() : m.code_entry_wrong())
}

function problemText(problem: 'missing' | 'wrong_length', { codeLength }: Presented): string {
  return problem === 'missing' ? m.code_entry_missing() : m.code_entry_wrong_length({ count: codeLength ?? 0 })
}
