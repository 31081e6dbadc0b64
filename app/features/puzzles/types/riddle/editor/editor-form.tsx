import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { DecoyList } from '#app/features/puzzles/kit/editor/decoy-list.tsx'
import { LinesField } from '#app/features/puzzles/kit/editor/lines-field.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { longestAnswer, mostBlanks } from '#app/features/puzzles/types/riddle/rules/limits.ts'
import { wordLengthsOf } from '#app/features/puzzles/types/riddle/rules/match.ts'
import { problemTexts } from './problem-texts.ts'
import { RiddlePreview } from './riddle-preview.tsx'
import { RiddleSettings } from './riddle-settings.tsx'
import { RiddleTester } from './riddle-tester.tsx'
import type { Configuration, Solution } from '#app/features/puzzles/types/riddle/rules/schema.ts'

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  isTranslation = false,
  belowSynonyms,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) =>
    onChange({ configuration: { ...configuration, ...change }, solution })
  const solve = (change: Partial<Solution>) => onChange({ configuration, solution: { ...solution, ...change } })
  const setAnswers = (correctAnswers: string[]) =>
    onChange({
      configuration: { ...configuration, wordLengths: wordLengthsOf(correctAnswers[0] ?? '') },
      solution: { ...solution, correctAnswers },
    })
  const textsAt = (field: string) =>
    errors
      .filter((error) => error.field === field || error.field.startsWith(`${field}.`))
      .map((error) => problemText(problemTexts, error))
  return (
    <BesidePreview preview={<RiddlePreview value={value} language={language} isTranslation={isTranslation} />}>
      <Field
        label={m.riddle_form_text()}
        hint={`${m.riddle_form_text_hint()} ${m.riddle_form_blanks_hint({ most: mostBlanks })}`}
        error={[...textsAt('riddleText'), ...textsAt('')]}
        required
      >
        {(control) => (
          <Textarea
            rows={4}
            lang={language}
            maxLength={4000}
            value={configuration.riddleText}
            onChange={(event) => configure({ riddleText: event.target.value })}
            {...control}
          />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <LinesField
          label={m.riddle_form_answers()}
          hint={m.riddle_form_answers_hint()}
          error={[...textsAt('correctAnswers'), ...textsAt('showLength')]}
          lines={solution.correctAnswers}
          required
          lang={language}
          onChange={setAnswers}
        />
        <div className="grid content-start gap-2">
          <LinesField
            label={m.riddle_form_synonyms()}
            hint={m.riddle_form_synonyms_hint()}
            error={textsAt('synonyms')}
            lines={solution.synonyms}
            lang={language}
            onChange={(synonyms) => solve({ synonyms })}
          />
          {belowSynonyms}
        </div>
      </div>
      {!isTranslation && (
        <RiddleSettings configuration={configuration} solution={solution} onConfigure={configure} onSolve={solve} />
      )}
      <DecoyList
        decoys={solution.decoys}
        texts={{
          legend: m.riddle_form_decoys(),
          hint: m.riddle_form_decoys_hint(),
          answer: (position) => m.riddle_form_decoy_answer({ position }),
          reply: m.riddle_form_decoy_reply(),
          add: m.riddle_form_decoy_add(),
          remove: (position) => m.riddle_form_decoy_remove({ position }),
        }}
        longestAnswer={longestAnswer}
        language={language}
        errorsAt={(index) => textsAt(`decoys.${index}`)}
        onChange={(decoys) => solve({ decoys })}
      />
      <RiddleTester value={value} language={language} />
    </BesidePreview>
  )
}
