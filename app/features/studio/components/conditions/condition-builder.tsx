import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { JsonField } from './json-field.tsx'
import { isReadable, partKinds, readForm, writeForm } from './condition-form.ts'
import type { ConditionForm, ConditionPart, PartKind } from './condition-form.ts'

const kindTexts: Record<PartKind, () => string> = { puzzle_solved: m.studio_when_puzzle, scene_visited: m.studio_when_scene, flag_set: m.studio_when_flag }
const holds: Record<PartKind, { yes: () => string; no: () => string }> = {
  puzzle_solved: { yes: m.studio_is_solved, no: m.studio_is_not_solved },
  scene_visited: { yes: m.studio_is_visited, no: m.studio_is_not_visited },
  flag_set: { yes: m.studio_is_set, no: m.studio_is_not_set },
}

type ConditionBuilderProps = {
  /** Begins the sentence: 'Shown when'. */
  legend: string
  /** Ends it while there is no line: 'Always.' */
  empty: string
  value: Record<string, unknown>
  onChange: (value: Record<string, unknown>) => void
}

/** A condition as a sentence, line by line: "Shown when all of these hold: the puzzle Safe is solved". The JSON behind it is there too. */
export function ConditionBuilder({ legend, empty, value, onChange }: ConditionBuilderProps) {
  const form = readForm(value)
  const change = (next: ConditionForm) => onChange(writeForm(next))
  return (
    <FieldGroup legend={legend}>
      {!form && <Notice tone="info">{m.studio_condition_too_rich()}</Notice>}
      {form && form.parts.length === 0 && <p className="text-muted">{empty}</p>}
      {form && form.parts.length > 1 && (
        <Select aria-label={m.studio_join()} value={form.join} onChange={(event) => change({ ...form, join: event.target.value === 'any' ? 'any' : 'all' })} className="sm:w-72">
          <option value="all">{m.studio_join_all()}</option>
          <option value="any">{m.studio_join_any()}</option>
        </Select>
      )}
      {form?.parts.map((part, index) => (
        <PartLine
          key={index}
          position={index + 1}
          part={part}
          onChange={(next) => change({ ...form, parts: form.parts.with(index, next) })}
          onRemove={() => change({ ...form, parts: form.parts.toSpliced(index, 1) })}
        />
      ))}
      {form && (
        <Button size="small" className="justify-self-start" onClick={() => change({ ...form, parts: [...form.parts, { kind: 'puzzle_solved', subject: '', negated: false }] })}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_condition_add()}
        </Button>
      )}
      <JsonField label={m.studio_condition_json()} value={value} onChange={onChange} problem={isReadable(value) ? null : m.studio_condition_incomplete()} />
    </FieldGroup>
  )
}

type PartLineProps = { position: number; part: ConditionPart; onChange: (part: ConditionPart) => void; onRemove: () => void }

function PartLine({ position, part, onChange, onRemove }: PartLineProps) {
  return (
    <div role="group" aria-label={m.studio_condition_line({ position })} className="grid gap-2 rounded-control border border-line bg-sunken p-3 sm:grid-cols-[10rem_minmax(0,1fr)_11rem_auto]">
      <Select
        aria-label={m.studio_condition_about()}
        value={part.kind}
        onChange={(event) => onChange({ ...part, kind: partKinds.find((kind) => kind === event.target.value) ?? part.kind, subject: '' })}
      >
        {partKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindTexts[kind]()}
          </option>
        ))}
      </Select>
      <Subject part={part} onChange={(subject) => onChange({ ...part, subject })} />
      <Select aria-label={m.studio_condition_holds()} value={part.negated ? 'no' : 'yes'} onChange={(event) => onChange({ ...part, negated: event.target.value === 'no' })}>
        <option value="yes">{holds[part.kind].yes()}</option>
        <option value="no">{holds[part.kind].no()}</option>
      </Select>
      <Button variant="ghost" size="icon" aria-label={m.studio_condition_remove({ position })} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}

function Subject({ part, onChange }: { part: ConditionPart; onChange: (subject: string) => void }) {
  const draft = useDraft()
  if (part.kind === 'flag_set') return <Input aria-label={m.studio_flag_name()} value={part.subject} onChange={(event) => onChange(event.target.value.trim())} maxLength={60} placeholder={m.studio_flag_example()} />
  const rows = part.kind === 'puzzle_solved' ? draft.puzzles : draft.scenes
  return <RowSelect label={part.kind === 'puzzle_solved' ? m.studio_target_puzzle() : m.studio_target_scene()} rows={rows} value={part.subject} onChange={onChange} />
}

/** One of the adventure's rows by name; what is not chosen, or gone, shows as such. */
export function RowSelect({ label, rows, value, onChange }: { label: string; rows: readonly { id: string; name: string }[]; value: string; onChange: (id: string) => void }) {
  const gone = value !== '' && !rows.some((row) => row.id === value)
  return (
    <Select aria-label={label} aria-invalid={value === '' || gone || undefined} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{m.studio_choose()}</option>
      {gone && <option value={value}>{m.studio_gone()}</option>}
      {rows.map((row) => (
        <option key={row.id} value={row.id}>
          {row.name}
        </option>
      ))}
    </Select>
  )
}
