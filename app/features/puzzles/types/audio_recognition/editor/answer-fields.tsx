import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { LinesField } from '#app/features/puzzles/kit/editor/lines-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { longestAnswer } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'

interface AnswerFieldsProps {
  configuration: Configuration
  solution: Solution
  language: Locale
  textsAt: (field: string) => string[]
  onConfigure: (change: Partial<Configuration>) => void
  onSolve: (change: Partial<Solution>) => void
}

export function AnswerFields(props: AnswerFieldsProps) {
  const { configuration, solution, language, textsAt, onConfigure, onSolve } = props
  if (configuration.recognitionType === 'choice') return <Choices {...props} />
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field
        label={m.audio_recognition_form_answer()}
        hint={m.audio_recognition_form_answer_hint()}
        error={textsAt('correctAnswer')}
        required
      >
        {(control) => (
          <Input
            lang={language}
            maxLength={longestAnswer}
            autoComplete="off"
            value={solution.correctAnswer}
            onChange={(event) => onSolve({ correctAnswer: event.target.value })}
            {...control}
          />
        )}
      </Field>
      <LinesField
        label={m.audio_recognition_form_keywords()}
        hint={m.audio_recognition_form_keywords_hint()}
        error={textsAt('keywords')}
        lines={configuration.keywords}
        lang={language}
        onChange={(keywords) => onConfigure({ keywords })}
      />
    </div>
  )
}

function Choices({ configuration, solution, language, textsAt, onConfigure, onSolve }: AnswerFieldsProps) {
  const { choices } = configuration
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <LinesField
        label={m.audio_recognition_form_choices()}
        hint={m.audio_recognition_form_choices_hint()}
        error={textsAt('choices')}
        lines={choices}
        required
        lang={language}
        onChange={(lines) => onConfigure({ choices: lines.slice(0, 12) })}
      />
      <Field label={m.audio_recognition_form_right_choice()} error={textsAt('correctAnswer')} required>
        {(control) => (
          <Select
            value={choices.includes(solution.correctAnswer) ? solution.correctAnswer : ''}
            onChange={(event) => onSolve({ correctAnswer: event.target.value })}
            {...control}
          >
            <option value="">{m.audio_recognition_form_right_none()}</option>
            {[...new Set(choices)].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
