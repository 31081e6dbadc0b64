import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { ConditionBuilder } from '#app/features/studio/rules/components/condition-builder.tsx'
import { EffectBuilder } from '#app/features/studio/rules/components/effect-builder.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { LocalTextField } from '#app/features/studio/rules/components/local-text-field.tsx'
import { longest } from '#app/features/engine/limits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { effectsOf, withValue } from './item-rules.ts'
import type { ItemRule } from './item-rules.ts'
import { RuleHints } from './rule-hints.tsx'

type RuleCardProps = {
  title: string
  name: string
  subject?: string
  removeLabel: string
  languages: ContentLanguages
  rule: ItemRule
  onChange: (rule: ItemRule) => void
  onRemove: () => void
  children: ReactNode
}

export function RuleCard({
  title,
  name,
  subject,
  removeLabel,
  languages,
  rule,
  onChange,
  onRemove,
  children,
}: RuleCardProps) {
  const set = (key: string, value: unknown) => onChange(withValue(rule, key, value))
  return (
    <div
      role="group"
      aria-label={title}
      data-with={subject}
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-subheading">{title}</h3>
        <Button variant="ghost" size="icon" aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {children}
      <LocalTextField
        label={m.studio_effect_text()}
        hint={m.studio_item_message_hint()}
        languages={languages}
        value={rule.message}
        onChange={(text) => set('message', text)}
        max={longest.said}
        rows={2}
        optional
      />
      <ConditionBuilder
        legend={m.studio_item_works_when()}
        empty={m.studio_always()}
        name={`${name}.conditions`}
        value={(rule.conditions ?? {}) as Record<string, unknown>}
        onChange={(conditions) => set('conditions', Object.keys(conditions).length === 0 ? undefined : conditions)}
      />
      <EffectBuilder
        legend={m.studio_item_then()}
        languages={languages}
        value={effectsOf(rule, languages.primary)}
        onChange={(effects) => set('effects', effects)}
      />
      <RuleHints languages={languages} value={rule.hints} onChange={(hints) => set('hints', hints)} />
      <Checkbox
        label={m.studio_item_once()}
        hint={m.studio_item_once_hint()}
        checked={rule.once === true}
        onChange={(event) => set('once', event.target.checked || undefined)}
      />
    </div>
  )
}
