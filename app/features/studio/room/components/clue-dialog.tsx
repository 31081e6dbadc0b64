import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomClueView } from '#app/features/studio/draft/view.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { RowPicture } from './row-picture.tsx'
import { useThingForm } from './use-thing-form.ts'

type ClueDialogProps = { clue: RoomClueView | null; onClose: () => void; onReopen: () => void }

export function ClueDialog({ clue, onClose, onReopen }: ClueDialogProps) {
  const { details, roomProps } = useDraft()
  const languages = contentLanguages(details)
  const form = useThingForm<RoomClueView>({
    kind: 'roomClue',
    row: clue,
    initial: { title: '', placement: 'sight', propId: null, isReusable: false, isRedHerring: false },
    required: { field: 'title', missing: m.room_title_missing },
    onClose,
    onReopen,
    added: { done: m.room_clue_added, failed: m.room_clue_failed },
    updated: { done: m.room_clue_updated, failed: m.room_clue_update_failed },
  })
  const { values, set, errorsAt } = form
  const textOf = rowTexts(form, languages)
  const onProp = roomProps.find(({ id }) => id === values.propId)
  return (
    <RowDialog
      form={form}
      title={clue ? m.room_clue_edit() : m.room_clue_new()}
      submit={clue ? m.room_clue_update() : m.room_clue_add()}
      onClose={onClose}
    >
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: m.studio_kit_content(),
            part: (
              <>
                <BilingualText label={m.studio_kit_title()} max={200} required {...textOf('title')} />
                <BilingualText
                  label={m.studio_kit_content()}
                  hint={m.room_clue_content_hint()}
                  max={5000}
                  rows={4}
                  {...textOf('content')}
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
                look="puzzle"
                hint={m.room_clue_picture_hint()}
                prompt={() => String(values.content ?? '')}
              />
            ),
          },
          {
            title: m.studio_room_on_prop(),
            part: (
              <>
                <Field label={m.studio_room_on_prop()} name="propId" error={errorsAt('propId')} className="max-w-sm">
                  {(control) => (
                    <Select
                      value={onProp?.id ?? ''}
                      onChange={({ target }) => set({ propId: target.value || null })}
                      {...control}
                    >
                      <option value="">{m.room_clue_own_paper()}</option>
                      {roomProps.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
                {!onProp && (
                  <PlacementFields
                    form={form}
                    id={clue?.id ?? null}
                    placement={values.placement ?? 'sight'}
                    languages={languages}
                  />
                )}
                <div className="grid items-start gap-x-5 sm:grid-cols-2">
                  <Checkbox
                    data-field="isReusable"
                    label={m.studio_room_reusable()}
                    hint={m.room_reusable_hint()}
                    checked={values.isReusable === true}
                    onChange={({ target }) => set({ isReusable: target.checked })}
                  />
                  <Checkbox
                    data-field="isRedHerring"
                    label={m.studio_room_red_herring()}
                    hint={m.room_red_herring_hint()}
                    checked={values.isRedHerring === true}
                    onChange={({ target }) => set({ isRedHerring: target.checked })}
                  />
                </div>
              </>
            ),
          },
        ]}
      />
    </RowDialog>
  )
}
