import X from 'lucide-react/icons/x'
import { effectTypes } from '#app/features/engine/effects/index.ts'
import { keepFocusInList } from '#app/features/studio/fields/components/after-removal.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { EffectForm } from './effect-forms.tsx'
import { isComplete } from './effect-list.ts'
import type { EffectFields } from './effect-list.ts'
import { effectLabel, effectSentence, isEffectType, newEffect } from './effect-words.ts'

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
              <span className="mr-auto min-w-0 font-semibold">{effectSentence(effect, draft, languages.primary)}</span>
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
            <EffectForm effect={effect} languages={languages} onChange={(next) => onChange(value.with(index, next))} />
            <FieldErrors
              id={`effect-${position}`}
              errors={isComplete(effect, languages.primary) ? [] : [m.studio_effect_incomplete()]}
            />
          </div>
        )
      })}
      <ActionSelect
        data-add
        label={m.studio_effect_add()}
        of={effectTypes.map((type) => ({ id: type, name: effectLabel(type) }))}
        onChoose={(type) => isEffectType(type) && onChange([...value, newEffect(type)])}
        className="sm:w-80"
      />
    </FieldGroup>
  )
}
