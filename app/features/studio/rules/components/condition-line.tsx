import type { ReactNode } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { FlagInput } from './flag-input.tsx'
import { LocalTextField } from './local-text-field.tsx'
import { nodeLabel } from '#app/features/studio/fields/components/node-label.ts'
import { isBlank } from '#app/i18n/local-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { comparisons, newPart, partKinds, readFlagValue } from './condition-form.ts'
import type { Comparison, ConditionGroup, ConditionLeaf, ConditionPart, PartKind } from './condition-form.ts'
import { conditionWords } from './condition-sentence.ts'
import { RowSelect } from './row-select.tsx'

type Fields = Record<string, unknown>

const kindTexts: Record<PartKind, () => string> = {
  puzzle_solved: m.studio_when_puzzle,
  has_item: m.studio_when_item,
  scene_visited: m.studio_when_scene,
  node_seen: m.studio_when_node,
  flag_set: m.studio_when_flag,
  flag_compared: m.studio_rules_when_compared,
  attempts: m.studio_rules_when_attempts,
  hints_used: m.studio_rules_when_hints,
  minutes_elapsed: m.studio_rules_when_minutes,
}
const counted = { yes: m.studio_rules_at_least, no: m.studio_rules_fewer }
const holds: Record<Exclude<PartKind, 'flag_compared'>, { yes: () => string; no: () => string }> = {
  puzzle_solved: { yes: m.studio_is_solved, no: m.studio_is_not_solved },
  has_item: { yes: m.studio_is_held, no: m.studio_is_not_held },
  scene_visited: { yes: m.studio_is_visited, no: m.studio_is_not_visited },
  node_seen: { yes: m.studio_is_said, no: m.studio_is_not_said },
  flag_set: { yes: m.studio_is_set, no: m.studio_is_not_set },
  attempts: counted,
  hints_used: counted,
  minutes_elapsed: counted,
}
const comparisonTexts: Record<Comparison, () => string> = {
  eq: m.studio_rules_is_eq,
  ne: m.studio_rules_is_ne,
  lt: m.studio_rules_is_lt,
  lte: m.studio_rules_is_lte,
  gt: m.studio_rules_is_gt,
  gte: m.studio_rules_is_gte,
}

type ConditionLineProps = {
  position: string
  part: Exclude<ConditionPart, ConditionGroup>
  canNegate: boolean
  messages?: ContentLanguages | undefined
  onChange: (part: ConditionLeaf) => void
  children: ReactNode
}

export function ConditionLine({ position, part, canNegate, messages, onChange, children }: ConditionLineProps) {
  const draft = useDraft()
  if (part.kind === 'other') {
    return (
      <Line position={position} className="grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-1 self-center">
          <p>{conditionWords(part.raw, draft)}</p>
          <code className="text-sm whitespace-pre-wrap">{JSON.stringify(part.raw)}</code>
          <p className="text-sm text-muted">{m.studio_rules_by_json()}</p>
        </div>
        {children}
      </Line>
    )
  }
  const changeFields = (change: Fields) => onChange({ ...part, fields: { ...part.fields, ...change } })
  return (
    <Line
      position={position}
      message={
        messages && (
          <LocalTextField
            label={m.studio_field_blocked()}
            languages={messages}
            value={part.fields.message}
            onChange={(message) => changeFields({ message: isBlank(message) ? undefined : message })}
            max={1000}
            optional
          />
        )
      }
      className={
        part.kind === 'flag_compared'
          ? '@2xl:grid-cols-[11.5rem_minmax(0,1fr)_16rem_auto]'
          : '@2xl:grid-cols-[11.5rem_minmax(0,1fr)_11rem_auto]'
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 @2xl:contents">
        <Select
          aria-label={m.studio_condition_about()}
          value={part.kind}
          onChange={(event) => {
            const next = newPart(partKinds.find((kind) => kind === event.target.value) ?? part.kind)
            const { message } = part.fields
            onChange(message === undefined ? next : { ...next, fields: { ...next.fields, message } })
          }}
        >
          {partKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindTexts[kind]()}
            </option>
          ))}
        </Select>
        <div className="@2xl:order-last">{children}</div>
      </div>
      <Subject part={part} onChange={changeFields} />
      <Holds part={part} canNegate={canNegate} onChange={onChange} />
    </Line>
  )
}

function Line({
  position,
  className,
  message,
  children,
}: {
  position: string
  className: string
  message?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      role="group"
      aria-label={m.studio_condition_line({ position })}
      className="@container min-w-0 rounded-control border border-line bg-sunken"
    >
      <div className={`grid gap-2 p-2 sm:p-3 ${className}`}>{children}</div>
      {message && <div className="border-t border-line p-2 sm:p-3">{message}</div>}
    </div>
  )
}

