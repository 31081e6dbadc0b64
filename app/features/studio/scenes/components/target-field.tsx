import { hotspotTargets } from '#app/features/engine/hotspot-types.ts'
import { hotspotFaces, targetsOf } from '#app/features/studio/fields/components/hotspot-faces.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { RowSelect } from '#app/features/studio/rules/components/row-select.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'

type TargetFieldProps = {
  values: Partial<HotspotView>
  set: (change: Partial<HotspotView>) => void
  errors: string[] | undefined
  orientation: 'landscape' | 'portrait'
}

export function TargetField({ values, set, errors, orientation }: TargetFieldProps) {
  const draft = useDraft()
  const type = values.type ?? 'scene_link'
  const face = hotspotFaces[type]
  return (
    <Field label={face.targetLabel()} name="targetId" error={errors}>
      {(control) => (
        <RowSelect
          key={type}
          kind={hotspotTargets[type]}
          orientation={orientation}
          rows={targetsOf(draft, type)}
          value={values.targetId ?? ''}
          onChange={(id) => set({ targetId: id || null })}
          none={m.studio_not_linked()}
          {...control}
        />
      )}
    </Field>
  )
}
