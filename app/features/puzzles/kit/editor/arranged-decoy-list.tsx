import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { ArrangedDecoy } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { longestReply, mostDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'

interface ArrangedDecoyListProps<Decoy extends ArrangedDecoy> {
  decoys: readonly Decoy[]
  language: Locale
  errorsAt: (index: number) => string[]
  fresh: () => Decoy
  onChange: (decoys: Decoy[]) => void
  children: (decoy: Decoy, onDecoy: (decoy: Decoy) => void) => ReactNode
}

export function ArrangedDecoyList<Decoy extends ArrangedDecoy>({
  decoys,
  language,
  errorsAt,
  fresh,
  onChange,
  children,
}: ArrangedDecoyListProps<Decoy>) {
  const change = (index: number, decoy: Decoy) => onChange(decoys.map((each, at) => (at === index ? decoy : each)))
  return (
    <FieldGroup legend={m.puzzles_decoys()} hint={m.puzzles_decoys_hint()}>
      {decoys.map((decoy, index) => (
        <fieldset key={index} className="grid min-w-0 gap-3 rounded-control border border-line p-3">
          <legend className="sr-only">{m.puzzles_decoy({ position: index + 1 })}</legend>
          <div className="flex items-center justify-between gap-2">
            <p aria-hidden="true" className="font-semibold">
              {m.puzzles_decoy({ position: index + 1 })}
            </p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.puzzles_decoy_remove({ position: index + 1 })}
              onClick={() => onChange(decoys.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </div>
          {children(decoy, (changed) => change(index, changed))}
          <Field label={m.puzzles_decoy_reply({ position: index + 1 })}>
            {(control) => (
              <Input
                lang={language}
                value={decoy.reply}
                maxLength={longestReply}
                autoComplete="off"
                onChange={(event) => change(index, { ...decoy, reply: event.target.value })}
                {...control}
              />
            )}
          </Field>
          <FieldErrors id={`decoy-${index}-errors`} errors={errorsAt(index)} />
        </fieldset>
      ))}
      {decoys.length < mostDecoys && (
        <Button className="justify-self-start" onClick={() => onChange([...decoys, fresh()])}>
          <Plus aria-hidden="true" className="size-5" />
          {m.puzzles_decoy_add()}
        </Button>
      )}
    </FieldGroup>
  )
}