function Holds({
  part,
  canNegate,
  onChange,
}: {
  part: ConditionLeaf
  canNegate: boolean
  onChange: (part: ConditionLeaf) => void
}) {
  if (part.kind === 'flag_compared') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
        <Select
          aria-label={m.studio_condition_holds()}
          value={String(part.fields.compare)}
          onChange={(event) => onChange({ ...part, fields: { ...part.fields, compare: event.target.value } })}
        >
          {comparisons.map((each) => (
            <option key={each} value={each}>
              {comparisonTexts[each]()}
            </option>
          ))}
        </Select>
        <Input
          aria-label={m.studio_rules_value()}
          maxLength={200}
          autoComplete="off"
          value={String(part.fields.value)}
          onChange={(event) =>
            onChange({ ...part, fields: { ...part.fields, value: readFlagValue(event.target.value) } })
          }
        />
      </div>
    )
  }
  const { yes, no } = holds[part.kind]
  return (
    <Select
      aria-label={m.studio_condition_holds()}
      value={part.negated ? 'no' : 'yes'}
      onChange={(event) => onChange({ ...part, negated: event.target.value === 'no' })}
    >
      <option value="yes">{yes()}</option>
      {(canNegate || part.negated) && <option value="no">{no()}</option>}
    </Select>
  )
}

const idIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function Subject({ part: { kind, fields }, onChange }: { part: ConditionLeaf; onChange: (change: Fields) => void }) {
  const draft = useDraft()
  const puzzle = (none?: string) => (
    <RowSelect
      kind="puzzle"
      label={m.studio_target_puzzle()}
      rows={draft.puzzles}
      value={idIn(fields.puzzleId)}
      onChange={(id) => onChange({ puzzleId: id === '' && none !== undefined ? undefined : id })}
      {...(none === undefined ? {} : { none })}
    />
  )
  const atLeast = (label: string) => (
    <CountInput
      label={label}
      max={100_000}
      value={Number(fields.atLeast)}
      onChange={(count) => onChange({ atLeast: count })}
    />
  )
  switch (kind) {
    case 'flag_set':
    case 'flag_compared':
      return (
        <FlagInput
          aria-label={m.studio_flag_name()}
          aria-invalid={fields.flag === '' || undefined}
          value={idIn(fields.flag)}
          onChange={(flag) => onChange({ flag })}
          placeholder={m.studio_flag_example()}
        />
      )
    case 'puzzle_solved':
      return puzzle()
    case 'scene_visited':
      return (
        <RowSelect
          kind="scene"
          label={m.studio_target_scene()}
          rows={draft.scenes}
          value={idIn(fields.sceneId)}
          onChange={(sceneId) => onChange({ sceneId })}
        />
      )
    case 'has_item':
      return (
        <WithCount>
          <RowSelect
            kind="item"
            label={m.studio_target_item()}
            rows={draft.items}
            value={idIn(fields.itemId)}
            onChange={(itemId) => onChange({ itemId })}
          />
          <CountInput
            label={m.studio_at_least()}
            value={typeof fields.count === 'number' ? fields.count : 1}
            onChange={(count) => onChange({ count })}
          />
        </WithCount>
      )
    case 'attempts':
      return (
        <WithCount>
          {puzzle()}
          {atLeast(m.studio_rules_number())}
        </WithCount>
      )
    case 'hints_used':
      return (
        <WithCount>
          {puzzle(m.studio_rules_any_puzzle())}
          {atLeast(m.studio_rules_number())}
        </WithCount>
      )
    case 'minutes_elapsed':
      return atLeast(m.studio_rules_when_minutes())
    case 'node_seen': {
      const nodes = draft.nodes
        .filter((node) => node.npcId === fields.npcId)
        .map((node) => ({ id: node.nodeId, name: nodeLabel(node) }))
      return (
        <div className="grid gap-2">
          <RowSelect
            kind="npc"
            label={m.studio_target_npc()}
            rows={draft.npcs}
            value={idIn(fields.npcId)}
            onChange={(npcId) => onChange({ npcId, nodeId: '' })}
          />
          <RowSelect
            kind="node"
            parent={idIn(fields.npcId)}
            label={m.studio_node()}
            rows={nodes}
            value={idIn(fields.nodeId)}
            onChange={(nodeId) => onChange({ nodeId })}
          />
        </div>
      )
    }
  }
}

const WithCount = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">{children}</div>
)
