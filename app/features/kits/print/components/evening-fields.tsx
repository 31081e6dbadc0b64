import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'
import { guestsOf } from './table.ts'
import type { Table } from './table.ts'

type EveningFieldsProps = {
  table: Table
  details: EveningDetails
  isPossible: boolean
  onChange: (details: EveningDetails) => void
}

/** Who comes, when and where: for invitations, tags and tickets. */
export function EveningFields({ table, details, isPossible, onChange }: EveningFieldsProps) {
  const change = (part: Partial<EveningDetails>) => onChange({ ...details, ...part })
  const guests = guestsOf(table)
  const optional = guests.filter(({ isOptional }) => isOptional)
  return (
    <details className="group rounded-card border border-line bg-raised px-4 py-1">
      <FoldSummary>{m.print_evening()}</FoldSummary>
      <div className="grid gap-5 pt-1 pb-4">
        <p className="max-w-prose text-sm text-muted">{m.print_evening_text()}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {(['host', 'date', 'place'] as const).map((name) => (
            <Field key={name} label={eveningTexts[name]()}>
              {(control) => (
                <Input
                  {...control}
                  value={details[name]}
                  maxLength={120}
                  autoComplete="off"
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        {optional.length > 0 && (
          <FieldGroup
            legend={m.print_absent()}
            hint={m.print_absent_hint()}
            error={isPossible ? null : m.print_absent_impossible({ fewest: table.players.fewest })}
            className="gap-0"
          >
            {optional.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={<span lang={name.language}>{name.text}</span>}
                checked={details.absentIds.includes(id)}
                onChange={({ target }) =>
                  change({
                    absentIds: target.checked
                      ? [...details.absentIds, id]
                      : details.absentIds.filter((each) => each !== id),
                  })
                }
              />
            ))}
          </FieldGroup>
        )}
        <Roster table={table} details={details} onChange={change} />
      </div>
    </details>
  )
}

const eveningTexts = { host: m.print_host, date: m.print_date, place: m.print_place } as const

type RosterProps = {
  table: Table
  details: EveningDetails
  onChange: (part: Pick<EveningDetails, 'roster'>) => void
}

/** Of a dinner a name beside each character that comes; of a room the names of the players. */
function Roster({ table, details: { roster, absentIds }, onChange }: RosterProps) {
  const guests = guestsOf(table).filter(({ id }) => !absentIds.includes(id))
  const rows: { characterId: string | null; label: React.ReactNode }[] =
    guests.length > 0
      ? guests.map(({ id, name }) => ({ characterId: id, label: <span lang={name.language}>{name.text}</span> }))
      : Array.from({ length: table.players.most }, (_, at) => ({
          characterId: null,
          label: m.print_player({ number: at + 1 }),
        }))
  const names = rows.map(({ characterId }, at) =>
    characterId === null
      ? (roster.filter((each) => each.characterId === null)[at]?.person ?? '')
      : (roster.find((each) => each.characterId === characterId)?.person ?? ''),
  )
  return (
    <FieldGroup legend={guests.length > 0 ? m.print_roster_dinner() : m.print_roster_room()}>
      <div className="grid gap-4 sm:grid-cols-2">
        {rows.map(({ characterId, label }, at) => (
          <Field key={characterId ?? at} label={label}>
            {(control) => (
              <Input
                {...control}
                value={names[at]}
                maxLength={120}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange({
                    roster: rows.map((row, place) => ({
                      characterId: row.characterId,
                      person: place === at ? target.value : (names[place] ?? ''),
                    })),
                  })
                }
              />
            )}
          </Field>
        ))}
      </div>
    </FieldGroup>
  )
}
