import { holdMs } from '#app/features/engine/hold-ms.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { HotspotField } from '#app/features/studio/fields/components/hotspot-field.tsx'
import { hotspotName } from '#app/features/studio/fields/components/hotspot-names.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowField, useForm } from '#app/features/studio/fields/components/row-field.tsx'
import { m } from '#app/i18n/generated/messages.js'

/** Whether a hotspot takes two, and what the second presses: another hotspot of any scene, or the same. */
export function TogetherFields({ id }: { id: string }) {
  const { hotspots } = useDraft()
  const { values, set, errorsAt } = useForm()
  const by = hotspots.find((other) => other.id !== id && other.together && other.togetherWith === id)
  return (
    <div className="grid gap-3">
      <RowField kind="hotspot" name="together" hint={m.studio_together_hint({ seconds: holdMs / 1000 })} />
      {values['together'] === true && (
        <HotspotField
          label={rowKinds.hotspot.fields.togetherWith.label()}
          name="togetherWith"
          none={m.studio_together_none()}
          value={String(values['togetherWith'] ?? '')}
          onChange={(other) => set({ togetherWith: other || null })}
          among={(other) => other.id !== id}
          errors={errorsAt('togetherWith')}
        />
      )}
      {by && <p className="text-sm text-muted">{m.studio_together_by({ name: hotspotName(by) })}</p>}
    </div>
  )
}
