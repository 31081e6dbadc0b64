import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import { containers } from '#app/features/kits/documents/room.ts'
import { fitsIn } from '#app/features/kits/flow/inside.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import type { RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { KitForm, Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { TextsField } from '#app/features/studio/fields/components/texts-field.tsx'
import { PictureChoice } from '#app/features/studio/kit/components/picture-choice.tsx'
import { OwnField } from '#app/features/studio/fields/components/own-field.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { hintWords } from '#app/features/studio/fields/components/hint-words.ts'
import { packed } from '#app/features/studio/room/packed.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { LockPicture } from './lock-picture.tsx'
import { misfitOf, SolutionField } from './solution-field.tsx'
import { useRoom } from '#app/features/studio/kit/components/use-document.ts'

/** A puzzle of one of the ten types has the same name as its row in the room; what is newly given is out of sight. */
function useBeside({ puzzleId, gives }: Pick<RoomPuzzleView, 'puzzleId' | 'gives'>) {
  const store = useStore()
  return (_id: string, { name, translations, gives: given }: Changes) => {
    const newly = Array.isArray(given) ? given.map(String).filter((id) => !gives.includes(id)) : []
    const texts = namesIn(translations ?? {})
    const named = {
      ...(typeof name === 'string' ? { name } : {}),
      ...(Object.keys(texts).length > 0 ? { translations: texts as Changes } : {}),
    }
    const change = puzzleId && Object.keys(named).length > 0 ? changeFields(puzzleId, named)(store.draft) : null
    return [...(change ? [change] : []), ...packed(store.draft, newly)]
  }
}

/** The name in each language that has one. */
export const namesIn = (translations: unknown) =>
  Object.fromEntries(
    Object.entries(translations as Record<string, Record<string, unknown>>).flatMap(([language, { name }]) =>
      typeof name === 'string' ? [[language, { name }]] : [],
    ),
  )

export function RoomPuzzleDialog(opened: Opened<'roomPuzzle'>) {
  const { puzzles } = useDraft()
  const room = useRoom()
  const { row } = opened
  const beside = useBeside(row ?? { puzzleId: null, gives: [] })
  const typed = puzzles.find(({ id }) => id === row?.puzzleId)
  return (
    <KitDialog
      kind="roomPuzzle"
      {...opened}
      beside={beside}
      description={typed && findPuzzleType(typed.type)?.label()}
      size="wide"
      steps={(form) => [
        [
          m.room_step_sheet(),
          ['name', { label: m.studio_puzzle_name() }],
          ['description', { label: m.room_puzzle_description(), rows: 4 }],
          <RowPicture key="picture" kind="roomPuzzle" prompt={() => form.values.description} />,
        ],
        [
          m.room_step_lock(),
          <PictureChoice
            key="lockType"
            kind="roomPuzzle"
            name="lockType"
            picture={(lock) => <LockPicture lock={lock} className="h-14 text-ink" />}
            className="grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7"
          />,
          row?.puzzleId ? <TypedAnswer puzzle={row} form={form} /> : <SolutionField lock={form.values.lockType} />,
          form.values.lockType !== 'none' && <ContainerField form={form} />,
          form.values.lockType !== 'none' && form.values.container === 'furniture' && 'furniture',
          ['expectedMinutes', { className: 'max-w-xs' }],
        ],
        [
          m.studio_field_hints(),
          <TextsField key="hints" kind="roomPuzzle" name="hints" hint={m.room_hints_hint()} words={hintWords} />,
        ],
        [
          m.room_step_flow(),
          ['needs', { none: m.room_needs_none(), among: fitsIn(room, form.values).needed }],
          ['gives', { none: m.room_gives_none(), among: fitsIn(room, form.values).given }],
          'endsRoom',
        ],
      ]}
    />
  )
}

type FormProps = { form: KitForm<'roomPuzzle'> }

const { choices: containerChoices } = roomPuzzle.fields.container

/** What a puzzle's lock closes: a prop that is not paper and does not lie in it, a piece of furniture, or nothing. */
function ContainerField({ form: { values, set } }: FormProps) {
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
    <OwnField kind="roomPuzzle" name="container" className="max-w-sm">
      {(control) => (
        <Select value={chosen} onChange={({ target }) => choose(target.value)} {...control}>
          <option value="unnamed">{containerChoices.unnamed()}</option>
          <Options of={solid} />
          <option value="furniture">{containerChoices.furniture()}</option>
          <option value="none">{containerChoices.none()}</option>
        </Select>
      )}
    </OwnField>
  )
}

/** A puzzle of one of the ten types keeps its answer in its own settings. */
function TypedAnswer({ form, puzzle }: FormProps & { puzzle: RoomPuzzleView }) {
  const code = answerIn(useRoom(), puzzle, useDraft().details.primaryLanguage)
  const misfit = misfitOf(form.values.lockType, code)
  const said = code.trim() === '' ? m.room_typed_answer_own() : m.room_typed_answer({ code })
  return (
    <div data-field="solution">
      <Notice tone={misfit ? 'danger' : 'info'} title={misfit && said}>
        {misfit ?? said}
      </Notice>
    </div>
  )
}
