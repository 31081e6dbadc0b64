import type { Locale } from '#app/i18n/locale.ts'
import type { FormField } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { mostTypedDecoys } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { longestReply } from '#app/features/puzzles/kit/rules/limits.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { DecoysHint } from './decoys-hint.tsx'
import { AddButton, RemoveButton } from './list-buttons.tsx'
import { TextField } from './text-field.tsx'

export type Decoy = { reply: string } & Partial<Record<'answer' | 'code', string>>

type DecoyListProps = Pick<Extract<FormField, { kind: 'decoys' }>, 'words' | 'answer' | 'longest'> & {
  decoys: readonly Decoy[]
  language: Locale
  errorsAt: (index: number) => string[]
  onChange: (decoys: Decoy[]) => void
}

export function DecoyList({ decoys, words, answer, longest, language, errorsAt, onChange }: DecoyListProps) {
  const change = (index: number, part: Partial<Decoy>) =>
    onChange(decoys.map((decoy, at) => (at === index ? { ...decoy, ...part } : decoy)))
  const isCode = answer === 'code'
  return (
    <FieldGroup legend={words.legend()} hint={<DecoysHint hint={words.hint()} />}>
      {decoys.map((decoy, index) => (
        <div
          key={index}
          className={classNames(
            'grid items-start gap-3 rounded-control border border-line p-3',
            isCode ? 'sm:grid-cols-[10rem_1fr_auto]' : 'sm:grid-cols-[2fr_3fr_auto]',
          )}
        >
          <Field label={words.answer({ position: index + 1 })} error={errorsAt(index)}>
            {(control) => (
              <Input
                value={decoy[answer]}
                onChange={(event) => change(index, { [answer]: event.target.value })}
                maxLength={longest}
                autoComplete="off"
                className={isCode ? 'font-mono' : undefined}
                {...control}
              />
            )}
          </Field>
          <TextField
            label={words.reply()}
            value={decoy.reply}
            longest={longestReply}
            language={language}
            onChange={(reply) => change(index, { reply })}
          />
          <RemoveButton
            className="self-end"
            label={words.remove({ position: index + 1 })}
            onRemove={() => onChange(decoys.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {decoys.length < mostTypedDecoys && (
        <AddButton focuses label={words.add()} onAdd={() => onChange([...decoys, { [answer]: '', reply: '' }])} />
      )}
    </FieldGroup>
  )
}
