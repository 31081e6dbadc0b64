import type { ReactNode } from 'react'
import { conditionTexts } from '#app/features/adventure/conditions/index.ts'
import type { Choice } from '#app/features/adventure/conditions/kind.ts'
import { comparisons } from '#app/features/engine/conditions/flag-compared.ts'
import type { Comparison } from '#app/features/engine/conditions/flag-compared.ts'
import { longest } from '#app/features/engine/limits.ts'
import { hotspot } from '#app/features/rows/kinds/hotspot.ts'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { FlagInput } from './flag-input.tsx'
import { LocalTextField } from './local-text-field.tsx'
import { nodeLabel } from '#app/features/adventure/conditions/named.ts'
import { isBlank } from '#app/i18n/local-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { newPart, readFlagValue } from './condition-form.ts'
import type { ConditionGroup, ConditionLeaf, ConditionPart } from './condition-form.ts'
import { conditionWords } from './condition-sentence.ts'
import { rowsOf } from './offered-kinds.ts'
import { RowSelect } from './row-select.tsx'

type Fields = Record<string, unknown>

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
            max={hotspot.fields.blockedMessage.text.longest}
            optional
          />
        )
      }
      className={
        conditionTexts[part.kind].holds === null
          ? '@3xl:grid-cols-[15.25rem_minmax(0,1fr)_16rem_auto]'
          : '@3xl:grid-cols-[15.25rem_minmax(0,1fr)_13.5rem_auto]'
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 @3xl:contents">
        <Select
          aria-label={m.studio_condition_about()}
          value={part.kind}
          onChange={(event) => {
            const next = newPart(leafTypes.find((type) => type === event.target.value) ?? part.kind)
            const { message } = part.fields
            onChange(message === undefined ? next : { ...next, fields: { ...next.fields, message } })
          }}
        >
          {leafTypes.map((type) => (
            <option key={type} value={type}>
              {conditionTexts[type].label()}
            </option>
          ))}
        </Select>
        <div className="@3xl:order-last">{children}</div>
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
  const { holds } = conditionTexts[part.kind]
  if (holds === null) {
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
          maxLength={longest.flagText}
          autoComplete="off"
          value={String(part.fields.value)}
          onChange={(event) =>
            onChange({ ...part, fields: { ...part.fields, value: readFlagValue(event.target.value) } })
          }
        />
      </div>
    )
  }
  const { yes, no } = holds
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

type SubjectProps = { part: ConditionLeaf; onChange: (change: Fields) => void }

function Subject({ part, onChange }: SubjectProps) {
  const choices = conditionTexts[part.kind].choices
    .filter(({ as }) => as !== 'comparison')
    .map((choice, at) => <ChoiceField key={at} choice={choice} fields={part.fields} onChange={onChange} />)
  return choices.length > 1 ? <WithCount>{choices}</WithCount> : choices
}

const rowTexts = { puzzle: m.studio_target_puzzle, item: m.studio_target_item, scene: m.studio_target_scene }

function ChoiceField({
  choice,
  fields,
  onChange,
}: {
  choice: Choice
  fields: Fields
  onChange: (change: Fields) => void
}) {
  const draft = useDraft()
  switch (choice.as) {
    case 'row': {
      const { of, field, any } = choice
      return (
        <RowSelect
          kind={of}
          label={rowTexts[of]()}
          rows={draft[rowsOf[of]]}
          value={idIn(fields[field])}
          onChange={(id) => onChange({ [field]: id === '' && any ? undefined : id })}
          {...(any && { none: any() })}
        />
      )
    }
    case 'option':
      return (
        <Select
          aria-label={choice.label()}
          value={idIn(fields[choice.field])}
          onChange={({ target }) => onChange({ [choice.field]: target.value })}
        >
          {Object.entries(choice.options).map(([id, text]) => (
            <option key={id} value={id}>
              {text()}
            </option>
          ))}
        </Select>
      )
    case 'count': {
      const count = fields[choice.field]
      return (
        <CountInput
          label={choice.label()}
          max={choice.most}
          value={typeof count === 'number' ? count : 1}
          onChange={(next) => onChange({ [choice.field]: next })}
        />
      )
    }
    case 'flag':
      return (
        <FlagInput
          aria-label={m.studio_flag_name()}
          aria-invalid={fields['flag'] === '' || undefined}
          value={idIn(fields['flag'])}
          onChange={(flag) => onChange({ flag })}
          placeholder={m.studio_flag_example()}
        />
      )
    case 'node':
      return <NodeChoice npcId={idIn(fields['npcId'])} nodeId={idIn(fields['nodeId'])} onChange={onChange} />
    case 'comparison':
      return null
  }
}

function NodeChoice({
  npcId,
  nodeId,
  onChange,
}: {
  npcId: string
  nodeId: string
  onChange: (change: Fields) => void
}) {
  const draft = useDraft()
  const nodes = draft.nodes
    .filter((node) => node.npcId === npcId)
    .map((node) => ({ id: node.nodeId, name: nodeLabel(node) }))
  return (
    <div className="grid gap-2">
      <RowSelect
        kind="npc"
        label={m.studio_target_npc()}
        rows={draft.npcs}
        value={npcId}
        onChange={(id) => onChange({ npcId: id, nodeId: '' })}
      />
      <RowSelect
        kind="node"
        parent={npcId}
        label={m.studio_node()}
        rows={nodes}
        value={nodeId}
        onChange={(id) => onChange({ nodeId: id })}
      />
    </div>
  )
}

const WithCount = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">{children}</div>
)
