import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import { lockTypes } from '#app/features/kits/documents/room.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import type { RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { NumberField } from '#app/features/studio/fields/components/number-field.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { thingsOf } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { notify } from '#app/ui/toaster.ts'
import { ContainerField } from './container-field.tsx'
import { HintLines } from './hint-lines.tsx'
import { LinkField } from './link-field.tsx'
import { LockPicture } from './lock-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { RowPicture } from './row-picture.tsx'
import { misfitOf, SolutionField } from './solution-field.tsx'

type RoomPuzzleDialogProps = { puzzle: RoomPuzzleView | null; onClose: () => void; onReopen: () => void }

/** A puzzle of one of the ten types is called what its row in the room is called. */
function useTypedName(puzzleId: string | null) {
  const store = useStore()
  return (_id: string, changes: Changes) => {
    const { name, translations } = changes
    if (puzzleId === null || (name === undefined && translations === undefined)) return []
    const texts = Object.entries((translations ?? {}) as Record<string, Changes>).flatMap(([language, row]) =>
      typeof row['name'] === 'string' ? [[language, { name: row['name'] }]] : [],
    )
    const named = {
      ...(typeof name === 'string' ? { name } : {}),
      ...(texts.length > 0 ? { translations: Object.fromEntries(texts) as Changes } : {}),
    }
    const change = Object.keys(named).length > 0 ? changeFields(puzzleId, named)(store.draft) : null
    return change ? [change] : []
  }
}

function useRoomPuzzleForm({ puzzle, onClose, onReopen }: RoomPuzzleDialogProps) {
  return useRowForm<RoomPuzzleView>({
    kind: 'roomPuzzle',
    row: puzzle,
    initial: {
      name: '',
      lockType: 'none',
      solution: '',
      hints: [],
      expectedMinutes: 5,
      needs: [],
      gives: [],
      container: 'unnamed',
      endsRoom: false,
    },
    draftRow: puzzle?.id ?? 'new',
    required: { field: 'name', missing: m.room_name_missing },
    beside: useTypedName(puzzle?.puzzleId ?? null),
    onClose,
    onReopen,
    failure: (reason) => ({
      title: puzzle ? m.studio_puzzle_update_failed({ reason }) : m.room_puzzle_failed({ reason }),
    }),
    onSaved: () => {
      void notify({ title: puzzle ? m.studio_puzzle_updated() : m.room_puzzle_added(), tone: 'success' })
      onClose()
    },
  })
}

export type RoomPuzzleForm = ReturnType<typeof useRoomPuzzleForm>

export function RoomPuzzleDialog(props: RoomPuzzleDialogProps) {
  const { puzzle, onClose } = props
  const { details, puzzles } = useDraft()
  const languages = contentLanguages(details)
  const form = useRoomPuzzleForm(props)
  const typed = puzzles.find(({ id }) => id === puzzle?.puzzleId)
  const textOf = rowTexts(form, languages)
  return (
    <RowDialog
      form={form}
      title={puzzle ? m.studio_puzzle_edit_title() : m.room_puzzle_new()}
      description={typed && findPuzzleType(typed.type)?.label()}
      submit={puzzle ? m.studio_puzzle_update() : m.room_puzzle_add()}
      size="wide"
      onClose={onClose}
    >
      <FormSteps
        steps={[
          {
            title: m.room_step_sheet(),
            part: (
              <>
                <BilingualText label={m.studio_puzzle_name()} max={200} required {...textOf('name')} />
                <BilingualText
                  label={m.room_puzzle_description()}
                  hint={m.room_puzzle_description_hint()}
                  max={5000}
                  rows={4}
                  {...textOf('description')}
                />
                <RowPicture
                  form={form}
                  languages={languages}
                  look="puzzle"
                  hint={m.room_puzzle_picture_hint()}
                  prompt={() => String(form.values.description ?? '')}
                />
              </>
            ),
          },
          { title: m.room_step_lock(), part: <LockPart form={form} puzzle={puzzle} /> },
          { title: m.studio_field_hints(), part: <HintLines form={form} languages={languages} /> },
          { title: m.room_step_flow(), part: <FlowPart form={form} puzzle={puzzle} /> },
        ]}
      />
    </RowDialog>
  )
}

