import type { Box, Shape, Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { reshaped, withBox } from '#app/features/studio/scenes/canvas/polygon.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { NumberField } from '#app/features/studio/fields/components/number-field.tsx'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { defaultHotspotName } from '#app/features/rows/hotspot-name.ts'
import type { HotspotType } from '#app/features/rows/kinds/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { hotspotTypeOrder, hotspotTypes, shapeTexts } from '#app/features/studio/fields/components/hotspot-types.tsx'
import { TargetField } from './target-field.tsx'

const shapes = Object.entries(shapeTexts) as [Shape, () => string][]

type HotspotFieldsProps = {
  canvas: Size
  values: Partial<HotspotView>
  set: (change: Partial<HotspotView>) => void
  errorsAt: (field: string) => string[] | undefined
}

export function HotspotFields({ canvas, values, set, errorsAt }: HotspotFieldsProps) {
  const draft = useDraft()
  const { x = 50, y = 50, width = 60, height = 60, shape = 'rectangle', points = [] } = values
  const piece = { x, y, width, height, shape, points }
  const place = (change: Partial<Box>) => set(withBox(piece, change, canvas))
  const type = values.type ?? 'scene_link'
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
              onChange={(event) => change(hotspotTypeOrder.find((each) => each === event.target.value) ?? type)}
              {...control}
            >
              {hotspotTypeOrder.map((each) => (
                <option key={each} value={each}>
                  {hotspotTypes[each].label()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TargetField
          values={values}
          set={set}
          errors={errorsAt('targetId')}
          orientation={canvas.width < canvas.height ? 'portrait' : 'landscape'}
        />
      </FieldRow>
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
        <NumberField
          label={m.studio_field_x()}
          name="x"
          value={x}
          step={0.5}
          min={0}
          max={100}
          onChange={(value) => place({ x: value })}
          error={errorsAt('x')}
        />
        <NumberField
          label={m.studio_field_y()}
          name="y"
          value={y}
          step={0.5}
          min={0}
          max={100}
          onChange={(value) => place({ y: value })}
          error={errorsAt('y')}
        />
        <NumberField
          label={m.studio_field_width()}
          name="width"
          value={width}
          step={1}
          min={1}
          max={1920}
          onChange={(value) => place({ width: value })}
          error={errorsAt('width')}
        />
        <NumberField
          label={m.studio_field_height()}
          name="height"
          value={height}
          step={1}
          min={1}
          max={1920}
          onChange={(value) => place({ height: value })}
          error={errorsAt('height')}
        />
        <NumberField
          label={m.studio_field_z()}
          name="zIndex"
          hint={m.studio_z_hint()}
          value={values.zIndex}
          step={1}
          min={-10_000}
          max={10_000}
          onChange={(zIndex) => set({ zIndex: Math.round(zIndex) })}
          error={errorsAt('zIndex')}
        />
      </FieldRow>
    </>
  )
}
