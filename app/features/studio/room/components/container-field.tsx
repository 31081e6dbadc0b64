import { containers } from '#app/features/kits/documents/room.ts'
import { fitsIn } from '#app/features/kits/flow/inside.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import type { KitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { useRoom } from './use-room.ts'

const { container: declared } = roomPuzzle.fields

/** What a puzzle's lock closes: a prop that is not paper and does not lie in it, a piece of furniture, or nothing. */
export function ContainerField({ form: { values, set, errorsAt } }: { form: KitForm<'roomPuzzle'> }) {
  const room = useRoom()
  const { container, containerId } = values
  const fits = fitsIn(room, values).container
  const solid = room.props.filter(({ id, source }) => source !== 'print' && (id === containerId || fits(id)))
  const chosen = container === 'prop' ? (solid.find(({ id }) => id === containerId)?.id ?? 'unnamed') : container
  const choose = (value: string) => {
    const kind = containers.find((each) => each === value)
    set(kind ? { container: kind, containerId: null } : { container: 'prop', containerId: value })
  }
  return (
    <Field
      name="container"
      label={declared.label()}
      hint={declared.hint?.()}
      error={errorsAt('container')}
      className="max-w-sm"
    >
      {(control) => (
        <Select value={chosen} onChange={({ target }) => choose(target.value)} {...control}>
          <option value="unnamed">{declared.choices.unnamed()}</option>
          <Options of={solid} />
          <option value="furniture">{declared.choices.furniture()}</option>
          <option value="none">{declared.choices.none()}</option>
        </Select>
      )}
    </Field>
  )
}
