import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { OnScreen } from '#app/features/puzzles/kit/editor/only-printed.ts'
import { LivePreview, typedVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { TypedTester } from '#app/features/puzzles/kit/editor/typed-tester.tsx'
import { stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { longestAnswer, mostChoices } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import { ListeningFields } from './listening-fields.tsx'
import {
  acceptedBy,
  answerForm,
  matchHeard,
  present,
  ruleOf,
} from '#app/features/puzzles/types/audio_recognition/rules/match.ts'
import { PlayerView } from '#app/features/puzzles/types/audio_recognition/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'
import { SoundField } from './sound-field.tsx'

type Form = PuzzleForm<Configuration, Solution>

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts })
  const { value, configuration, solution, language } = form
  const isChoice = configuration.recognitionType === 'choice'
  return (
    <BesidePreview preview={<Preview form={form} />}>
      <FieldErrors id="audio-recognition-errors" errors={form.problemsAt('')} />
      {/* Without an adventure nothing can be uploaded: the preview has the sound */}
      {form.adventureId !== null && (
        <SoundField
          address={configuration.audioUrl}
          adventureId={form.adventureId}
          errors={form.problemsAt('audioUrl')}
          onChange={(audioUrl) => form.configure({ audioUrl })}
        />
      )}
      <FormField form={form} name="transcript" rows={3} />
      <OnScreen>
        <ListeningFields form={form} />
      </OnScreen>
      {!form.isTranslation && (
        <>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <FormField form={form} name="recognitionType" />
            <FormField form={form} name="allowedAttempts" />
          </div>
          <div className="grid sm:grid-cols-2 sm:gap-x-6">
            {!isChoice && <FormField form={form} name="forgiveTypos" />}
            {!isChoice && <FormField form={form} name="caseSensitive" />}
            {!isChoice && <FormField form={form} name="keepAccents" />}
            <FormField form={form} name="anyLanguage" />
          </div>
        </>
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {isChoice ? (
          <Choices form={form} />
        ) : (
          <>
            <FormField form={form} name="correctAnswer" />
            <FormField form={form} name="keywords" />
          </>
        )}
      </div>
      <FormField form={form} name="decoys" />
      <TypedTester
        label={m.audio_recognition_tester()}
        hint={m.audio_recognition_tester_hint()}
        longest={longestAnswer}
        match={(typed) => matchHeard(typed, value, language)}
        accepted={acceptedBy(value)}
        decoys={solution.decoys}
        steps={stepsOf(ruleOf(value))}
        language={language}
      />
    </BesidePreview>
  )
}

function Choices({ form }: { form: Form }) {
  const { choices } = form.configuration
  const { correctAnswer } = form.solution
  return (
    <>
      <FormField
        form={form}
        name="choices"
        onChange={(lines) => form.configure({ choices: lines.slice(0, mostChoices) })}
      />
      <Field label={m.audio_recognition_form_right_choice()} error={form.problemsAt('correctAnswer')} required>
        {(control) => (
          <Select
            value={choices.includes(correctAnswer) ? correctAnswer : ''}
            onChange={(event) => form.solve({ correctAnswer: event.target.value })}
            {...control}
          >
            <option value="">{m.audio_recognition_form_right_none()}</option>
            {[...new Set(choices)].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

function Preview({ form }: { form: Form }) {
  const { value, configuration, solution, language } = form
  return (
    <LivePreview<Answer>
      form={form}
      subject={[present(configuration), solution.correctAnswer]}
      missing={configuration.audioUrl === '' ? m.audio_recognition_preview_missing() : null}
      judge={({ text }) =>
        typedVerdict(matchHeard(text, value, language), solution.decoys, answerForm(text, value, language))
      }
    >
      {(played) => <PlayerView configuration={present(configuration)} view={null} {...played} />}
    </LivePreview>
  )
}