type PartProps = { form: RoomPuzzleForm; puzzle: RoomPuzzleView | null }

function LockPart({ form, puzzle }: PartProps) {
  const { values, set, errorsAt } = form
  const lock = values.lockType ?? 'none'
  return (
    <>
      <PictureChoice
        legend={m.studio_room_lock()}
        name="lockType"
        value={lock}
        choices={lockTypes.map((value) => ({
          value,
          label: roomPuzzle.fields.lockType.choices[value](),
          picture: <LockPicture lock={value} className="h-14 text-ink" />,
        }))}
        onChange={(lockType) => set({ lockType })}
        error={errorsAt('lockType')}
        className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7"
      />
      {puzzle?.puzzleId ? (
        <div data-field="solution">
          <TypedAnswer puzzle={puzzle} form={form} />
        </div>
      ) : (
        <OwnAnswer form={form} />
      )}
      {lock !== 'none' && <ContainerField form={form} />}
      <div className="max-w-xs">
        <NumberField
          name="expectedMinutes"
          label={m.studio_field_expected()}
          hint={m.room_minutes_hint()}
          value={values.expectedMinutes}
          step={1}
          min={1}
          max={600}
          onChange={(expectedMinutes) => set({ expectedMinutes })}
          error={errorsAt('expectedMinutes')}
        />
      </div>
    </>
  )
}

function OwnAnswer({ form }: Pick<PartProps, 'form'>) {
  const { details } = useDraft()
  return <SolutionField form={form} lock={form.values.lockType ?? 'none'} languages={contentLanguages(details)} />
}

/** The answer of a puzzle of one of the ten types is part of its own settings. */
function TypedAnswer({ form, puzzle }: { form: RoomPuzzleForm; puzzle: RoomPuzzleView }) {
  const draft = useDraft()
  const code = answerIn(readRoom(draft), puzzle, draft.details.primaryLanguage)
  const misfit = misfitOf(form.values.lockType ?? 'none', code)
  if (misfit !== undefined)
    return (
      <Notice tone="danger" title={m.room_typed_answer({ code })}>
        {misfit}
      </Notice>
    )
  return <Notice>{code.trim() === '' ? m.room_typed_answer_own() : m.room_typed_answer({ code })}</Notice>
}

function FlowPart({ form, puzzle }: PartProps) {
  const draft = useDraft()
  const { values, set, errorsAt } = form
  const [props, clues] = [draft.roomProps, thingsOf({ ...draft, roomProps: [] })]
  const things = [
    { label: m.room_tab_props(), rows: props },
    { label: m.room_tab_clues(), rows: clues },
  ]
  const others = draft.roomPuzzles.filter(({ id }) => id !== puzzle?.id)
  return (
    <>
      <LinkField
        legend={m.studio_room_needs()}
        hint={m.room_needs_hint()}
        name="needs"
        none={m.room_needs_none()}
        groups={[...things, { label: m.studio_tab_puzzles(), rows: others }]}
        chosen={values.needs ?? []}
        onChange={(needs) => set({ needs })}
        error={errorsAt('needs')}
      />
      <LinkField
        legend={m.studio_room_gives()}
        hint={m.room_gives_hint()}
        name="gives"
        none={m.room_gives_none()}
        groups={things}
        chosen={values.gives ?? []}
        onChange={(gives) => set({ gives })}
        error={errorsAt('gives')}
      />
      <Checkbox
        data-field="endsRoom"
        label={m.studio_room_ends()}
        hint={m.room_ends_hint()}
        checked={values.endsRoom === true}
        onChange={({ target }) => set({ endsRoom: target.checked })}
      />
    </>
  )
}
