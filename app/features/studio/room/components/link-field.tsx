import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'

type Named = { id: string; name: string }

type LinkFieldProps = {
  legend: string
  hint: string
  name: string
  /** Said where there is nothing to choose. */
  none: string
  groups: readonly { label: string; rows: readonly Named[] }[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  error: readonly string[] | undefined
}

/** Several rows out of some lists. What names a row that is gone stays, so that undoing its removal brings it back. */
export function LinkField({ legend, hint, name, none, groups, chosen, onChange, error }: LinkFieldProps) {
  const filled = groups.filter(({ rows }) => rows.length > 0)
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <FieldGroup legend={legend} hint={filled.length > 0 ? hint : none} name={name} error={error}>
      {filled.length > 0 && (
        <div className="grid max-h-112 gap-3 overflow-y-auto rounded-control border border-line bg-sunken px-4 py-3">
          {filled.map(({ label, rows }) => (
            <div key={label} role="group" aria-label={label}>
              <p aria-hidden="true" className="text-sm font-semibold text-muted">
                {label}
              </p>
              <div className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
                {rows.map((row) => (
                  <Checkbox
                    key={row.id}
                    label={<span>{row.name}</span>}
                    checked={chosen.includes(row.id)}
                    onChange={({ target }) => toggle(row.id, target.checked)}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
