import Lightbulb from 'lucide-react/icons/lightbulb'
import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { AnswerField } from '#app/features/puzzles/kit/player/answer-field.tsx'
import { SubmitRow } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useTypedAnswer } from '#app/features/puzzles/kit/player/use-typed-answer.ts'
import { BlankFields } from './blank-fields.tsx'
import { countBlanks, joinWords } from '#app/features/puzzles/types/riddle/rules/blanks.ts'
import { LetterBoxes } from './letter-boxes.tsx'
import { longestAnswer } from '#app/features/puzzles/types/riddle/rules/limits.ts'
import { RiddleSheet } from './riddle-sheet.tsx'
import type { Answer, Presented } from '#app/features/puzzles/types/riddle/rules/schema.ts'
import { lengthsText } from '#app/features/puzzles/types/riddle/rules/word-lengths.ts'
import { Asked, InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

export function PlayerView(props: PlayerViewProps<Presented, Answer>) {
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4">
      {props.solved ? (
        <>
          <RiddleSheet text={props.configuration.riddleText} />
          <Solved answer={props.answer} />
        </>
      ) : (
        <AnswerEntry {...props} />
      )}
    </div>
  )
}

function Solved({ answer }: { answer: Answer | null }) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-2 text-center">
      <Lightbulb aria-hidden="true" className="size-12 text-success-ink" />
      <p className="font-display text-2xl">{m.riddle_solved()}</p>
      {answer && (
        <p translate="no" className="text-muted">
          {m.riddle_answer_was({ answer: answer.text })}
        </p>
      )}
    </div>
  )
}

function AnswerEntry({
  configuration,
  attemptsLeft,
  pausedForMs,
  feedback,
  tried,
  busy,
  onAnswer,
}: PlayerViewProps<Presented, Answer>) {
  const entry = useTypedAnswer({
    feedback,
    pausedForMs,
    busy,
    onAnswer: ({ text }) => onAnswer({ text: joinWords(text) }),
  })
  const { text, verdict, isMissing, leftMs, waiting, write, submit, submitOnEnter } = entry
  const [hintId, feedbackId] = [useId(), useId()]
  const { riddleText, wordLengths, caseSensitive } = configuration
  const blanks = countBlanks(riddleText)
  const hints = [wordLengths && lengthsText(wordLengths), caseSensitive && m.riddle_case_matters()]
    .filter(Boolean)
    .join(' ')
  const isInvalid = entry.isInvalid || undefined
  return (
    <>
      {blanks === 0 ? (
        <Asked>
          <RiddleSheet text={riddleText} />
        </Asked>
      ) : (
        <InPlace>
          <BlankFields
            text={riddleText}
            lines={text}
            isInvalid={isInvalid}
            hintId={hints ? hintId : undefined}
            feedbackId={feedbackId}
            onWrite={write}
            onSubmit={submit}
          />
        </InPlace>
      )}
      <div className="grid gap-3">
        {/* above the entry, where a phone shows it without scrolling */}
        <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
        {blanks > 0 && hints !== '' && (
          <p id={hintId} className="text-center text-sm text-muted">
            {hints}
          </p>
        )}
        {blanks === 0 && (
          <InPlace>
            <AnswerField
              label={m.riddle_answer()}
              hint={hints}
              text={text}
              longest={longestAnswer}
              caseSensitive={caseSensitive}
              isInvalid={isInvalid}
              feedbackId={feedbackId}
              onWrite={write}
              onKeyDown={submitOnEnter}
            />
          </InPlace>
        )}
        {blanks === 0 && wordLengths && <LetterBoxes wordLengths={wordLengths} text={text} />}
        <SubmitRow
          said={isMissing ? m.riddle_missing() : verdict.text({ wrong: m.riddle_wrong, tried: m.riddle_tried })}
          saidId={feedbackId}
          submit={m.riddle_submit()}
          submitting={m.riddle_submitting()}
          busy={busy}
          waiting={waiting}
          onSubmit={submit}
        />
        {tried.length > 0 && <Tried answers={tried} />}
      </div>
    </>
  )
}

function Tried({ answers }: { answers: readonly string[] }) {
  const id = useId()
  return (
    <div className="grid justify-items-center gap-2 text-sm text-muted">
      <p id={id}>{m.riddle_tried_so_far()}</p>
      <ul aria-labelledby={id} className="flex max-w-full flex-wrap justify-center gap-2">
        {answers.map((answer) => (
          <li
            key={answer}
            translate="no"
            className="max-w-full truncate rounded-full border border-line px-3 py-1 line-through decoration-line-strong"
          >
            {answer}
          </li>
        ))}
      </ul>
    </div>
  )
}
