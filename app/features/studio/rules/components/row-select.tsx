import { m } from '#app/i18n/generated/messages.js'
import { Select } from '#app/ui/select.tsx'

type RowSelectProps = {
  label: string
  rows: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
  none?: string
}

export function RowSelect({ label, rows, value, onChange, none }: RowSelectProps) {
  const gone = value !== '' && !rows.some((row) => row.id === value)
  return (
    <Select
      aria-label={label}
      aria-invalid={(value === '' && none === undefined) || gone || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none ?? m.studio_choose()}</option>
      {gone && <option value={value}>{m.studio_gone()}</option>}
      {rows.map((row) => (
        <option key={row.id} value={row.id}>
          {row.name}
        </option>
      ))}
    </Select>
  )
}
