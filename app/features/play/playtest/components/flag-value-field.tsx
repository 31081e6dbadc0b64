import { longest } from '#app/features/engine/limits.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'

const kinds = ['unset', 'on', 'off', 'number', 'text'] as const
type Kind = (typeof kinds)[number]

const kindTexts: Record<Kind, () => string> = {
  unset: m.playtest_never_set,
  on: m.playtest_on,
  off: m.playtest_off,
  number: m.playtest_a_number,
  text: m.playtest_a_text,
}
const blanks: Record<Kind, FlagValue | null> = { unset: null, on: true, off: false, number: 1, text: '' }

const kindOf = (value: FlagValue | null): Kind =>
  value === null
    ? 'unset'
    : typeof value === 'boolean'
      ? value
        ? 'on'
        : 'off'
      : typeof value === 'number'
        ? 'number'
        : 'text'

type FlagValueFieldProps = {
  flag: string
  value: FlagValue | null
  onChange: (value: FlagValue | null) => void
  mayBeUnset: boolean
}

export function FlagValueField({ flag, value, onChange, mayBeUnset }: FlagValueFieldProps) {
  const kind = kindOf(value)
  return (
    <span className="flex flex-wrap gap-2">
      <Select
        aria-label={m.playtest_flag_kind({ flag })}
        value={kind}
        onChange={(event) => onChange(blanks[kinds.find((each) => each === event.target.value) ?? kind])}
        className="w-40"
      >
        {kinds.map((each) => (
          <option key={each} value={each} disabled={each === 'unset' && !mayBeUnset && kind !== 'unset'}>
            {kindTexts[each]()}
          </option>
        ))}
      </Select>
      {typeof value === 'number' && (
        <Input
          type="number"
          step="any"
          aria-label={m.playtest_flag_value({ flag })}
          defaultValue={value}
          className="max-w-28"
          onChange={(event) => Number.isFinite(event.target.valueAsNumber) && onChange(event.target.valueAsNumber)}
        />
      )}
      {typeof value === 'string' && (
        <Input
          aria-label={m.playtest_flag_value({ flag })}
          value={value}
          maxLength={longest.flagText}
          className="max-w-48"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </span>
  )
}
