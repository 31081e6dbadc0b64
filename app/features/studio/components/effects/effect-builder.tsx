import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { RowSelect } from '#app/features/studio/components/conditions/condition-builder.tsx'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { ContentLanguages } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { BilingualText } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { effectKinds, isComplete, isEffectKind, newEffect, withWord, wordsIn } from './effect-list.ts'
import type { EffectFields, EffectKind } from './effect-list.ts'

const kindTexts: Record<EffectKind, () => string> = {
  set_flag: m.studio_effect_flag,
  say: m.studio_effect_say,
  go_to_scene: m.studio_effect_go,
  reveal_scene: m.studio_effect_reveal,
  finish: m.studio_effect_finish,
}

type EffectBuilderProps = { legend: string; hint: string; languages: ContentLanguages; value: readonly EffectFields[]; onChange: (value: EffectFields[]) => void }

/** What happens, in order. */
export function EffectBuilder({ legend, hint, languages, value, onChange }: EffectBuilderProps) {
  const move = (index: number, by: 1 | -1) => onChange(value.with(index, value[index + by]!).with(index + by, value[index]!))
  return (
    <FieldGroup legend={legend} hint={hint}>
      {value.map((effect, index) => {
        const position = index + 1
        return (
          <div key={index} role="group" aria-label={m.studio_effect_line({ position })} className="grid gap-3 rounded-control border border-line bg-sunken p-3">
            <div className="flex items-center gap-1">
              <span className="mr-auto font-semibold">{isEffectKind(effect.type) ? kindTexts[effect.type]() : m.studio_effect_other({ type: String(effect.type ?? '') })}</span>
              <Button variant="ghost" size="icon" aria-label={m.studio_effect_up({ position })} disabled={index === 0} onClick={() => move(index, -1)}>
                <ArrowUp aria-hidden="true" className="size-5" />
              </Button>
              <Button variant="ghost" size="icon" aria-label={m.studio_effect_down({ position })} disabled={position === value.length} onClick={() => move(index, 1)}>
                <ArrowDown aria-hidden="true" className="size-5" />
              </Button>
              <Button variant="ghost" size="icon" aria-label={m.studio_effect_remove({ position })} onClick={() => onChange(value.toSpliced(index, 1))}>
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <EffectLine effect={effect} languages={languages} onChange={(next) => onChange(value.with(index, next))} />
            <FieldErrors id={`effect-${position}`} errors={isComplete(effect, languages.primary) ? [] : [m.studio_effect_incomplete()]} />
          </div>
        )
      })}
      <Select
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
  const { scenes } = useDraft()
  const { primary, other } = languages
  const words = (field: 'text' | 'title', label: string, rows?: number) => {
    const text = wordsIn(effect[field], primary)
    return (
      <BilingualText
        label={label}
        languages={languages}
        value={text[primary] ?? ''}
        onChange={(typed) => onChange({ ...effect, [field]: withWord(text, primary, typed) })}
        translation={other ? (text[other] ?? '') : ''}
        onTranslate={(typed) => other && onChange({ ...effect, [field]: withWord(text, other, typed) })}
        max={field === 'title' ? 300 : 5000}
        {...(rows ? { rows } : {})}
      />
    )
  }
  switch (effect.type) {
    case 'set_flag':
      return (
        <Field label={m.studio_flag_name()} hint={m.studio_flag_hint()}>
          {(control) => <Input value={String(effect.flag ?? '')} maxLength={60} onChange={(event) => onChange({ ...effect, flag: event.target.value.trim() })} {...control} />}
        </Field>
      )
    case 'say':
      return words('text', m.studio_effect_text(), 2)
    case 'go_to_scene':
    case 'reveal_scene':
      return <RowSelect label={m.studio_target_scene()} rows={scenes} value={String(effect.sceneId ?? '')} onChange={(sceneId) => onChange({ ...effect, sceneId })} />
    case 'finish':
      return (
        <>
          {words('title', m.studio_ending_title())}
          {words('text', m.studio_field_ending_text(), 3)}
        </>
      )
    default:
      return <pre className="overflow-x-auto text-sm">{JSON.stringify(effect, null, 1)}</pre>
  }
}
