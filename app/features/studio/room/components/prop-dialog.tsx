import { choicesOf } from '#app/features/rows/field.ts'
import { roomProp } from '#app/features/rows/kinds/room-prop.ts'
import type { RoomPropView } from '#app/features/studio/draft/view.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { RowPicture } from './row-picture.tsx'
import { sources } from './sources.ts'

const { fields } = roomProp

const sourceChoices = () =>
  choicesOf(fields.source).map((value) => {
    const { Icon, hint } = sources[value]
    return {
      value,
      label: fields.source.choices[value](),
      hint: hint(),
      picture: <Icon aria-hidden="true" className="size-7 text-accent-ink" />,
    }
  })

export function PropDialog({ prop, ...handlers }: Handlers & { prop: RoomPropView | null }) {
  const form = useKitForm({ kind: 'roomProp', row: prop, ...handlers })
  const { values, set, errorsAt } = form
  return (
    <KitDialog kind="roomProp" row={prop} form={form} onClose={handlers.onClose}>
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: fields.description.label(),
            part: (
              <>
                <RowField kind="roomProp" name="name" />
                <RowField kind="roomProp" name="description" />
              </>
            ),
          },
          {
            title: fields.source.label(),
            part: (
              <>
                <PictureChoice
                  legend={fields.source.label()}
                  name="source"
                  value={values.source}
                  choices={sourceChoices()}
                  onChange={(source) => set({ source })}
                  error={errorsAt('source')}
                  className="grid gap-3 sm:grid-cols-3"
                />
                {values.source !== 'print' && <RowField kind="roomProp" name="substitutes" rows={1} />}
                <PlacementFields kind="roomProp" id={prop?.id ?? null} placement={values.placement} />
              </>
            ),
          },
          {
            title: fields.quantity.label(),
            part: (
              <>
                <RowField kind="roomProp" name="quantity" className="sm:max-w-xs" />
                <div className="grid items-start gap-x-5 sm:grid-cols-2">
                  <RowField kind="roomProp" name="isReusable" />
                  <RowField kind="roomProp" name="isDecoration" />
                </div>
                <RowField kind="roomProp" name="resetStep" rows={1} />
              </>
            ),
          },
          {
            title: fields.imageAssetId.label(),
            part: <RowPicture kind="roomProp" form={form} prompt={() => promptOfItem(values)} />,
          },
        ]}
      />
    </KitDialog>
  )
}
