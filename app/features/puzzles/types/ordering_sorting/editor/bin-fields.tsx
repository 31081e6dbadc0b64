import { m } from '#app/i18n/generated/messages.js'
import { AddButton, RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { TextField } from '#app/features/puzzles/kit/editor/text-field.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Configuration, Solution } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'
import { addBin, removeBin, renameBin } from './arrange-bins.ts'
import { fewestBins, longestBin, mostBins } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'

export function BinFields({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { value, change } = form
  const { bins } = form.configuration
  return (
    <FieldGroup
      legend={m.ordering_sorting_form_bins()}
      hint={m.ordering_sorting_form_bins_hint()}
      error={form.problemsAt('bins', 'correctBins')}
    >
      <ol className="grid gap-2">
        {bins.map((name, bin) => (
          <li key={bin} className="flex items-end gap-1">
            <TextField
              label={m.ordering_sorting_form_bin({ position: bin + 1 })}
              error={form.problemsAt(`bins.${bin}`)}
              className="min-w-0 flex-1"
              language={form.language}
              value={name}
              longest={longestBin}
              onChange={(text) => change(renameBin(value, bin, text))}
            />
            {bins.length > fewestBins && (
              <RemoveButton
                label={m.ordering_sorting_form_remove_bin({ position: bin + 1 })}
                onRemove={() => change(removeBin(value, bin))}
              />
            )}
          </li>
        ))}
      </ol>
      {bins.length < mostBins && (
        <AddButton focuses label={m.ordering_sorting_form_add_bin()} onAdd={() => change(addBin(value))} />
      )}
    </FieldGroup>
  )
}
