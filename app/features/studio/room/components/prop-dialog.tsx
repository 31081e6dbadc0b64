import { propSources } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomPropView } from '#app/features/studio/draft/view.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { NumberField } from '#app/features/studio/fields/components/number-field.tsx'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { sourceHints, sourceTexts } from './room-texts.ts'
import { RowPicture } from './row-picture.tsx'
import { sourceIcons } from './source-icons.ts'
import { useThingForm } from './use-thing-form.ts'

const sourceChoices = () =>
  propSources.map((value) => {
    const Icon = sourceIcons[value]
    return {
      value,
      label: sourceTexts[value](),
      hint: sourceHints[value](),
      picture: <Icon aria-hidden="true" className="size-7 text-accent-ink" />,
    }
  })

type PropDialogProps = { prop: RoomPropView | null; onClose: () => void; onReopen: () => void }

export function PropDialog({ prop, onClose, onReopen }: PropDialogProps) {
  const languages = contentLanguages(useDraft().details)
  const form = useThingForm<RoomPropView>({
    kind: 'roomProp',
    row: prop,
    initial: { name: '', source: 'print', placement: 'sight', quantity: 1, isReusable: false, isDecoration: false },
    required: { field: 'name', missing: m.room_name_missing },
    onClose,
    onReopen,
    added: { done: m.room_prop_added, failed: m.room_prop_failed },
    updated: { done: m.room_prop_updated, failed: m.room_prop_update_failed },
  })
  const { values, set, errorsAt } = form
  const textOf = rowTexts(form, languages)
  const source = values.source ?? 'print'
  return (
    <RowDialog
      form={form}
      title={prop ? m.room_prop_edit() : m.room_prop_new()}
      submit={prop ? m.room_prop_update() : m.room_prop_add()}
      onClose={onClose}
    >
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: m.studio_field_description(),
            part: (
              <>
                <BilingualText label={m.studio_field_name()} max={200} required {...textOf('name')} />
                <BilingualText
                  label={m.studio_field_description()}
                  hint={m.room_prop_description_hint()}
                  max={5000}
                  rows={3}
                  optional
                  {...textOf('description')}
                />
              </>
            ),
          },
          {
            title: m.studio_room_source(),
            part: (
              <>
                <PictureChoice
                  legend={m.studio_room_source()}
                  name="source"
                  value={source}
                  choices={sourceChoices()}
                  onChange={(chosen) => set({ source: chosen })}
                  error={errorsAt('source')}
                  className="grid gap-3 sm:grid-cols-3"
                />
                {source !== 'print' && (
                  <BilingualText
                    label={m.studio_room_substitutes()}
                    hint={m.room_substitutes_hint()}
                    max={2000}
                    {...textOf('substitutes')}
                  />
                )}
                <PlacementFields
                  form={form}
                  id={prop?.id ?? null}
                  placement={values.placement ?? 'sight'}
                  languages={languages}
                />
              </>
            ),
          },
          {
            title: m.studio_kit_quantity(),
            part: (
              <>
                <div className="sm:max-w-xs">
                  <NumberField
                    name="quantity"
                    label={m.studio_kit_quantity()}
                    value={values.quantity}
                    step={1}
                    min={1}
                    max={999}
                    onChange={(quantity) => set({ quantity })}
                    error={errorsAt('quantity')}
                  />
                </div>
                <div className="grid items-start gap-x-5 sm:grid-cols-2">
                  <Checkbox
                    data-field="isReusable"
                    label={m.studio_room_reusable()}
                    hint={m.room_reusable_hint()}
                    checked={values.isReusable === true}
                    onChange={({ target }) => set({ isReusable: target.checked })}
                  />
                  <Checkbox
                    data-field="isDecoration"
                    label={m.studio_room_decoration()}
                    hint={m.room_decoration_hint()}
                    checked={values.isDecoration === true}
                    onChange={({ target }) => set({ isDecoration: target.checked })}
                  />
                </div>
                <BilingualText
                  label={m.studio_room_reset_step()}
                  hint={m.room_reset_step_hint()}
                  max={2000}
                  optional
                  {...textOf('resetStep')}
                />
              </>
            ),
          },
          {
            title: m.studio_kit_picture(),
            part: (
              <RowPicture
                form={form}
                languages={languages}
                look="item"
                hint={m.room_prop_picture_hint()}
                prompt={() => promptOfItem(values)}
              />
            ),
          },
        ]}
      />
    </RowDialog>
  )
}
