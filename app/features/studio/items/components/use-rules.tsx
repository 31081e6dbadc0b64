import { HotspotField } from '#app/features/studio/fields/components/hotspot-field.tsx'
import Plus from 'lucide-react/icons/plus'
import { usesPlaces } from '#app/features/studio/rules/components/effect-places.ts'
import { JsonField } from '#app/features/studio/rules/components/json-field.tsx'
import { gonePlaces } from '#app/features/studio/rules/components/json-places.ts'
import { readJsonObject } from '#app/features/studio/fields/components/json-text.ts'
import { afterRemoval, useUnreadable } from '#app/features/studio/fields/components/unreadable-texts.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { idIn, readUseRules, withValue, writeUseRules } from './item-rules.ts'
import type { ItemRule } from './item-rules.ts'
import { RuleCard } from './rule-card.tsx'

type UseRulesProps = {
  languages: ContentLanguages
  value: ItemRule
  onChange: (value: ItemRule) => void
  error: readonly string[] | undefined
}

export function UseRules({ languages, value, onChange, error }: UseRulesProps) {
  const uses = readUseRules(value, languages.primary)
  const draft = useDraft()
  const unreadable = useUnreadable()
  const write = (next: readonly ItemRule[]) => onChange(writeUseRules(next))
  return (
    <div className="grid gap-4">
      <p className="text-muted">{m.studio_item_uses_text()}</p>
      {!uses && <Notice tone="info">{m.studio_item_too_rich()}</Notice>}
      {uses?.map((use, index) => {
        const position = index + 1
        const change = (next: ItemRule) => write(uses.with(index, next))
        const remove = () => {
          unreadable.follow('uses', afterRemoval(index))
          write(uses.toSpliced(index, 1))
        }
        return (
          <RuleCard
            key={index}
            name={`uses.${index}`}
            title={m.studio_item_use({ position })}
            removeLabel={m.studio_item_use_remove({ position })}
            languages={languages}
            rule={use}
            onChange={change}
            onRemove={remove}
          >
            <HotspotField
              label={m.studio_item_used_on()}
              none={m.studio_item_used_alone()}
              value={idIn(use, 'hotspot_id')}
              onChange={(id) => change(withValue(use, 'hotspot_id', id || undefined))}
            />
          </RuleCard>
        )
      })}
      {uses && (
        <Button size="small" className="justify-self-start" onClick={() => write([...uses, { effects: [] }])}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_item_use_add()}
        </Button>
      )}
      <JsonField
        label={m.studio_item_uses_json()}
        name="useActions"
        value={value}
        read={readJsonObject}
        onChange={onChange}
        problems={error ?? []}
        places={[...usesPlaces(value, languages.primary), ...gonePlaces(value, draft)]}
      />
    </div>
  )
}
