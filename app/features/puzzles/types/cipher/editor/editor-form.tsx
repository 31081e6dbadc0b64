import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps, PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { LivePreview, typedVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { TypedTester } from '#app/features/puzzles/kit/editor/typed-tester.tsx'
import { PlayerView } from '#app/features/puzzles/types/cipher/player/player-view.tsx'
import { compose } from '#app/features/puzzles/types/cipher/rules/compose.ts'
import { longestAnswer } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import { acceptedBy, answerSteps, keyOf, matchMessage } from '#app/features/puzzles/types/cipher/rules/match.ts'
import { present } from '#app/features/puzzles/types/cipher/rules/present.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { CipherSettings } from './cipher-settings.tsx'
import { EncryptedPreview } from './encrypted-preview.tsx'
import { KeySettings } from './key-settings.tsx'
import { problemTexts } from './problem-texts.ts'

/** About what is encrypted, so they are shown there and not where the text is written. */
const isOfEncrypted = ({ severity, field }: PuzzleProblem) => severity === 'warning' && field === 'decryptedText'

export function EditorForm({ errors, ...props }: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(
    { ...props, errors: errors.filter((problem) => !isOfEncrypted(problem)) },
    { schemas, problemTexts, settle: (draft) => compose(draft, Math.random) },
  )
  const { value, solution, language, isTranslation } = form
  return (
    <BesidePreview preview={<Preview form={form} />}>
      <FormField form={form} name="decryptedText" rows={3} also={['']} />
      {!isTranslation && <KeySettings form={form} />}
      <EncryptedPreview
        value={value}
        errors={form.problemsAt('encryptedText')}
        warnings={errors.filter(isOfEncrypted).map((problem) => problemText(problemTexts, problem))}
        onRenew={() => form.change(value)}
      />
      {!isTranslation && <CipherSettings form={form} />}
      <FormField form={form} name="alternatives" />
      <FormField form={form} name="decoys" />
      <TypedTester
        label={m.cipher_tester()}
        hint={m.cipher_tester_hint()}
        longest={longestAnswer}
        match={(typed) => matchMessage(typed, solution, language)}
        accepted={acceptedBy(solution)}
        decoys={solution.decoys}
        steps={answerSteps}
        language={language}
      />
    </BesidePreview>
  )
}

function Preview({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { configuration, solution, language } = form
  const presented = present(configuration)
  return (
    <LivePreview<Answer>
      form={form}
      subject={[presented, solution]}
      missing={presented.encryptedText === '' ? m.cipher_form_preview_empty() : null}
      judge={({ text }) => typedVerdict(matchMessage(text, solution, language), solution.decoys, keyOf(text, language))}
    >
      {(played) => <PlayerView configuration={presented} view={null} {...played} />}
    </LivePreview>
  )
}
