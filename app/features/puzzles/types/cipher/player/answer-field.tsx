import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { Said, SubmitButton } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { useVerdict } from '#app/features/puzzles/kit/player/use-verdict.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { longestAnswer } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { AtHand, InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

type Props = Pick<
  PlayerViewProps<Presented, Answer>,
  'attemptsLeft' | 'pausedForMs' | 'feedback' | 'busy' | 'onAnswer'
> & {
  text: string
  onText: (text: string) => void
  workedOut: string | null
}

export function AnswerField({ attemptsLeft, pausedForMs, feedback, busy, onAnswer, text, onText, workedOut }: Props) {
  const [missing, setMissing] = useState(false)
  const verdict = useVerdict(feedback, text)
  const leftMs = useCountdown(pausedForMs)
  const feedbackId = useId()
  const waiting = busy || leftMs > 0
  const write = (next: string) => {
    onText(next.slice(0, longestAnswer))
    setMissing(false)
  }
  const submit = () => {
    if (waiting) return
    const isBlank = !/[^\s\p{Cf}]/u.test(text)
    setMissing(isBlank)
    if (!isBlank) onAnswer({ text: text.trim() })
  }
  return (
    <div className="grid gap-3">
      <InPlace>
        <Field label={m.cipher_answer_label()}>
          {(control) => (
            <Textarea
              {...control}
              value={text}
              rows={2}
              onChange={(event) => write(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                submit()
              }}
              maxLength={longestAnswer}
              enterKeyHint="send"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={missing || verdict.kind !== null || undefined}
              aria-describedby={feedbackId}
              className="min-h-20!"
            />
          )}
        </Field>
      </InPlace>
      {workedOut !== null && (
        <Button variant="ghost" className="justify-self-start" onClick={() => write(workedOut)}>
          <ArrowDownToLine aria-hidden="true" className="size-5" />
          {m.cipher_take_over()}
        </Button>
      )}
      <AtHand>
        <Said
          id={feedbackId}
          className="max-w-prose"
          said={missing ? m.cipher_missing() : verdict.text({ wrong: m.cipher_wrong, tried: m.cipher_tried })}
        />
      </AtHand>
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <SubmitButton
        submit={m.cipher_submit()}
        submitting={m.cipher_submitting()}
        busy={busy}
        waiting={waiting}
        onSubmit={submit}
      />
    </div>
  )
}
