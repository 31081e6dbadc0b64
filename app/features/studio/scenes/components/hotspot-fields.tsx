import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { hotspotTypes, isLinked } from '#app/shared/hotspot-types.ts'
import type { ComponentProps } from 'react'
import { hotspot } from '#app/features/rows/kinds/hotspot.ts'
import type { Numeric } from '#app/features/rows/field.ts'
import type { Box, Shape, Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { reshaped, withBox } from '#app/features/studio/scenes/canvas/polygon.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { NumberField } from './number-field.tsx'
import type { AssetView, HotspotView } from '#app/features/studio/draft/view.ts'
import { defaultHotspotName } from '#app/features/rows/hotspot-name.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { LookFields } from './look-fields.tsx'
import { TargetField } from './target-field.tsx'

const shapes = Object.entries(hotspot.fields.shape.choices) as [Shape, () => string][]

type HotspotFieldsProps = {
  type: HotspotType
  canvas: Size
  values: Partial<HotspotView>
  set: (change: Partial<HotspotView>, byModel?: boolean) => void
  errorsAt: (field: string) => string[] | undefined
  /** Of a look, as in the form. */
  picture: AssetView | null
}

export function HotspotFields({ type, canvas, values, set, errorsAt, picture }: HotspotFieldsProps) {
  const draft = useDraft()
  const { x = 50, y = 50, width = 60, height = 60, shape = 'rectangle', points = [] } = values
  const piece = { x, y, width, height, shape, points }
  const place = (change: Partial<Box>) => set(withBox(piece, change, canvas))
  const defaultName = (of: HotspotType) => defaultHotspotName(of, draft.details.primaryLanguage)
  const change = (next: HotspotType) => {
    set({ type: next, targetId: null, ...(values.name === defaultName(type) ? { name: defaultName(next) } : {}) })
  }
  return (
    <>
      <FieldRow className="sm:grid-cols-2">
        <Field label={m.studio_field_type()} error={errorsAt('type')}>
          {(control) => (
            <Select
              value={type}
              onChange={(event) => change(hotspotTypes.find((each) => each === event.target.value) ?? type)}
              {...control}
            >
              {hotspotTypes.map((each) => (
                <option key={each} value={each}>
                  {hotspotFaces[each].label()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isLinked(type) && (
          <TargetField
            type={type}
            value={values.targetId ?? ''}
            set={set}
            errors={errorsAt('targetId')}
            orientation={canvas.width < canvas.height ? 'portrait' : 'landscape'}
          />
        )}
      </FieldRow>
      {!isLinked(type) && <LookFields values={values} set={set} picture={picture} />}
      <FieldRow className="grid-cols-2 sm:grid-cols-3">
        <Field label={m.canvas_field_shape()} error={errorsAt('shape')}>
          {(control) => (
            <Select
              value={shape}
              onChange={(event) =>
                set(reshaped(piece, shapes.find(([each]) => each === event.target.value)?.[0] ?? shape, canvas))
              }
              {...control}
            >
              {shapes.map(([each, label]) => (
                <option key={each} value={each}>
                  {label()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(['x', 'y', 'width', 'height'] as const).map((name) => (
          <RangeField
            key={name}
            name={name}
            value={piece[name]}
            onChange={(value) => place({ [name]: value })}
            error={errorsAt(name)}
          />
        ))}
        <RangeField
          name="zIndex"
          value={values.zIndex}
          onChange={(zIndex) => set({ zIndex: Math.round(zIndex) })}
          error={errorsAt('zIndex')}
        />
      </FieldRow>
    </>
  )
}

type RangeFieldProps = Pick<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'error'> & {
  name: 'x' | 'y' | 'width' | 'height' | 'zIndex'
}

function RangeField({ name, ...props }: RangeFieldProps) {
  const { label, range, hint }: Numeric = hotspot.fields[name]
  const [min, max] = range
  return (
    <NumberField
      label={label()}
      name={name}
      {...(hint && { hint: hint() })}
      step={name === 'x' || name === 'y' ? 0.5 : 1}
      min={min}
      max={max}
      {...props}
    />
  )
}
