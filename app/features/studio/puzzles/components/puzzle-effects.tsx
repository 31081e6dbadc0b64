import { EffectField } from '#app/features/studio/rules/components/effect-field.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

const readList = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null)

const lists = [
  { name: 'onSolveEffects', legend: m.studio_field_effects, hint: m.studio_effects_hint },
  { name: 'onFailEffects', legend: m.studio_field_fail_effects, hint: m.studio_fail_effects_hint },
] as const

export function PuzzleEffects({
  values,
  set,
  languages,
}: {
  values: Partial<PuzzleView>
  set: (change: Partial<PuzzleView>) => void
  languages: ContentLanguages
}) {
  return lists.map(({ name, legend, hint }) => (
    <EffectField
      key={name}
      legend={legend()}
      hint={hint()}
      jsonLabel={m.studio_rules_effects_json()}
      name={name}
      languages={languages}
      value={values[name] ?? []}
      read={readList}
      write={(effects) => effects}
      onChange={(effects) => set({ [name]: effects as PuzzleView['onSolveEffects'] })}
    />
  ))
}
