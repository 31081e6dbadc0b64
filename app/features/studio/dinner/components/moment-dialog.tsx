import { moment as kind } from '#app/features/rows/kinds/moment.ts'
import type { MomentView } from '#app/features/studio/draft/view.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { m } from '#app/i18n/generated/messages.js'

export function MomentDialog({ moment, ...handlers }: Handlers & { moment: MomentView | null }) {
  const form = useKitForm({ kind: 'moment', row: moment, ...handlers })
  return (
    <KitDialog kind="moment" row={moment} form={form} onClose={handlers.onClose}>
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: kind.fields.happened.label(),
            part: (
              <>
                <RowField kind="moment" name="time" />
                <RowField kind="moment" name="place" />
                <RowField kind="moment" name="happened" />
              </>
            ),
          },
          {
            title: kind.fields.actorIds.label(),
            part: (
              <>
                <RowField kind="moment" name="actorIds" none={m.dinner_moment_nobody()} />
                <RowField kind="moment" name="witnessIds" none={m.dinner_moment_nobody()} />
              </>
            ),
          },
        ]}
      />
    </KitDialog>
  )
}
