import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useRef } from 'react'
import { mostRules } from '#app/features/engine/limits.ts'
import { combinationsPlaces } from '#app/features/studio/rules/components/effect-places.ts'
import { RowSelect } from '#app/features/studio/rules/components/row-select.tsx'
import { JsonField } from '#app/features/studio/rules/components/json-field.tsx'
import { gonePlaces } from '#app/features/studio/rules/components/json-places.ts'
import { readJsonList } from '#app/features/studio/fields/components/json-text.ts'
import { afterRemoval, useUnreadable } from '#app/features/studio/fields/components/unreadable-texts.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { idIn, readCombineRules, withValue } from './item-rules.ts'
import type { ItemRule } from './item-rules.ts'
import { RuleCard } from './rule-card.tsx'

type CombineRulesProps = {
  languages: ContentLanguages
  itemId: string | null
  value: readonly ItemRule[]
  onChange: (value: ItemRule[]) => void
  error: readonly string[] | undefined
  withId: string | null
}

export function CombineRules({ languages, itemId, value, onChange, error, withId }: CombineRulesProps) {
  const draft = useDraft()
  const { items } = draft
  const unreadable = useUnreadable()
  // Players can combine an item with itself once they hold two.
  const others = items.filter(({ id, stackable }) => id !== itemId || stackable)
  const rules = readCombineRules(value, languages.primary)
  const list = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(() => {
    if (rules && !rules.some((rule) => rule.with_item_id === withId))
      onChange([...rules, { with_item_id: withId, effects: [] }])
  })
  useEffect(() => {
    if (!withId) return
    open()
    // The dialog takes the focus first.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-with="${CSS.escape(withId)}"] textarea`)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [withId])
  return (
    <div ref={list} className="grid gap-4">
      <p className="text-muted">{m.studio_item_combine_text()}</p>
      {!rules && <Notice tone="info">{m.studio_item_too_rich()}</Notice>}
      {rules?.map((rule, index) => {
        const position = index + 1
        const change = (next: ItemRule) => onChange(rules.with(index, next))
        const remove = () => {
          unreadable.follow('combinations', afterRemoval(index))
          onChange(rules.toSpliced(index, 1))
        }
        return (
          <RuleCard
            key={index}
            name={`combinations.${index}`}
            subject={idIn(rule, 'with_item_id')}
            title={m.studio_item_combination({ position })}
            removeLabel={m.studio_item_combination_remove({ position })}
            languages={languages}
            rule={rule}
            onChange={change}
            onRemove={remove}
          >
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <ItemChoice
                label={m.studio_item_with()}
                none={m.studio_choose()}
                items={others}
                value={idIn(rule, 'with_item_id')}
                required
                onChange={(id) => change(withValue(rule, 'with_item_id', id))}
              />
              <ItemChoice
                label={m.studio_item_result()}
                none={m.studio_item_result_none()}
                items={items}
                value={idIn(rule, 'result_item_id')}
                onChange={(id) => change(withValue(rule, 'result_item_id', id || undefined))}
              />
            </div>
            <Checkbox
              label={m.studio_item_uses_up()}
              hint={m.studio_item_uses_up_hint()}
              checked={rule.uses_up === true}
              onChange={(event) => change(withValue(rule, 'uses_up', event.target.checked || undefined))}
            />
          </RuleCard>
        )
      })}
      {rules && rules.length < mostRules && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...rules, { with_item_id: '', effects: [] }])}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_item_combination_add()}
        </Button>
      )}
      <JsonField
        label={m.studio_item_combine_json()}
        name="combineRules"
        value={[...value]}
        read={readJsonList}
        onChange={onChange}
        problems={error ?? []}
        places={[...combinationsPlaces(value, languages.primary), ...gonePlaces(value, draft)]}
      />
    </div>
  )
}

type ItemChoiceProps = {
  label: string
  none: string
  items: readonly ItemView[]
  value: string
  required?: boolean
  onChange: (id: string) => void
}

function ItemChoice({ label, none, items, value, required = false, onChange }: ItemChoiceProps) {
  const gone = value !== '' && !items.some(({ id }) => id === value)
  const error = gone ? m.studio_item_gone() : required && value === '' ? m.studio_item_rule_incomplete() : null
  return (
    <Field label={label} error={error}>
      {(control) => <RowSelect kind="item" rows={items} value={value} onChange={onChange} none={none} {...control} />}
    </Field>
  )
}
