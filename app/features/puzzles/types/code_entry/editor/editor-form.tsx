import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { LivePreview, typedVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { OwnTextsFields } from '#app/features/puzzles/kit/editor/own-texts-fields.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { PlayerView } from '#app/features/puzzles/types/code_entry/player/player-view.tsx'
import { longestSignName } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import { lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import { codeForm, codeLengthOf, matchCode, settle } from '#app/features/puzzles/types/code_entry/rules/match.ts'
import { present } from '#app/features/puzzles/types/code_entry/rules/present.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { namedSigns } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { retyped } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'
import { AnswerTester } from './answer-tester.tsx'
import { CodeAnswer } from './code-answer.tsx'
import { changeLock } from './fitting-code.ts'
import type { LeftCodes } from './fitting-code.ts'
import { KeySettings } from './key-settings.tsx'
import { LockChoice } from './lock-choice.tsx'
import { LockSettings } from './lock-settings.tsx'
import { problemTexts } from './problem-texts.ts'

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts, settle })
  const { configuration, solution, isTranslation } = form
  const [left, setLeft] = useState<LeftCodes>([])
  /** Otherwise a code of signs that the new lock has no keys for would stay there unseen. */
  const lockWith = (change: Partial<Configuration>) => {
    const locked = { ...configuration, ...change }
    const changed = changeLock(solution.correctCode, left, locked)
    setLeft(changed.left)
    form.change({ configuration: locked, solution: { ...solution, correctCode: changed.code } })
  }
  const isOfSigns = signsOf(configuration) !== null
  const written = (before: readonly string[], codes: readonly string[]) =>
    isOfSigns ? retyped(before, codes, namedSigns(configuration)) : codes
  const solveDecoys = (decoys: Solution['decoys']) => {
    const codes = written(
      solution.decoys.map(({ code }) => code),
      decoys.map(({ code }) => code),
    )
    form.solve({ decoys: decoys.map((decoy, index) => ({ ...decoy, code: codes[index]! })) })
  }
  return (
    <BesidePreview preview={<Preview form={form} />}>
      {!isTranslation && <LockChoice configuration={configuration} onConfigure={lockWith} />}
      {!isTranslation && <KeySettings form={form} />}
      {isTranslation && lockOf(configuration) === 'signs' && (
        <OwnTextsFields
          legend={m.code_entry_form_sign_names()}
          hint={m.code_entry_form_sign_names_hint()}
          originals={configuration.signs.map(({ name }) => name)}
          texts={configuration.signTexts}
          longest={longestSignName}
          language={form.language}
          error={form.problemsAt('signTexts')}
          onChange={(signTexts) => form.configure({ signTexts })}
        />
      )}
      <CodeAnswer
        configuration={configuration}
        code={solution.correctCode}
        error={form.problemsAt('correctCode', 'codeLength', '')}
        onChange={(correctCode) => form.solve({ correctCode })}
      />
      {!isTranslation && <LockSettings form={form} />}
      <FormField
        form={form}
        name="alternatives"
        {...(isOfSigns && { hint: m.code_entry_form_alternatives_signs() })}
        onChange={(alternatives) => form.solve({ alternatives: [...written(solution.alternatives, alternatives)] })}
      />
      <FormField form={form} name="decoys" onChange={solveDecoys} />
      <AnswerTester value={form.value} />
    </BesidePreview>
  )
}

function Preview({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { value, configuration, solution } = form
  return (
    <LivePreview<Answer>
      form={form}
      subject={value}
      missing={codeLengthOf(solution.correctCode, configuration) === 0 ? m.code_entry_preview_missing() : null}
      judge={({ code }) =>
        typedVerdict(matchCode(code, configuration, solution), solution.decoys, codeForm(code, configuration, solution))
      }
    >
      {(played) => <PlayerView configuration={present(configuration)} view={null} {...played} />}
    </LivePreview>
  )
}
