import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import type { RoomPuzzleView } from '#app/features/studio/draft/view.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers, KitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { choicesOf } from '#app/features/rows/field.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { ContainerField } from './container-field.tsx'
import { HintLines } from './hint-lines.tsx'
import { LockPicture } from './lock-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { RowPicture } from './row-picture.tsx'
import { misfitOf, SolutionField } from './solution-field.tsx'

const { fields } = roomPuzzle

/** A puzzle of one of the ten types has the same name as its row in the room. */
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

export type RoomPuzzleForm = KitForm<'roomPuzzle'>

export function RoomPuzzleDialog({ puzzle, ...handlers }: Handlers & { puzzle: RoomPuzzleView | null }) {
  const { details, puzzles } = useDraft()
  const beside = useTypedName(puzzle?.puzzleId ?? null)
  const form = useKitForm({ kind: 'roomPuzzle', row: puzzle, beside, ...handlers })
  const typed = puzzles.find(({ id }) => id === puzzle?.puzzleId)
  return (
    <KitDialog
      kind="roomPuzzle"
      row={puzzle}
      form={form}
      description={typed && findPuzzleType(typed.type)?.label()}
      size="wide"
      onClose={handlers.onClose}
    >
      <FormSteps
        steps={[
          {
            title: m.room_step_sheet(),
            part: (
              <>
                <RowField kind="roomPuzzle" name="name" label={m.studio_puzzle_name()} />
                <RowField kind="roomPuzzle" name="description" label={m.room_puzzle_description()} rows={4} />
                <RowPicture kind="roomPuzzle" form={form} prompt={() => form.values.description} />
              </>
            ),
          },
          { title: m.room_step_lock(), part: <LockPart form={form} puzzle={puzzle} /> },
          { title: m.studio_field_hints(), part: <HintLines form={form} languages={contentLanguages(details)} /> },
          { title: m.room_step_flow(), part: <FlowPart /> },
        ]}
      />
    </KitDialog>
  )
}

type PartProps = { form: RoomPuzzleForm; puzzle: RoomPuzzleView | null }

function LockPart({ form, puzzle }: PartProps) {
  const { values, set, errorsAt } = form
  return (
    <>
      <PictureChoice
        legend={fields.lockType.label()}
        name="lockType"
        value={values.lockType}
        choices={choicesOf(fields.lockType).map((value) => ({
          value,
          label: fields.lockType.choices[value](),
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
      {values.lockType !== 'none' && <ContainerField form={form} />}
      <RowField kind="roomPuzzle" name="expectedMinutes" className="max-w-xs" />
    </>
  )
}

function OwnAnswer({ form }: Pick<PartProps, 'form'>) {
  const { details } = useDraft()
  return <SolutionField form={form} lock={form.values.lockType} languages={contentLanguages(details)} />
}

/** A puzzle of one of the ten types keeps its answer in its own settings. */
function TypedAnswer({ form, puzzle }: { form: RoomPuzzleForm; puzzle: RoomPuzzleView }) {
  const draft = useDraft()
  const code = answerIn(readRoom(draft), puzzle, draft.details.primaryLanguage)
  const misfit = misfitOf(form.values.lockType, code)
  if (misfit !== undefined)
    return (
      <Notice tone="danger" title={m.room_typed_answer({ code })}>
        {misfit}
      </Notice>
    )
  return <Notice>{code.trim() === '' ? m.room_typed_answer_own() : m.room_typed_answer({ code })}</Notice>
}

const FlowPart = () => (
  <>
    <RowField kind="roomPuzzle" name="needs" none={m.room_needs_none()} />
    <RowField kind="roomPuzzle" name="gives" none={m.room_gives_none()} />
    <RowField kind="roomPuzzle" name="endsRoom" />
  </>
)
