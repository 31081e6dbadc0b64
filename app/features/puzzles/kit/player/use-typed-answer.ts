import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { useCountdown } from './use-countdown.ts'

type TypedAnswerProps = Pick<
  PlayerViewProps<unknown, { text: string }>,
  'feedback' | 'pausedForMs' | 'busy' | 'onAnswer'
>

/** Keeps what is typed until a verdict comes and refuses it while it is blank. */
export function useTypedAnswer({ feedback, pausedForMs, busy, onAnswer }: TypedAnswerProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [answered, setAnswered] = useState(feedback)
  const leftMs = useCountdown(pausedForMs)
  if (answered !== feedback) {
    setAnswered(feedback)
    setText('')
  }
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
    isInvalid: isMissing || (feedback !== null && text === ''),
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
