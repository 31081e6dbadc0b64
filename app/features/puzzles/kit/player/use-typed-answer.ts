import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { useCountdown } from './use-countdown.ts'
import { readText, useKept } from './use-kept.ts'
import { useVerdict } from './use-verdict.ts'

type TypedAnswerProps = Pick<
  PlayerViewProps<unknown, { text: string }>,
  'feedback' | 'pausedForMs' | 'busy' | 'onAnswer'
>

/** Keeps what was typed, after a wrong answer to be corrected and while the puzzle is closed. */
export function useTypedAnswer({ feedback, pausedForMs, busy, onAnswer }: TypedAnswerProps) {
  const [text, setText] = useTypedText()
  const [isMissing, setMissing] = useState(false)
  const verdict = useVerdict(feedback, text)
  const leftMs = useCountdown(pausedForMs)
  const waiting = busy || leftMs > 0
  const submit = () => {
    if (waiting) return
    const isBlank = !/[^\s\p{Cf}]/u.test(text)
    setMissing(isBlank)
    if (!isBlank) onAnswer({ text: text.trim() })
  }
  return {
    text,
    isMissing,
    verdict,
    isInvalid: isMissing || verdict.kind !== null,
    leftMs,
    waiting,
    write(next: string) {
      setMissing(false)
      setText(next)
    },
    submit,
    submitOnEnter(event: KeyboardEvent) {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit()
    },
  }
}

export const useTypedText = () => useKept('answer', '', readText)
