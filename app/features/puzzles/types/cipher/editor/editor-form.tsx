import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { DecoyList } from '#app/features/puzzles/kit/editor/decoy-list.tsx'
import { LinesField } from '#app/features/puzzles/kit/editor/lines-field.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { AnswerTester } from './answer-tester.tsx'
import { CipherPreview } from './cipher-preview.tsx'
import { CipherSettings } from './cipher-settings.tsx'
import { compose } from '#app/features/puzzles/types/cipher/rules/compose.ts'
import { EncryptedPreview } from './encrypted-preview.tsx'
import { KeySettings } from './key-settings.tsx'
import { longestText } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import { problemTexts } from './problem-texts.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  isTranslation = false,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const change = (next: Partial<typeof value>) => onChange(compose({ ...value, ...next }, Math.random))
  const configure = (part: Partial<Configuration>) => change({ configuration: { ...configuration, ...part } })
  const solve = (part: Partial<Solution>) => change({ solution: { ...solution, ...part } })
  const textsAt = (field: string, severity: 'error' | 'warning') =>
    errors
      .filter((error) => error.severity === severity && (error.field === field || error.field.startsWith(`${field}.`)))
      .map((error) => problemText(problemTexts, error))
  const listTextsAt = (field: string) => [...textsAt(field, 'error'), ...textsAt(field, 'warning')]
  return (
    <BesidePreview preview={<CipherPreview value={value} language={language} isTranslation={isTranslation} />}>
      <Field
        label={m.cipher_form_text()}
        hint={m.cipher_form_text_hint()}
        error={[...textsAt('decryptedText', 'error'), ...textsAt('', 'error')]}
        required
      >
        {(control) => (
          <Textarea
            lang={language}
            value={solution.decryptedText}
            onChange={(event) => solve({ decryptedText: event.target.value })}
            maxLength={longestText}
            rows={3}
            {...control}
          />
        )}
      </Field>
      {!isTranslation && <KeySettings configuration={configuration} errorsAt={listTextsAt} onConfigure={configure} />}
      <EncryptedPreview
        value={value}
        errors={textsAt('encryptedText', 'error')}
        warnings={textsAt('decryptedText', 'warning')}
        onRenew={() => change({})}
      />
      {!isTranslation && (
        <CipherSettings configuration={configuration} solution={solution} onConfigure={configure} onSolve={solve} />
      )}
      <LinesField
        label={m.cipher_form_alternatives()}
        hint={m.cipher_form_alternatives_hint()}
        error={listTextsAt('alternatives')}
        lines={solution.alternatives}
        lang={language}
        onChange={(alternatives) => solve({ alternatives })}
      />
      <DecoyList
        decoys={solution.decoys}
        texts={decoyTexts()}
        longestAnswer={longestText}
        language={language}
        errorsAt={(index) => listTextsAt(`decoys.${index}`)}
        onChange={(decoys) => solve({ decoys })}
      />
      <AnswerTester solution={solution} language={language} />
    </BesidePreview>
  )
}

const decoyTexts = () => ({
  legend: m.cipher_form_decoys(),
  hint: m.cipher_form_decoys_hint(),
  answer: (position: number) => m.cipher_form_decoy_text({ position }),
  reply: m.cipher_form_decoy_reply(),
  add: m.cipher_form_decoy_add(),
  remove: (position: number) => m.cipher_form_decoy_remove({ position }),
})
