import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { HotspotEdits } from '#app/features/studio/saving/row-edits.ts'
import type { HotspotType } from '#app/features/studio/scenes.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { hotspotTypes, typesOffered } from './hotspot-types.tsx'

type HotspotFieldsProps = { values: HotspotEdits; set: (change: HotspotEdits) => void; errorsAt: (field: string) => string[] | undefined }

/** Type, target, depth, place and size. Another type clears the target. */
export function HotspotFields({ values, set, errorsAt }: HotspotFieldsProps) {
  const draft = useDraft()
  const type = values.type ?? 'scene_link'
  const face = hotspotTypes[type]
  const types = typesOffered(draft)
  const offered: HotspotType[] = types.includes(type) ? types : [...types, type]
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.studio_field_type()} error={errorsAt('type')}>
          {(control) => (
            <Select value={type} onChange={(event) => set({ type: offered.find((each) => each === event.target.value) ?? type, targetId: null })} {...control}>
              {offered.map((each) => (
                <option key={each} value={each}>
                  {hotspotTypes[each].label()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={face.targetLabel()} error={errorsAt('targetId')}>
          {(control) => (
            <Select value={values.targetId ?? ''} onChange={(event) => set({ targetId: event.target.value || null })} {...control}>
              <option value="">{m.studio_not_linked()}</option>
              {face.targets(draft).map((target) => (
                <option key={target.id} value={target.id}>
                  {target.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="grid grid-cols-2 items-end gap-5 sm:grid-cols-5">
        <NumberField label={m.studio_field_x()} value={values.x} step={0.5} min={0} max={100} onChange={(x) => set({ x })} error={errorsAt('x')} />
        <NumberField label={m.studio_field_y()} value={values.y} step={0.5} min={0} max={100} onChange={(y) => set({ y })} error={errorsAt('y')} />
        <NumberField label={m.studio_field_width()} value={values.width} step={1} min={1} max={1920} onChange={(width) => set({ width })} error={errorsAt('width')} />
        <NumberField label={m.studio_field_height()} value={values.height} step={1} min={1} max={1920} onChange={(height) => set({ height })} error={errorsAt('height')} />
        <NumberField label={m.studio_field_z()} hint={m.studio_z_hint()} value={values.zIndex} step={1} min={-10_000} max={10_000} onChange={(zIndex) => set({ zIndex: Math.round(zIndex) })} error={errorsAt('zIndex')} />
      </div>
    </>
  )
}

type NumberFieldProps = { label: string; hint?: string; value: number | undefined; step: number; min: number; max: number; onChange: (value: number) => void; error: string[] | undefined }

/** A number; what is no number is not taken over, and shows again when the field is left. */
function NumberField({ label, hint, value, onChange, error, ...range }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          type="number"
          defaultValue={value === undefined ? '' : Math.round(value * 100) / 100}
          onChange={(event) => Number.isFinite(event.target.valueAsNumber) && onChange(event.target.valueAsNumber)}
          {...range}
          {...control}
        />
      )}
    </Field>
  )
}
