import { useState } from 'react'
import { longestDetail, mostDetectives } from '#app/features/kits/paper/paper-choices.ts'
import type { KeptEvening } from '#app/features/kits/print/kept-evening.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Checks } from '#app/ui/checks.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useUnprinted } from '#app/ui/use-unprinted.ts'
import { TakeOver } from './take-over.tsx'
import { guestsOf, isPossibleTable } from './table.ts'
import type { Table } from './table.ts'

type EveningFieldsProps = {
  table: Table
  kept: KeptEvening
  /** False for people who may have only public parts, who have no earlier print. */
  hasAll: boolean
  onChange: (part: Partial<KeptEvening>) => void
}

/** Guests, time and place, for invitations, tags and tickets. */
export function EveningFields({ table, kept, hasAll, onChange }: EveningFieldsProps) {
  const optional = guestsOf(table).filter(({ isOptional }) => isOptional)
  const { earlier, printedAs: _, choice: __, isDraft: ___, ...evening } = kept
  const lines = [kept.host, kept.date, kept.place, ...kept.roster.map(({ person }) => person)]
  const unprinted = useUnprinted(lines)
  const isAnyAbsent = kept.absentIds.length + (earlier?.absentIds.length ?? 0) > 0
  return (
    <details className="group rounded-card border border-line bg-raised px-4 py-1">
      <FoldSummary>{m.print_evening()}</FoldSummary>
      <div className="grid gap-5 pt-1 pb-4">
        <p className="max-w-prose text-sm text-muted">{m.print_evening_text()}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {(['host', 'date', 'place'] as const).map((name) => (
            <Field key={name} label={eveningTexts[name]()} error={unprinted(kept[name])}>
              {(control) => (
                <Input
                  {...control}
                  value={kept[name]}
                  maxLength={longestDetail}
                  autoComplete="off"
                  onChange={(event) => onChange({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        {optional.length > 0 && (
          <Absent
            table={table}
            ids={kept.absentIds}
            legend={m.print_absent()}
            hint={m.print_absent_hint()}
            onChange={(absentIds) => onChange({ absentIds })}
          />
        )}
        {optional.length < guestsOf(table).length && <TakeOver table={table} kept={kept} onChange={onChange} />}
        {optional.length > 0 && hasAll && isAnyAbsent && (
          <Checkbox
            label={m.print_have()}
            checked={earlier !== null}
            onChange={({ target }) =>
              onChange({ earlier: target.checked ? { ...evening, absentIds: [] } : null, printedAs: null })
            }
          />
        )}
        {optional.length > 0 && hasAll && isAnyAbsent && earlier && (
          <Absent
            table={table}
            ids={earlier.absentIds}
            legend={m.print_earlier()}
            hint={m.print_earlier_hint()}
            onChange={(absentIds) => onChange({ earlier: { ...earlier, absentIds } })}
          />
        )}
        <Roster table={table} kept={kept} unprinted={unprinted} onChange={onChange} />
      </div>
    </details>
  )
}

const eveningTexts = { host: m.print_host, date: m.print_date, place: m.print_place } as const

type AbsentProps = {
  table: Table
  ids: string[]
  legend: string
  hint: string
  onChange: (ids: string[]) => void
}

/** Checkboxes for the guests who can be left out. */
function Absent({ table, ids, legend, hint, onChange }: AbsentProps) {
  const optional = guestsOf(table).flatMap(({ id, name, isOptional }) =>
    isOptional ? [{ id, name: <span lang={name.language}>{name.text}</span> }] : [],
  )
  const error = isPossibleTable(table, ids) ? null : m.print_absent_impossible({ fewest: table.players.fewest })
  return (
    <FieldGroup legend={legend} hint={hint} error={error} className="gap-0">
      <Checks of={optional} chosen={ids} onChange={onChange} />
    </FieldGroup>
  )
}

type RosterProps = Pick<EveningFieldsProps, 'table' | 'kept' | 'onChange'> & {
  unprinted: (text: string) => string | null
}

/** For a dinner, a name for each character that comes; for a room, the names of the players. */
function Roster({ table, kept: { roster, absentIds }, unprinted, onChange }: RosterProps) {
  const guests = guestsOf(table).filter(({ id }) => !absentIds.includes(id))
  const rows: { characterId: string | null; label: React.ReactNode }[] =
    guests.length > 0
      ? guests.map(({ id, name }) => ({ characterId: id, label: <span lang={name.language}>{name.text}</span> }))
      : Array.from({ length: table.players.most }, (_, at) => ({
          characterId: null,
          label: m.print_player({ number: at + 1 }),
        }))
  const extra = roster.filter(({ characterId }) => characterId === null)
  const names = rows.map(({ characterId }, at) =>
    characterId === null
      ? (roster.filter((each) => each.characterId === null)[at]?.person ?? '')
      : (roster.find((each) => each.characterId === characterId)?.person ?? ''),
  )
  return (
    <FieldGroup legend={guests.length > 0 ? m.print_roster_dinner() : m.print_roster_room()}>
      <div className="grid gap-4 sm:grid-cols-2">
        {rows.map(({ characterId, label }, at) => (
          <Field key={characterId ?? at} label={label} error={unprinted(names[at] ?? '')}>
            {(control) => (
              <Input
                {...control}
                value={names[at]}
                maxLength={longestDetail}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange({
                    roster: [
                      ...rows.map((row, place) => ({
                        characterId: row.characterId,
                        person: place === at ? target.value : (names[place] ?? ''),
                      })),
                      ...(guests.length > 0 ? extra : []),
                    ],
                  })
                }
              />
            )}
          </Field>
        ))}
        {guests.length > 0 && (
          <Detectives
            names={extra.map(({ person }) => person)}
            unprinted={unprinted}
            onChange={(people) =>
              onChange({
                roster: [
                  ...roster.filter(({ characterId }) => characterId !== null),
                  ...people.map((person) => ({ characterId: null, person })),
                ],
              })
            }
          />
        )}
      </div>
    </FieldGroup>
  )
}

type DetectivesProps = Pick<RosterProps, 'unprinted'> & {
  names: readonly string[]
  onChange: (names: string[]) => void
}

/** For guests beyond the parts; names beyond those for whom there is a sheet are named. */
function Detectives({ names, unprinted, onChange }: DetectivesProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim().slice(0, longestDetail) || [])
  const text = typed ?? names.join('\n')
  const left = linesOf(text).slice(mostDetectives)
  const error =
    left.length > 0
      ? m.print_too_many_guests({ names: formatList(left), count: mostDetectives })
      : unprinted(names.join(' '))
  return (
    <Field
      label={m.print_more_guests()}
      hint={m.print_more_guests_hint({ count: mostDetectives })}
      error={error}
      className="sm:col-span-2"
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          value={text}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(linesOf(target.value).slice(0, mostDetectives))
          }}
        />
      )}
    </Field>
  )
}
