import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { LinesField } from '#app/features/puzzles/kit/editor/lines-field.tsx'
import { OwnTextsFields } from '#app/features/puzzles/kit/editor/own-texts-fields.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { AnswerTester } from './answer-tester.tsx'
import { CodeAnswer } from './code-answer.tsx'
import { CodeDecoys } from './code-decoys.tsx'
import { changeLock } from './fitting-code.ts'
import type { LeftCodes } from './fitting-code.ts'
import { KeySettings } from './key-settings.tsx'
import { longestSignName } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import { LockChoice } from './lock-choice.tsx'
import { LockPreview } from './lock-preview.tsx'
import { LockSettings } from './lock-settings.tsx'
import { lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import { settle } from '#app/features/puzzles/types/code_entry/rules/match.ts'
import { problemTexts } from './problem-texts.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { namedSigns } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { retyped } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  isTranslation = false,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) =>
    onChange(settle({ configuration: { ...configuration, ...change }, solution }))
  const [left, setLeft] = useState<LeftCodes>([])
  /** Otherwise a code of signs that the new lock has no keys for would stay there unseen. */
  const lockWith = (change: Partial<Configuration>) => {
    const locked = { ...configuration, ...change }
    const changed = changeLock(solution.correctCode, left, locked)
    setLeft(changed.left)
    onChange(settle({ configuration: locked, solution: { ...solution, correctCode: changed.code } }))
  }
  const solve = (change: Partial<Solution>) => onChange(settle({ configuration, solution: { ...solution, ...change } }))
  const textsAt = (field: string) =>
    errors
      .filter((error) => error.field === field || error.field.startsWith(`${field}.`))
      .map((error) => problemText(problemTexts, error))
  const isOfSigns = signsOf(configuration) !== null
  const written = (before: readonly string[], codes: readonly string[]) =>
    isOfSigns ? retyped(before, codes, namedSigns(configuration)) : codes
  const solveDecoys = (decoys: Solution['decoys']) => {
    const codes = written(
      solution.decoys.map(({ code }) => code),
      decoys.map(({ code }) => code),
    )
    solve({ decoys: decoys.map((decoy, index) => ({ ...decoy, code: codes[index]! })) })
  }
  return (
    <BesidePreview preview={<LockPreview value={value} isTranslation={isTranslation} />}>
      {!isTranslation && <LockChoice configuration={configuration} onConfigure={lockWith} />}
      {!isTranslation && (
        <KeySettings
          configuration={configuration}
          language={language}
          error={textsAt('signs')}
          onConfigure={configure}
        />
      )}
      {isTranslation && lockOf(configuration) === 'signs' && (
        <OwnTextsFields
          legend={m.code_entry_form_sign_names()}
          hint={m.code_entry_form_sign_names_hint()}
          originals={configuration.signs.map(({ name }) => name)}
          texts={configuration.signTexts}
          longest={longestSignName}
          language={language}
          error={textsAt('signTexts')}
          onChange={(signTexts) => configure({ signTexts })}
        />
      )}
      <CodeAnswer
        configuration={configuration}
        code={solution.correctCode}
        error={[...textsAt('correctCode'), ...textsAt('codeLength'), ...textsAt('')]}
        onChange={(correctCode) => solve({ correctCode })}
      />
      {!isTranslation && (
        <LockSettings configuration={configuration} solution={solution} onConfigure={configure} onSolve={solve} />
      )}
      <LinesField
        label={m.code_entry_form_alternatives()}
        hint={isOfSigns ? m.code_entry_form_alternatives_signs() : m.code_entry_form_alternatives_hint()}
        error={textsAt('alternatives')}
        lines={solution.alternatives}
        onChange={(alternatives) => solve({ alternatives: [...written(solution.alternatives, alternatives)] })}
      />
      <CodeDecoys decoys={solution.decoys} language={language} textsAt={textsAt} onChange={solveDecoys} />
      <AnswerTester value={value} />
    </BesidePreview>
  )
}
