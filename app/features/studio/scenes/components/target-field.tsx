import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { hotspotTypes } from '#app/features/studio/fields/components/hotspot-types.tsx'
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
  const face = hotspotTypes[type]
  return (
    <Field label={face.targetLabel()} name="targetId" error={errors}>
      {(control) => (
        <RowSelect
          key={type}
          kind={type === 'scene_link' ? 'scene' : type}
          orientation={orientation}
          rows={face.targets(draft)}
          value={values.targetId ?? ''}
          onChange={(id) => set({ targetId: id || null })}
          none={m.studio_not_linked()}
          {...control}
        />
      )}
    </Field>
  )
}
