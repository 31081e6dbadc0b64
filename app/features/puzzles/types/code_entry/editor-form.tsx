import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/beside-preview.tsx'
import { LinesField } from '#app/features/puzzles/kit/lines-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { AnswerTester } from './answer-tester.tsx'
import { CodeDecoys } from './code-decoys.tsx'
import { longestCode } from './limits.ts'
import { LockPreview } from './lock-preview.tsx'
import { LockSettings } from './lock-settings.tsx'
import { codeLengthOf } from './match.ts'
import { problemText } from './problem-text.ts'
import type { Configuration, Solution } from './schema.ts'

/** The author's side of the lock: the code, how it may be entered, what else opens it, a place to try codes out, and beside it the lock itself. */
export function EditorForm({ value, errors, onChange, language, isTranslation = false }: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) => onChange({ configuration: { ...configuration, ...change }, solution })
  const solve = (change: Partial<Solution>) => onChange({ configuration, solution: { ...solution, ...change } })
  const setCode = (correctCode: string) =>
    onChange({
      configuration: { ...configuration, codeLength: Math.max(1, codeLengthOf(correctCode)) },
      solution: { ...solution, correctCode },
    })
  const textsAt = (field: string) =>
    errors.filter((error) => error.field === field || error.field.startsWith(`${field}.`)).map((error) => problemText(error, solution))
  const length = codeLengthOf(solution.correctCode)
  return (
    <BesidePreview preview={<LockPreview value={value} isTranslation={isTranslation} />}>
      <Field label={m.code_entry_form_answer()} hint={m.code_entry_form_answer_hint()} error={[...textsAt('correctCode'), ...textsAt('codeLength'), ...textsAt('')]} required>
        {(control) => (
          <Input
            value={solution.correctCode}
            onChange={(event) => setCode(event.target.value)}
            maxLength={longestCode}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            {...control}
          />
        )}
      </Field>
      {length > 0 && <p className="-mt-4 text-sm text-muted">{m.code_entry_form_length({ count: length })}</p>}
      {!isTranslation && <LockSettings configuration={configuration} solution={solution} onConfigure={configure} onSolve={solve} />}
      <LinesField
        label={m.code_entry_form_alternatives()}
        hint={m.code_entry_form_alternatives_hint()}
        error={textsAt('alternatives')}
        lines={solution.alternatives}
        onChange={(alternatives) => solve({ alternatives })}
      />
      <CodeDecoys decoys={solution.decoys} language={language} textsAt={textsAt} onChange={(decoys) => solve({ decoys })} />
      <AnswerTester value={value} />
    </BesidePreview>
  )
}
