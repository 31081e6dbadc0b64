import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

type JsonObject = Record<string, unknown>

function parsed(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
  } catch {
    return null
  }
}

/** The JSON behind a form, folded away. What cannot be read stays in the field, is said, and changes nothing. */
export function JsonField({ label, value, onChange, problem }: { label: string; value: JsonObject; onChange: (value: JsonObject) => void; problem: string | null }) {
  const [typed, setTyped] = useState<string | null>(null)
  const unreadable = typed !== null && parsed(typed) === null
  return (
    <details className="rounded-control border border-line px-3 py-2">
      <summary className="cursor-pointer text-sm font-medium text-muted">{label}</summary>
      <Field label={label} error={unreadable ? m.studio_json_invalid() : problem} className="mt-2">
        {(control) => (
          <Textarea
            value={typed ?? JSON.stringify(value, null, 2)}
            rows={4}
            spellCheck={false}
            className="font-mono"
            onChange={(event) => {
              setTyped(event.target.value)
              const read = parsed(event.target.value)
              if (read) onChange(read)
            }}
            onBlur={() => !unreadable && setTyped(null)}
            {...control}
          />
        )}
      </Field>
    </details>
  )
}
