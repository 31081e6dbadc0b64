import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { focusAdded } from '#app/features/puzzles/kit/editor/focus-added.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Draft } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { addBin, removeBin, renameBin } from './arrange-bins.ts'
import { fewestBins, longestBin, mostBins } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'

interface BinFieldsProps {
  value: Draft
  language: Locale
  error: readonly string[]
  errorsAt: (bin: number) => string[]
  onChange: (value: Draft) => void
}

export function BinFields({ value, language, error, errorsAt, onChange }: BinFieldsProps) {
  const { bins } = value.configuration
  return (
    <FieldGroup legend={m.ordering_sorting_form_bins()} hint={m.ordering_sorting_form_bins_hint()} error={error}>
      <ol className="grid gap-2">
        {bins.map((name, bin) => (
          <li key={bin} className="flex items-end gap-1">
            <Field
              label={m.ordering_sorting_form_bin({ position: bin + 1 })}
              error={errorsAt(bin)}
              className="min-w-0 flex-1"
            >
              {(control) => (
                <Input
                  lang={language}
                  value={name}
                  maxLength={longestBin}
                  autoComplete="off"
                  onChange={(event) => onChange(renameBin(value, bin, event.target.value))}
                  {...control}
                />
              )}
            </Field>
            {bins.length > fewestBins && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.ordering_sorting_form_remove_bin({ position: bin + 1 })}
                onClick={() => onChange(removeBin(value, bin))}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </Button>
            )}
          </li>
        ))}
      </ol>
      {bins.length < mostBins && (
        <Button className="justify-self-start" onClick={(event) => focusAdded(event, () => onChange(addBin(value)))}>
          <Plus aria-hidden="true" className="size-5" />
          {m.ordering_sorting_form_add_bin()}
        </Button>
      )}
    </FieldGroup>
  )
}
