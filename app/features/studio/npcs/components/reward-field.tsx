import { readJsonObject } from '#app/features/studio/fields/components/json-text.ts'
import { EffectField } from '#app/features/studio/rules/components/effect-field.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { m } from '#app/i18n/generated/messages.js'

type RewardFieldProps = {
  languages: ContentLanguages
  value: Record<string, unknown>
  onChange: (value: Record<string, unknown>) => void
}

export const RewardField = ({ languages, value, onChange }: RewardFieldProps) => (
  <EffectField
    legend={m.studio_node_rewards()}
    hint={m.studio_node_rewards_hint()}
    jsonLabel={m.studio_node_rewards_json()}
    name="rewards"
    languages={languages}
    value={value}
    read={readJsonObject}
    write={(effects) => (effects.length === 0 ? {} : { effects })}
    onChange={onChange}
  />
)
