import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import type { ArrangedDecoy, WithDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { mostDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { longestReply } from '#app/features/puzzles/kit/rules/limits.ts'
import { DecoysHint } from './decoys-hint.tsx'
import { AddButton, RemoveButton } from './list-buttons.tsx'
import type { PuzzleForm } from './puzzle-form.ts'
import { TextField } from './text-field.tsx'

interface ArrangedDecoyListProps<Decoy extends ArrangedDecoy> {
  form: PuzzleForm<unknown, WithDecoys<Decoy>>
  fresh: () => Decoy
  children: (decoy: Decoy, onDecoy: (decoy: Decoy) => void) => ReactNode
}

export function ArrangedDecoyList<Decoy extends ArrangedDecoy>({
  form,
  fresh,
  children,
}: ArrangedDecoyListProps<Decoy>) {
  const { decoys } = form.solution
  const setDecoys = (next: Decoy[]) => form.solve({ decoys: next })
  const change = (index: number, decoy: Decoy) => setDecoys(decoys.with(index, decoy))
  return (
    <FieldGroup legend={m.puzzles_decoys()} hint={<DecoysHint hint={m.puzzles_decoys_hint()} />}>
      {decoys.map((decoy, index) => (
        <fieldset key={index} className="grid min-w-0 gap-3 rounded-control border border-line p-3">
          <legend className="sr-only">{m.puzzles_decoy({ position: index + 1 })}</legend>
          <div className="flex items-center justify-between gap-2">
            <p aria-hidden="true" className="font-semibold">
              {m.puzzles_decoy({ position: index + 1 })}
            </p>
            <RemoveButton
              label={m.puzzles_decoy_remove({ position: index + 1 })}
              onRemove={() => setDecoys(decoys.toSpliced(index, 1))}
            />
          </div>
          {children(decoy, (changed) => change(index, changed))}
          <TextField
            label={m.puzzles_decoy_reply({ position: index + 1 })}
            language={form.language}
            value={decoy.reply}
            longest={longestReply}
            onChange={(reply) => change(index, { ...decoy, reply })}
          />
          <FieldErrors id={`decoy-${index}-errors`} errors={form.problemsAt(`decoys.${index}`)} />
        </fieldset>
      ))}
      {decoys.length < mostDecoys && (
        <AddButton label={m.puzzles_decoy_add()} onAdd={() => setDecoys([...decoys, fresh()])} />
      )}
    </FieldGroup>
  )
}
