import { useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Select } from '#app/ui/select.tsx'
import { NewRow, newRowFaces } from './new-row.tsx'
import type { NewKind } from './new-row.tsx'

type RowSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
  /** The kind of row that can be created from here. */
  kind: NewKind
  /** For nodes: their NPC, without which none can be created. */
  parent?: string
  orientation?: 'landscape' | 'portrait'
  label?: string
  rows: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
  /** The text for choosing nothing; without it something must be chosen. */
  none?: string
  /** Another choice was made instead: what was begun here is put away. */
  isIdle?: boolean
  onMaking?: () => void
}

const newRow = ' new'

export function RowSelect({
  kind,
  parent,
  orientation,
  label,
  rows,
  value,
  onChange,
  none,
  isIdle = false,
  onMaking,
  className,
  ...control
}: RowSelectProps) {
  const [hasBegun, begin] = useState(false)
  const making = hasBegun && !isIdle
  const select = useRef<HTMLSelectElement>(null)
  const gone = value !== '' && !rows.some((row) => row.id === value)
  const choose = (id: string) => {
    begin(id === newRow)
    if (id === newRow) onMaking?.()
    else onChange(id)
  }
  const finish = (id: string) => {
    choose(id)
    select.current?.focus()
  }
  return (
    <div className="grid min-w-0 content-start gap-2">
      <Select
        ref={select}
        aria-label={label}
        aria-invalid={(value === '' && none === undefined) || gone || undefined}
        {...control}
        value={making ? newRow : value}
        onChange={(event) => choose(event.target.value)}
        className={className}
      >
        <option value="">{none ?? m.studio_choose()}</option>
        {gone && <option value={value}>{m.studio_gone()}</option>}
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
        {(kind !== 'node' || parent) && <option value={newRow}>{newRowFaces[kind].option()}</option>}
      </Select>
      {making && <NewRow kind={kind} parent={parent} {...(orientation && { orientation })} onMade={finish} />}
    </div>
  )
}
