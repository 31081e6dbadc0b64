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
import { PlayerView } from '#app/features/puzzles/types/riddle/player/player-view.tsx'
import { countBlanks } from '#app/features/puzzles/types/riddle/rules/blanks.ts'
import { largestMargin, longestAnswer } from '#app/features/puzzles/types/riddle/rules/limits.ts'
import {
  acceptedBy,
  answerForm,
  matchRiddle,
  present,
  ruleOf,
  settle,
} from '#app/features/puzzles/types/riddle/rules/match.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/riddle/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/riddle/rules/schema.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { problemTexts } from './problem-texts.ts'

type Form = PuzzleForm<Configuration, Solution>

export function EditorForm({ belowSynonyms, ...props }: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts })
  const { value, solution, language } = form
  const hasBlanks = countBlanks(form.configuration.riddleText) > 0
  return (
    <BesidePreview preview={<Preview form={form} />}>
      <FormField form={form} name="riddleText" rows={4} also={['']} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField
          form={form}
          name="correctAnswers"
          also={['showLength']}
          onChange={(correctAnswers) => form.change(settle({ ...value, solution: { ...solution, correctAnswers } }))}
        />
        <div className="grid content-start gap-2">
          <FormField form={form} name="synonyms" />
          {belowSynonyms}
        </div>
      </div>
      {!form.isTranslation && <Settings form={form} hasBlanks={hasBlanks} />}
      <FormField form={form} name="decoys" />
      <TypedTester
        label={m.riddle_tester()}
        hint={hasBlanks ? m.riddle_tester_hint_blanks() : m.riddle_tester_hint()}
        longest={longestAnswer}
        match={(typed) => matchRiddle(typed, value, language)}
        accepted={acceptedBy(solution)}
        decoys={solution.decoys}
        steps={stepsOf(ruleOf(value))}
        language={language}
      />
    </BesidePreview>
  )
}

function Settings({ form, hasBlanks }: { form: Form; hasBlanks: boolean }) {
  const { answerKind } = form.solution
  const areWords = answerKind === 'word' || answerKind === 'phrase'
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField form={form} name="answerKind" />
        <FormField form={form} name="allowedAttempts" />
        {answerKind === 'number' && (
          <OnScreen>
            <MarginField form={form} />
          </OnScreen>
        )}
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        {areWords && <FormField form={form} name="allowPartialMatch" />}
        {areWords && <FormField form={form} name="forgiveTypos" />}
        {answerKind !== 'number' && <FormField form={form} name="caseSensitive" />}
        {answerKind !== 'number' && <FormField form={form} name="keepAccents" />}
        {answerKind !== 'pattern' && (
          <FormField form={form} name="showLength" hint={hasBlanks && m.riddle_form_show_length_blanks()} />
        )}
        <FormField form={form} name="anyLanguage" />
      </div>
    </>
  )
}

function MarginField({ form }: { form: Form }) {
  return (
    <Field label={m.riddle_form_margin()} hint={m.riddle_form_margin_hint()}>
      {(control) => (
        <Input
          type="number"
          min={0}
          max={largestMargin}
          step="any"
          value={form.solution.margin}
          onChange={({ target }) =>
            form.solve({ margin: Math.min(largestMargin, Math.max(0, target.valueAsNumber || 0)) })
          }
          {...control}
        />
      )}
    </Field>
  )
}

function Preview({ form }: { form: Form }) {
  const { value, configuration, solution, language } = form
  return (
    <LivePreview<Answer>
      form={form}
      subject={value}
      missing={configuration.riddleText.trim() === '' ? m.riddle_preview_missing() : null}
      judge={({ text }) =>
        typedVerdict(matchRiddle(text, value, language), solution.decoys, answerForm(text, value, language))
      }
    >
      {(played) => <PlayerView configuration={present(configuration)} view={null} {...played} />}
    </LivePreview>
  )
}
