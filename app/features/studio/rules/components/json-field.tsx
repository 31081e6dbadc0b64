import { useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import type { JsonPlace } from './json-places.ts'
import { jsonSlip } from '#app/features/studio/fields/components/json-slip.ts'
import { jsonSpans, placeOfSpan, spanOf } from './json-spans.ts'
import type { Span } from './json-spans.ts'
import { JsonTextarea } from './json-textarea.tsx'
import { parseJson, unreadableText } from '#app/features/studio/fields/components/json-text.ts'
import { placeText } from './place-texts.ts'
import { useUnreadable } from '#app/features/studio/fields/components/unreadable-texts.ts'

type JsonFieldProps<Value> = {
  label: string
  name: string
  value: Value
  read: (value: unknown) => Value | null
  onChange: (value: Value) => void
  problems?: readonly string[]
  places: readonly JsonPlace[]
}

type Complaint = { text: string; span: Span }

/** Unreadable JSON stays in the field, is marked, and changes nothing. */
export function JsonField<Value>({ label, name, value, read, onChange, problems = [], places }: JsonFieldProps<Value>) {
  const unreadable = useUnreadable()
  const [typed, setTyped] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const problemsId = useId()
  const kept = unreadable.texts[name]
  const [open] = useState(kept !== undefined)
  const shown = kept ?? typed ?? JSON.stringify(value, null, 2)
  const complaints = kept === undefined ? complaintsOf(shown, places) : []
  const slip = kept === undefined ? null : jsonSlip(kept)
  const general = kept === undefined ? problems : [unreadableText(kept, read)]
  const wrong = complaints.length + general.length > 0
  const change = (text: string) => {
    setTyped(text)
    const found = parseJson(text, read)
    unreadable.keep(name, found === null ? text : null)
    if (found !== null) onChange(found)
  }
  return (
    <details open={open || undefined} className="min-w-0 rounded-control border border-line px-3 open:pb-3">
      <FoldSummary className="text-sm text-muted">{label}</FoldSummary>
      <div className="grid">
        <JsonTextarea
          aria-label={label}
          area={area}
          value={shown}
          marks={
            slip
              ? [{ start: slip.at, end: slip.at + Math.max(1, slip.found?.length ?? 0) }]
              : complaints.map(({ span }) => span)
          }
          unreadable={kept !== undefined}
          onChange={change}
          onBlur={() => setTyped(null)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? problemsId : undefined}
        />
      </div>
      <div id={problemsId} className="mt-1.5 grid gap-2">
        <FieldErrors id={`${problemsId}-general`} errors={general} />
        {slip && (
          <GoThere
            area={area}
            complaint={{
              text: m.studio_rules_json_go(),
              span: { start: slip.at, end: slip.at + (slip.found?.length ?? 0) },
            }}
          />
        )}
        {complaints.map((complaint) => (
          <GoThere key={complaint.text} area={area} complaint={complaint} />
        ))}
      </div>
      {kept !== undefined && (
        <Button size="small" variant="ghost" className="mt-2" onClick={() => unreadable.keep(name, null)}>
          {m.studio_rules_json_back()}
        </Button>
      )}
    </details>
  )
}

function complaintsOf(text: string, places: readonly JsonPlace[]): Complaint[] {
  if (places.length === 0) return []
  const spans = jsonSpans(text)
  const complaints = places.map((place): Complaint => {
    const span = spanOf(place, spans)
    return { span, text: m.studio_rules_json_at({ ...placeOfSpan(text, span), problem: placeText(place) }) }
  })
  return [...new Map(complaints.map((each) => [each.text, each])).values()].toSorted(
    (one, other) => one.span.start - other.span.start,
  )
}

function GoThere({
  area,
  complaint: { text, span },
}: {
  area: RefObject<HTMLTextAreaElement | null>
  complaint: Complaint
}) {
  const go = () => {
    const field = area.current
    if (!field) return
    field.focus()
    field.setSelectionRange(span.start, span.end)
    const mark = field.parentElement?.querySelector<HTMLElement>(`mark[data-start="${span.start}"]`)
    if (mark) field.scrollTo({ top: mark.offsetTop - field.clientHeight / 2 })
  }
  return (
    // Positions refer to the text as typed.
    <Button
      variant="link"
      className="justify-self-start text-left text-sm font-medium text-danger-ink"
      onMouseDown={(event) => event.preventDefault()}
      onClick={go}
    >
      {text}
    </Button>
  )
}
