import X from 'lucide-react/icons/x'
import { countOfItems, counterChange, experienceGiven, longest } from '#app/features/engine/limits.ts'
import { RowSelect } from './row-select.tsx'
import { keepFocusInList } from '#app/features/studio/fields/components/after-removal.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import { FlagInput } from './flag-input.tsx'
import { LocalTextField } from './local-text-field.tsx'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { effectKinds, isComplete, isEffectKind, newEffect } from './effect-list.ts'
import type { EffectFields, EffectKind } from './effect-list.ts'
import { effectWords } from './effect-sentence.ts'

const kindTexts: Record<EffectKind, () => string> = {
  give_item: m.studio_effect_give,
  take_item: m.studio_effect_take,
  add_experience: m.studio_effect_experience,
  change_counter: m.studio_effect_counter,
  set_flag: m.studio_effect_flag,
  say: m.studio_effect_say,
  go_to_scene: m.studio_effect_go,
  reveal_scene: m.studio_effect_reveal,
  finish: m.studio_effect_finish,
}

type EffectBuilderProps = {
  legend: string
  hint?: string
  languages: ContentLanguages
  value: readonly EffectFields[]
  onChange: (value: EffectFields[]) => void
}

export function EffectBuilder({ legend, hint, languages, value, onChange }: EffectBuilderProps) {
  const draft = useDraft()
  const move = (index: number, by: 1 | -1) =>
    onChange(value.with(index, value[index + by]!).with(index + by, value[index]!))
  return (
    <FieldGroup legend={legend} hint={hint}>
      {value.map((effect, index) => {
        const position = index + 1
        return (
          <div
            key={index}
            role="group"
            aria-label={m.studio_effect_line({ position })}
            className="grid gap-3 rounded-control border border-line bg-sunken p-3"
          >
            <div className="flex items-center gap-1">
              <span className="mr-auto min-w-0 font-semibold">
                {effectWords(effect, draft, languages.primary) ??
                  m.studio_effect_other({ type: String(effect.type ?? '') })}
              </span>
              <MoveButton
                label={m.studio_effect_up({ position })}
                to="up"
                off={index === 0}
                onClick={() => move(index, -1)}
              />
              <MoveButton
                label={m.studio_effect_down({ position })}
                to="down"
                off={position === value.length}
                onClick={() => move(index, 1)}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.studio_effect_remove({ position })}
                onClick={(event) => {
                  keepFocusInList(event)
                  onChange(value.toSpliced(index, 1))
                }}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <EffectLine effect={effect} languages={languages} onChange={(next) => onChange(value.with(index, next))} />
            <FieldErrors
              id={`effect-${position}`}
              errors={isComplete(effect, languages.primary) ? [] : [m.studio_effect_incomplete()]}
            />
          </div>
        )
      })}
      <Select
        acts
        data-add
        aria-label={m.studio_effect_add()}
        value=""
        onChange={(event) => isEffectKind(event.target.value) && onChange([...value, newEffect(event.target.value)])}
        className="sm:w-80"
      >
        <option value="">{m.studio_effect_add()}</option>
        {effectKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindTexts[kind]()}
          </option>
        ))}
      </Select>
    </FieldGroup>
  )
}

type EffectLineProps = { effect: EffectFields; languages: ContentLanguages; onChange: (effect: EffectFields) => void }

function EffectLine({ effect, languages, onChange }: EffectLineProps) {
  const { scenes, items } = useDraft()
  const words = (field: 'text' | 'title' | 'label', label: string, max: number, rows?: number) => (
    <LocalTextField
      label={label}
      languages={languages}
      value={effect[field]}
      onChange={(text) => onChange({ ...effect, [field]: text })}
      max={max}
      {...(rows ? { rows } : {})}
    />
  )
  switch (effect.type) {
    case 'set_flag':
      return (
        <Field label={m.studio_flag_name()} hint={m.studio_flag_hint()}>
          {(control) => (
            <FlagInput
              value={String(effect.flag ?? '')}
              onChange={(flag) => onChange({ ...effect, flag })}
              {...control}
            />
          )}
        </Field>
      )
    case 'say':
      return words('text', m.studio_effect_text(), longest.said, 2)
    case 'give_item':
    case 'take_item':
      return (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <RowSelect
            kind="item"
            label={m.studio_target_item()}
            rows={items}
            value={String(effect.itemId ?? '')}
            onChange={(itemId) => onChange({ ...effect, itemId })}
          />
          <CountInput
            label={m.studio_effect_count()}
            value={numberIn(effect.count, 1)}
            min={countOfItems[0]}
            max={countOfItems[1]}
            onChange={(count) => onChange({ ...effect, count })}
          />
        </div>
      )
    case 'add_experience':
      return (
        <NumberLine
          label={m.studio_effect_amount()}
          value={numberIn(effect.amount, 0)}
          range={experienceGiven}
          onChange={(amount) => onChange({ ...effect, amount })}
        />
      )
    case 'change_counter':
      return (
        <>
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <Field label={m.studio_effect_counter_name()} hint={m.studio_effect_counter_hint()}>
              {(control) => (
                <FlagInput
                  value={String(effect.counter ?? '')}
                  onChange={(counter) => onChange({ ...effect, counter })}
                  {...control}
                />
              )}
            </Field>
            <NumberLine
              label={m.studio_effect_by()}
              hint={m.studio_effect_by_hint()}
              value={numberIn(effect.by, 0)}
              range={counterChange}
              onChange={(by) => onChange({ ...effect, by })}
            />
          </div>
          {words('label', m.studio_effect_counter_label(), longest.counterLabel)}
        </>
      )
    case 'go_to_scene':
    case 'reveal_scene':
      return (
        <RowSelect
          kind="scene"
          label={m.studio_target_scene()}
          rows={scenes}
          value={String(effect.sceneId ?? '')}
          onChange={(sceneId) => onChange({ ...effect, sceneId })}
        />
      )
    case 'finish':
      return (
        <>
          {words('title', m.studio_ending_title(), longest.endingTitle)}
          {words('text', m.studio_field_ending_text(), longest.endingText, 3)}
        </>
      )
    default:
      return <pre className="overflow-x-auto text-sm">{JSON.stringify(effect, null, 1)}</pre>
  }
}

const numberIn = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

function NumberLine({
  label,
  hint,
  value,
  range: [min, max],
  onChange,
}: {
  label: string
  hint?: string
  value: number
  range: readonly [number, number]
  onChange: (value: number) => void
}) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <CountInput value={value} min={min} max={max} onChange={onChange} {...control} />}
    </Field>
  )
}
