import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { keepFocusInList } from '#app/features/studio/fields/components/after-removal.ts'
import { ConditionBuilder } from '#app/features/studio/rules/components/condition-builder.tsx'
import { afterRemoval, afterSwap, useUnreadable } from '#app/features/studio/fields/components/unreadable-texts.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { RowSelect } from '#app/features/studio/rules/components/row-select.tsx'
import { LocalTextField } from '#app/features/studio/rules/components/local-text-field.tsx'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { FieldMark } from '#app/ui/field-mark.tsx'
import { longest, mostChoices } from '#app/features/engine/limits.ts'
import { isWholeChoice } from '#app/features/studio/fields/components/dialogue-order.ts'
import { nodeLabel } from '#app/features/adventure/conditions/named.ts'

type Choice = Record<string, unknown>

type ChoiceListProps = {
  languages: ContentLanguages
  npcId: string
  nodes: readonly NodeView[]
  value: readonly Choice[]
  onChange: (value: Choice[]) => void
  error: readonly string[] | undefined
}

/** Incomplete choices stay in the draft; players do not get them. */
export function ChoiceList({ languages, npcId, nodes, value, onChange, error }: ChoiceListProps) {
  const unreadable = useUnreadable()
  const swap = (index: number, by: 1 | -1) => {
    unreadable.follow('choices', afterSwap(index, index + by))
    onChange(value.with(index, value[index + by]!).with(index + by, value[index]!))
  }
  const remove = (index: number) => {
    unreadable.follow('choices', afterRemoval(index))
    onChange(value.toSpliced(index, 1))
  }
  return (
    <FieldGroup legend={m.studio_choices()} name="choices" hint={m.studio_choices_hint()} error={error}>
      {value.map((choice, index) => {
        const position = index + 1
        const change = (next: Choice) => onChange(value.with(index, next))
        return (
          <div
            key={index}
            data-field={`choices.${index}`}
            role="group"
            aria-label={m.studio_choice({ position })}
            className="grid gap-4 rounded-control border border-line bg-sunken p-3"
          >
            <FieldMark name={`choices.${index}`} />
            <div className="flex items-center">
              <span className="mr-auto font-semibold">{m.studio_choice({ position })}</span>
              <MoveButton
                to="up"
                label={m.studio_choice_up({ position })}
                off={index === 0}
                onClick={() => swap(index, -1)}
              />
              <MoveButton
                to="down"
                label={m.studio_choice_down({ position })}
                off={position === value.length}
                onClick={() => swap(index, 1)}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.studio_choice_remove({ position })}
                onClick={(event) => {
                  keepFocusInList(event)
                  remove(index)
                }}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <ChoiceFields
              name={`choices.${index}`}
              languages={languages}
              npcId={npcId}
              nodes={nodes}
              choice={choice}
              onChange={change}
            />
            <FieldErrors
              id={`choice-${position}`}
              errors={isWholeChoice(choice, nodes) ? [] : [m.studio_choice_incomplete()]}
            />
          </div>
        )
      })}
      {value.length < mostChoices && (
        <Button
          data-add
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...value, { text: {}, next_node_id: '' }])}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_choice_add()}
        </Button>
      )}
    </FieldGroup>
  )
}

function ChoiceFields({
  name,
  languages,
  npcId,
  nodes,
  choice,
  onChange,
}: {
  name: string
  languages: ContentLanguages
  npcId: string
  nodes: readonly NodeView[]
  choice: Choice
  onChange: (choice: Choice) => void
}) {
  const target = typeof choice.next_node_id === 'string' ? choice.next_node_id : ''
  const conditions = (choice.conditions ?? {}) as Choice
  const conditional = Object.keys(conditions).length > 0
  return (
    <>
      <LocalTextField
        label={m.studio_choice_text()}
        languages={languages}
        value={choice.text}
        onChange={(text) => onChange({ ...choice, text })}
        max={longest.choice}
      />
      <Field label={m.studio_choice_next()}>
        {(control) => (
          <RowSelect
            kind="node"
            parent={npcId}
            rows={nodes.map((node) => ({ id: node.nodeId, name: nodeLabel(node) }))}
            value={target}
            onChange={(nodeId) => onChange({ ...choice, next_node_id: nodeId })}
            {...control}
          />
        )}
      </Field>
      <ConditionBuilder
        legend={m.studio_choice_when()}
        empty={m.studio_always()}
        name={`${name}.conditions`}
        value={conditions}
        onChange={(next) => onChange({ ...choice, conditions: next })}
      />
      {conditional && (
        <Checkbox
          label={m.studio_choice_locked()}
          hint={m.studio_choice_locked_hint()}
          checked={choice.locked === true}
          onChange={(event) => onChange({ ...choice, locked: event.target.checked })}
        />
      )}
    </>
  )
}
