import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'
import { valueText } from '#app/features/adventure/conditions/named.ts'
import type { Named, PlaytestView } from '#app/features/play/playtest/playtest-view.ts'
import { roleNames } from '#app/features/rows/role-names.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { roles } from '#app/shared/player-roles.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { EditThis } from './edit-this.tsx'
import { FlagValueField } from './flag-value-field.tsx'

type Props = {
  view: PlaytestView
  busy: boolean
  send: (command: SentCommand) => void
}

export function SceneRows({ view, busy, send }: Props) {
  const lang = useContentLanguage()
  const visited = view.scenes.filter((scene) => scene.visited)
  return (
    <>
      <p className="text-[0.9375rem] text-muted">{m.playtest_visited_scenes()}</p>
      <ul className="grid gap-1">
        {visited.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span lang={lang}>{name}</span>
            <EditThis place={{ entity: 'scene', id }} name={name} />
          </li>
        ))}
      </ul>
      <PickOne
        label={m.playtest_go_to()}
        submit={m.playtest_go()}
        options={view.scenes.filter(({ id }) => id !== view.sceneId)}
        busy={busy}
        onPick={(sceneId) => send({ type: 'playtest_go', sceneId })}
      />
    </>
  )
}

/** An author alone has both roles; here they see what a player with one of them does. */
export function RoleRow({ view, busy, send }: Props) {
  const [only, ...more] = view.roles ?? []
  return (
    <Field label={m.roles_try()}>
      {(control) => (
        <Select
          {...control}
          acts
          value={only && more.length === 0 ? only : ''}
          onChange={({ target }) =>
            !busy && send({ type: 'playtest_role', role: roles.find((role) => role === target.value) ?? null })
          }
        >
          <option value="">{m.roles_both()}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function ItemRows({ view, busy, send }: Props) {
  const lang = useContentLanguage()
  const held = view.items.filter(({ count }) => count > 0)
  const open = view.items.filter(({ count, stackable }) => count === 0 || stackable)
  return (
    <>
      {held.length === 0 && <p className="text-muted">{m.playtest_no_items()}</p>}
      <ul className="grid gap-1">
        {held.map(({ id, name, count }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <span lang={lang}>{name}</span>{' '}
              <span className="text-muted">{m.playtest_times({ count: formatNumber(count) })}</span>
            </span>
            <EditThis place={{ entity: 'item', id }} name={name} />
            <Button
              size="small"
              aria-label={m.playtest_take_named({ name })}
              aria-disabled={busy}
              onClick={() => !busy && send({ type: 'playtest_take', itemId: id, count: 1 })}
            >
              {m.playtest_take()}
            </Button>
          </li>
        ))}
      </ul>
      <PickOne
        label={m.playtest_give_what()}
        submit={m.playtest_give()}
        options={open}
        busy={busy}
        onPick={(itemId) => send({ type: 'playtest_give', itemId, count: 1 })}
      />
    </>
  )
}

function PickOne({
  label,
  submit,
  options,
  busy,
  onPick,
}: {
  label: string
  submit: string
  options: readonly Named[]
  busy: boolean
  onPick: (id: string) => void
}) {
  const lang = useContentLanguage()
  const id = useId()
  const [wanted, want] = useState('')
  // The picked option may no longer exist
  const picked = options.find((option) => option.id === wanted) ?? options[0]
  if (!picked) return null
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onPick(picked.id)
      }}
    >
      <label htmlFor={id} className="text-[0.9375rem] text-muted">
        {label}
      </label>
      <span className="flex gap-2">
        <Select
          id={id}
          lang={lang}
          value={picked.id}
          onChange={(event) => want(event.target.value)}
          className="min-w-0 flex-1"
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name || m.playtest_unnamed()}
            </option>
          ))}
        </Select>
        <Button type="submit" aria-disabled={busy}>
          {submit}
        </Button>
      </span>
    </form>
  )
}

export function FlagRows({ view, busy, send }: Props) {
  const set = (flag: string) => (value: FlagValue) => send({ type: 'playtest_flag', flag, value })
  return (
    <ul className="grid gap-2">
      {view.flags.map(({ name, value, place }) => (
        <FlagRow
          key={name}
          title={m.playtest_named_flag({ flag: name })}
          flag={name}
          value={value}
          place={place}
          busy={busy}
          onSet={set(name)}
        />
      ))}
      {view.counters.map(({ name, label, value, place }) => (
        <FlagRow
          key={name}
          title={m.playtest_named_counter({ name: label })}
          flag={name}
          value={value}
          place={place}
          busy={busy}
          onSet={set(name)}
        />
      ))}
    </ul>
  )
}

function FlagRow({
  title,
  flag,
  value,
  place,
  busy,
  onSet,
}: {
  title: ReactNode
  flag: string
  value: FlagValue | null
  place: FindingPlace | null
  busy: boolean
  onSet: (value: FlagValue) => void
}) {
  const [typed, type] = useState(value)
  const [isEdited, edit] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    // The focus moves to the form's first control, and later back to the button
    if (isEdited !== wasEdited.current) row.current?.querySelector<HTMLElement>('select, button')?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  const change = () => {
    if (busy) return
    type(value)
    edit(true)
  }
  if (!isEdited) {
    return (
      <li ref={row} className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          {title} <span className="text-muted">{valueText(value)}</span>
        </span>
        {place && <EditThis place={place} name={flag} />}
        <Button size="small" aria-label={m.playtest_change_named({ flag })} aria-disabled={busy} onClick={change}>
          {m.playtest_change()}
        </Button>
      </li>
    )
  }
  return (
    <li ref={row}>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed !== null && !busy) onSet(typed)
          edit(false)
        }}
      >
        <span>{title}</span>
        <span className="flex flex-wrap gap-2">
          <FlagValueField flag={flag} value={typed} onChange={type} mayBeUnset={value === null} />
          <Button type="submit">{m.playtest_set()}</Button>
        </span>
      </form>
    </li>
  )
}

export function PuzzleRows({ view }: Pick<Props, 'view'>) {
  const lang = useContentLanguage()
  return (
    <ul className="grid gap-2">
      {view.puzzles.map(({ id, name, solved, wrong, hints }) => (
        <li key={id}>
          <span lang={lang} className="mr-3 font-semibold">
            {name}
          </span>
          <EditThis place={{ entity: 'puzzle', id }} name={name} />{' '}
          <span className="text-[0.9375rem] text-muted">
            {solved ? m.playtest_is_solved() : m.playtest_is_open()} ·{' '}
            {m.playtest_wrong({ count: formatNumber(wrong) })} ·{' '}
            {m.playtest_hints_taken({ count: formatNumber(hints) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
