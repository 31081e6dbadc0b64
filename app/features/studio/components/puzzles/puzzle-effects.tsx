import { EffectField } from '#app/features/studio/components/effects/effect-field.tsx'
import type { ContentLanguages } from '#app/features/studio/components/fields/bilingual-text.tsx'
import type { PuzzleEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'

const readList = (value: unknown): unknown[] | null => (Array.isArray(value) ? (value as unknown[]) : null)

const lists = [
  { name: 'onSolveEffects', legend: m.studio_field_effects, hint: m.studio_effects_hint },
  { name: 'onFailEffects', legend: m.studio_field_fail_effects, hint: m.studio_fail_effects_hint },
] as const

/** What solving a puzzle brings, and what using up the attempts does. */
export function PuzzleEffects({
  values,
  set,
  languages,
}: {
  values: PuzzleEdits
  set: (change: PuzzleEdits) => void
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
      onChange={(effects) => set({ [name]: effects as PuzzleEdits['onSolveEffects'] })}
    />
  ))
}
