import { useState } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { NoteForm } from './note-form.tsx'
import type { Notes } from './notes-context.ts'
import { newNoteAt } from './typed-places.ts'

export function NewNote({ kind, id, notes }: { kind: KindName; id: string; notes: Notes }) {
  const [field, setField] = useState('')
  const { fields, place, label } = kindOf(kind)
  return (
    <NoteForm
      place={newNoteAt(id)}
      notes={notes}
      label={m.notes_new()}
      submit={m.notes_leave()}
      send={(text) => notes.ask({ intent: 'leave', kind, rowId: id, field: field || null, text })}
    >
      <Field label={m.notes_about()}>
        {(control) => (
          <Select value={field} onChange={(event) => setField(event.target.value)} {...control}>
            <option value="">{m.notes_about_all({ kind: label() })}</option>
            {Object.entries(fields)
              .filter(([name]) => name !== place)
              .map(([name, each]) => (
                <option key={name} value={name}>
                  {each.label()}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </NoteForm>
  )
}
