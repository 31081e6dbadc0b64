import { useId, useState } from 'react'
import type { KeptEvening } from '#app/features/kits/print/kept-evening.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { guestsOf, standInsFor, takenOver } from './table.ts'
import type { Table } from './table.ts'

type TakeOverProps = { table: Table; kept: KeptEvening; onChange: (part: Partial<KeptEvening>) => void }

/** For when a guest with an essential role cancels: who may give up their own role and take that one over. */
export function TakeOver({ table, kept, onChange }: TakeOverProps) {
  const [neededId, setNeededId] = useState('')
  const [done, setDone] = useState('')
  const leadId = useId()
  const needed = guestsOf(table).filter(({ isOptional }) => !isOptional)
  const part = needed.find(({ id }) => id === neededId)
  const standIns = standInsFor(table, kept.absentIds)
  const personOf = (id: string) => kept.roster.find(({ characterId }) => characterId === id)?.person.trim()
  return (
    <div className="grid gap-3">
      <Field label={m.print_needed()} hint={m.print_needed_hint()}>
        {(control) => (
          <Select
            {...control}
            className="max-w-96"
            value={neededId}
            onChange={({ target }) => {
              setNeededId(target.value)
              setDone('')
            }}
          >
            <option value="">{m.print_needed_nobody()}</option>
            {needed.map(({ id, name }) => (
              <option key={id} value={id} lang={name.language}>
                {name.text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {part && (
        <p id={leadId} className="max-w-prose text-sm">
          {standIns.length > 0
            ? m.print_take_over_lead({ name: part.name.text })
            : m.print_take_over_nobody({ name: part.name.text })}
        </p>
      )}
      {part && standIns.length > 0 && (
        <ul aria-labelledby={leadId} className="flex flex-wrap gap-2">
          {standIns.map((seat) => {
            const person = personOf(seat.id)
            return (
              <li key={seat.id}>
                <Button
                  size="small"
                  onClick={() => {
                    onChange(takenOver(kept, seat.id, part.id))
                    setNeededId('')
                    setDone(m.print_take_over_done({ left: seat.name.text, taken: part.name.text }))
                  }}
                >
                  {person ? m.print_take_over_person({ person, name: seat.name.text }) : seat.name.text}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <p role="status" className={done === '' ? 'sr-only' : 'max-w-prose text-sm font-medium'}>
        {done}
      </p>
    </div>
  )
}
