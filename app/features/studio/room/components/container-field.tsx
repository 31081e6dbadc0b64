import { containers } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import type { RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import type { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

/** What a puzzle's lock closes: one of the props that are no paper, a piece of furniture, or nothing. */
export function ContainerField({ form }: { form: ReturnType<typeof useRowForm<RoomPuzzleView>> }) {
  const { details, roomProps } = useDraft()
  const { values, set, errorsAt } = form
  const container = values.container ?? 'unnamed'
  const solid = roomProps.filter(({ source }) => source !== 'print')
  const prop = solid.find(({ id }) => id === values.containerId)
  const textOf = rowTexts(form, contentLanguages(details))
  return (
    <>
      <Field
        name="container"
        label={m.studio_room_container()}
        hint={m.room_container_hint()}
        error={errorsAt('container')}
        className="max-w-sm"
      >
        {(control) => (
          <Select
            value={container === 'prop' ? (prop?.id ?? 'unnamed') : container}
            onChange={({ target }) => {
              const kind = containers.find((each) => each === target.value)
              set(kind ? { container: kind, containerId: null } : { container: 'prop', containerId: target.value })
            }}
            {...control}
          >
            <option value="unnamed">{m.room_container_unnamed()}</option>
            {solid.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="furniture">{m.room_container_furniture()}</option>
            <option value="none">{m.room_container_none()}</option>
          </Select>
        )}
      </Field>
      {container === 'furniture' && (
        <BilingualText
          label={m.studio_room_furniture()}
          hint={m.room_furniture_hint()}
          max={200}
          {...textOf('furniture')}
        />
      )}
    </>
  )
}
