import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { countBlanks, nextBlank, wordPerBlank } from '#app/features/puzzles/types/riddle/rules/blanks.ts'
import { longestAnswer } from '#app/features/puzzles/types/riddle/rules/limits.ts'
import { RiddleSheet } from './riddle-sheet.tsx'

interface BlankFieldsProps {
  text: string
  lines: string
  isInvalid: true | undefined
  hintId: string | undefined
  feedbackId: string
  onWrite: (lines: string) => void
  onSubmit: () => void
}

export function BlankFields({ text, lines, isInvalid, hintId, feedbackId, onWrite, onSubmit }: BlankFieldsProps) {
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const words = wordPerBlank(lines, countBlanks(text))
  const room = longestAnswer - words.join('\n').length
  const onEnter = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const next = nextBlank(words, at)
    // A wrong answer is corrected from the first blank on
    fields.current[next ?? 0]?.focus()
    if (next === null) onSubmit()
  }
  return (
    <div role="group" aria-label={m.riddle_answer()} aria-describedby={hintId}>
      <RiddleSheet
        text={text}
        blank={(at, count) => {
          const word = words[at] ?? ''
          return (
            <input
              ref={(field) => void (fields.current[at] = field)}
              type="text"
              aria-label={m.riddle_blank({ position: at + 1, count })}
              aria-invalid={isInvalid}
              aria-describedby={feedbackId}
              value={word}
              size={Math.max(6, word.length + 1)}
              maxLength={room + word.length}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint={nextBlank(words, at) === null ? 'send' : 'next'}
              spellCheck={false}
              onChange={(event) => onWrite(words.with(at, event.target.value).join('\n'))}
              onKeyDown={(event) => onEnter(event, at)}
              className="mx-0.5 field-sizing-content min-h-11 max-w-[calc(100%-2rem)] min-w-24 rounded-t-small border-b-2 border-on-paper/70 bg-on-paper/5 px-2 text-center hover:border-on-paper focus-visible:outline-offset-0 aria-invalid:border-danger"
            />
          )
        }}
      />
    </div>
  )
}
