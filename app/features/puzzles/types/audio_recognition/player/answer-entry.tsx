import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { AnswerField } from '#app/features/puzzles/kit/player/answer-field.tsx'
import { SubmitRow } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useTypedAnswer } from '#app/features/puzzles/kit/player/use-typed-answer.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { longestAnswer } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'
import { InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

export function AnswerEntry({
  configuration,
  attemptsLeft,
  pausedForMs,
  feedback,
  tried,
  busy,
  onAnswer,
}: PlayerViewProps<Presented, Answer>) {
  const { text, verdict, isMissing, isInvalid, leftMs, waiting, write, submit, submitOnEnter } = useTypedAnswer({
    feedback,
    pausedForMs,
    busy,
    onAnswer,
  })
  const feedbackId = useId()
  const isChoice = configuration.recognitionType === 'choice'
  return (
    <div className="grid gap-3">
      {/* above the entry, where a phone shows it without scrolling */}
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <InPlace>
        {isChoice ? (
          <Choices choices={configuration.choices} chosen={text} onChoose={write} />
        ) : (
          <AnswerField
            label={m.audio_recognition_answer()}
            hint={configuration.caseSensitive ? m.audio_recognition_case_matters() : undefined}
            text={text}
            longest={longestAnswer}
            caseSensitive={configuration.caseSensitive}
            isInvalid={isInvalid}
            feedbackId={feedbackId}
            onWrite={write}
            onKeyDown={submitOnEnter}
          />
        )}
      </InPlace>
      <SubmitRow
        said={
          isMissing
            ? missingText(isChoice)
            : verdict.text({ wrong: m.audio_recognition_wrong, tried: m.audio_recognition_tried })
        }
        saidId={feedbackId}
        submit={m.audio_recognition_submit()}
        submitting={m.audio_recognition_submitting()}
        busy={busy}
        waiting={waiting}
        onSubmit={submit}
      />
      {tried.length > 0 && !isChoice && (
        <p translate="no" className="text-center text-sm text-muted">
          {m.audio_recognition_tried_so_far({ answers: tried.join(', ') })}
        </p>
      )}
    </div>
  )
}

const missingText = (isChoice: boolean) =>
  isChoice ? m.audio_recognition_missing_choice() : m.audio_recognition_missing()

function Choices({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly string[]
  chosen: string
  onChoose: (choice: string) => void
}) {
  const name = useId()
  return (
    <FieldGroup legend={m.audio_recognition_choose()}>
      {choices.map((choice) => (
        <label
          key={choice}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-raised px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
            className="size-5 accent-accent"
          />
          {choice}
        </label>
      ))}
    </FieldGroup>
  )
}
