import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestCode } from './limits.ts'
import type { Solution } from './schema.ts'

type Decoy = Solution['decoys'][number]

interface DecoyListProps {
  decoys: readonly Decoy[]
  /** Of the replies. */
  language: Locale
  textsAt: (field: string) => string[]
  onChange: (decoys: Decoy[]) => void
}

const mostDecoys = 20

/** Wrong codes that deserve an answer of their own. */
export function DecoyList({ decoys, language, textsAt, onChange }: DecoyListProps) {
  const change = (index: number, part: Partial<Decoy>) => onChange(decoys.map((decoy, at) => (at === index ? { ...decoy, ...part } : decoy)))
  return (
    <FieldGroup legend={m.code_entry_form_decoys()} hint={m.code_entry_form_decoys_hint()}>
      {decoys.map((decoy, index) => (
        <div key={index} className="grid items-start gap-3 rounded-control border border-line p-3 sm:grid-cols-[10rem_1fr_auto]">
          <Field label={m.code_entry_form_decoy_code({ position: index + 1 })} error={textsAt(`decoys.${index}`)}>
            {(control) => (
              <Input
                value={decoy.code}
                onChange={(event) => change(index, { code: event.target.value })}
                maxLength={longestCode}
                autoComplete="off"
                className="font-mono"
                {...control}
              />
            )}
          </Field>
          <Field label={m.code_entry_form_decoy_reply()}>
            {(control) => <Input lang={language} value={decoy.reply} onChange={(event) => change(index, { reply: event.target.value })} maxLength={300} {...control} />}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            className="self-end"
            aria-label={m.code_entry_form_decoy_remove({ position: index + 1 })}
            onClick={() => onChange(decoys.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      ))}
      {decoys.length < mostDecoys && (
        <Button className="justify-self-start" onClick={() => onChange([...decoys, { code: '', reply: '' }])}>
          <Plus aria-hidden="true" className="size-5" />
          {m.code_entry_form_decoy_add()}
        </Button>
      )}
    </FieldGroup>
  )
}
