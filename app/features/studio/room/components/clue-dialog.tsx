import { roomClue } from '#app/features/rows/kinds/room-clue.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomClueView } from '#app/features/studio/draft/view.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { PlacementFields } from './placement-fields.tsx'
import { RowPicture } from './row-picture.tsx'

const { fields } = roomClue

export function ClueDialog({ clue, ...handlers }: Handlers & { clue: RoomClueView | null }) {
  const { roomProps } = useDraft()
  const form = useKitForm({ kind: 'roomClue', row: clue, ...handlers })
  const { values } = form
  return (
    <KitDialog kind="roomClue" row={clue} form={form} onClose={handlers.onClose}>
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: fields.content.label(),
            part: (
              <>
                <RowField kind="roomClue" name="title" />
                <RowField kind="roomClue" name="content" rows={4} />
              </>
            ),
          },
          {
            title: fields.imageAssetId.label(),
            part: <RowPicture kind="roomClue" form={form} prompt={() => values.content} />,
          },
          {
            title: fields.propId.label(),
            part: (
              <>
                <RowField kind="roomClue" name="propId" none={m.room_clue_own_paper()} className="max-w-sm" />
                {!roomProps.some(({ id }) => id === values.propId) && (
                  <PlacementFields kind="roomClue" id={clue?.id ?? null} placement={values.placement} />
                )}
                <div className="grid items-start gap-x-5 sm:grid-cols-2">
                  <RowField kind="roomClue" name="isReusable" />
                  <RowField kind="roomClue" name="isRedHerring" />
                </div>
              </>
            ),
          },
        ]}
      />
    </KitDialog>
  )
}
