import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { DecoyList } from '#app/features/puzzles/kit/editor/decoy-list.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { HeardTester } from './heard-tester.tsx'
import { longestAnswer } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import { ListeningFields } from './listening-fields.tsx'
import { answerForm, matchHeard, present } from '#app/features/puzzles/types/audio_recognition/rules/match.ts'
import { PlayerView } from '#app/features/puzzles/types/audio_recognition/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'
import { SoundField } from './sound-field.tsx'

const types = {
  keyword: m.audio_recognition_form_keyword,
  phrase: m.audio_recognition_form_phrase,
  choice: m.audio_recognition_form_choice,
} as const
const hints = {
  keyword: m.audio_recognition_form_keyword_hint,
  phrase: m.audio_recognition_form_phrase_hint,
  choice: m.audio_recognition_form_choice_hint,
} as const

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  isTranslation = false,
  adventureId = null,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) =>
    onChange({ configuration: { ...configuration, ...change }, solution })
  const solve = (change: Partial<Solution>) => onChange({ configuration, solution: { ...solution, ...change } })
  const textsAt = (field: string) =>
    errors
      .filter((error) => error.field === field || error.field.startsWith(`${field}.`))
      .map((error) => problemText(problemTexts, error))
  const judge = ({ text }: Answer) => {
    const match = matchHeard(text, value, language)
    if (match.kind === 'accepted') return { outcome: 'solved' } as const
    return {
      outcome: 'wrong',
      key: answerForm(text, value, language),
      reply: match.kind === 'decoy' ? (solution.decoys[match.index]?.reply ?? null) : null,
    } as const
  }
  const preview = (
    <LivePreview<Answer>
      isTranslation={isTranslation}
      allowedAttempts={configuration.allowedAttempts}
      subject={[present(configuration), solution.correctAnswer]}
      missing={configuration.audioUrl === '' ? m.audio_recognition_preview_missing() : null}
      judge={judge}
    >
      {(played) => <PlayerView configuration={present(configuration)} view={null} {...played} />}
    </LivePreview>
  )
  return (
    <BesidePreview preview={preview}>
      <FieldErrors
        id="audio-recognition-errors"
        errors={errors.filter((error) => error.field === '').map((error) => problemText(problemTexts, error))}
      />
      <SoundField
        address={configuration.audioUrl}
        adventureId={adventureId}
        errors={textsAt('audioUrl')}
        onChange={(audioUrl) => configure({ audioUrl })}
      />
      <Field
        label={m.audio_recognition_form_transcript()}
        hint={m.audio_recognition_form_transcript_hint()}
        error={textsAt('transcript')}
      >
        {(control) => (
          <Textarea
            rows={3}
            lang={language}
            maxLength={4000}
            value={configuration.transcript}
            onChange={(event) => configure({ transcript: event.target.value })}
            {...control}
          />
        )}
      </Field>
      <ListeningFields
        configuration={configuration}
        language={language}
        isTranslation={isTranslation}
        adventureId={adventureId}
        onConfigure={configure}
      />
      {!isTranslation && (
        <TypeSettings configuration={configuration} solution={solution} onConfigure={configure} onSolve={solve} />
      )}
      <AnswerFields
        configuration={configuration}
        solution={solution}
        language={language}
        textsAt={textsAt}
        onConfigure={configure}
        onSolve={solve}
      />
      <DecoyList
        decoys={solution.decoys}
        texts={{
          legend: m.audio_recognition_form_decoys(),
          hint: m.audio_recognition_form_decoys_hint(),
          answer: (position) => m.audio_recognition_form_decoy_answer({ position }),
          reply: m.audio_recognition_form_decoy_reply(),
          add: m.audio_recognition_form_decoy_add(),
          remove: (position) => m.audio_recognition_form_decoy_remove({ position }),
        }}
        longestAnswer={longestAnswer}
        language={language}
        errorsAt={(index) => textsAt(`decoys.${index}`)}
        onChange={(decoys) => solve({ decoys })}
      />
      <HeardTester draft={value} language={language} />
    </BesidePreview>
  )
}

interface TypeSettingsProps {
  configuration: Configuration
  solution: Solution
  onConfigure: (change: Partial<Configuration>) => void
  onSolve: (change: Partial<Solution>) => void
}

function TypeSettings({ configuration, solution, onConfigure, onSolve }: TypeSettingsProps) {
  const { recognitionType, caseSensitive, allowedAttempts } = configuration
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={m.audio_recognition_form_type()} hint={hints[recognitionType]()}>
          {(control) => (
            <Select
              value={recognitionType}
              onChange={(event) =>
                onConfigure({ recognitionType: event.target.value as Configuration['recognitionType'] })
              }
              {...control}
            >
              {(Object.keys(types) as Configuration['recognitionType'][]).map((type) => (
                <option key={type} value={type}>
                  {types[type]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <AttemptsField value={allowedAttempts} onChange={(attempts) => onConfigure({ allowedAttempts: attempts })} />
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        {recognitionType !== 'choice' && (
          <>
            <Checkbox
              label={m.audio_recognition_form_typos()}
              checked={solution.forgiveTypos}
              onChange={(event) => onSolve({ forgiveTypos: event.target.checked })}
            />
            <Checkbox
              label={m.audio_recognition_form_case()}
              checked={caseSensitive}
              onChange={(event) => onConfigure({ caseSensitive: event.target.checked })}
            />
            <Checkbox
              label={m.audio_recognition_form_accents()}
              checked={solution.keepAccents}
              onChange={(event) => onSolve({ keepAccents: event.target.checked })}
            />
          </>
        )}
        <Checkbox
          label={m.audio_recognition_form_any_language()}
          checked={solution.anyLanguage}
          onChange={(event) => onSolve({ anyLanguage: event.target.checked })}
        />
      </div>
    </>
  )
}
