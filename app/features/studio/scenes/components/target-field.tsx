import { hotspotTargets } from '#app/shared/hotspot-types.ts'
import type { LinkedType } from '#app/shared/hotspot-types.ts'
import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { targetsOf } from '#app/features/studio/fields/components/hotspot-names.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { RowSelect } from '#app/features/studio/rules/components/row-select.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'

type TargetFieldProps = {
  type: LinkedType
  value: string
  set: (change: Partial<HotspotView>) => void
  errors: string[] | undefined
  orientation: 'landscape' | 'portrait'
}

export function TargetField({ type, value, set, errors, orientation }: TargetFieldProps) {
  const draft = useDraft()
  return (
    <Field label={hotspotFaces[type].targetLabel()} name="targetId" error={errors}>
      {(control) => (
        <RowSelect
          key={type}
          kind={hotspotTargets[type]}
          orientation={orientation}
          rows={targetsOf(draft, type)}
          value={value}
          onChange={(id) => set({ targetId: id || null })}
          none={m.studio_not_linked()}
          {...control}
        />
      )}
    </Field>
  )
}
