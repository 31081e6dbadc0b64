import { containers } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import type { KitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

const field = roomPuzzle.fields.container

/** What a puzzle's lock closes: a prop that is not paper, a piece of furniture, or nothing. */
export function ContainerField({ form }: { form: KitForm<'roomPuzzle'> }) {
  const { roomProps } = useDraft()
  const { values, set, errorsAt } = form
  const container = values.container ?? 'unnamed'
  const solid = roomProps.filter(({ source }) => source !== 'print')
  const prop = solid.find(({ id }) => id === values.containerId)
  return (
    <>
      <Field
        name="container"
        label={field.label()}
        hint={field.hint?.()}
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
            <option value="unnamed">{field.choices.unnamed()}</option>
            {solid.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="furniture">{field.choices.furniture()}</option>
            <option value="none">{field.choices.none()}</option>
          </Select>
        )}
      </Field>
      {container === 'furniture' && <RowField kind="roomPuzzle" name="furniture" />}
    </>
  )
}
