import Shuffle from 'lucide-react/icons/shuffle'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

const newArrangement = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000

export function VariantField({
  value,
  onChange,
  error,
}: {
  value: number | null
  onChange: (seed: number | null) => void
  error: readonly string[] | undefined
}) {
  const [said, setSaid] = useState('')
  const choose = (seed: number | null) => {
    onChange(seed)
    setSaid(seed === null ? '' : m.studio_variant_number({ number: seed }))
  }
  return (
    <div className="grid content-start gap-2">
      <Field label={m.studio_field_variant()} hint={m.studio_variant_hint()} error={error}>
        {(control) => (
          <Select
            value={value === null ? 'each' : 'all'}
            onChange={(event) => choose(event.target.value === 'all' ? newArrangement() : null)}
            {...control}
          >
            <option value="each">{m.studio_variant_each()}</option>
            <option value="all">{m.studio_variant_all()}</option>
          </Select>
        )}
      </Field>
      {value !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button size="small" className="min-h-11" onClick={() => choose(newArrangement())}>
            <Shuffle aria-hidden="true" className="size-4" />
            {m.studio_variant_shuffle()}
          </Button>
          <p className="text-sm text-muted tabular-nums">{m.studio_variant_number({ number: value })}</p>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
