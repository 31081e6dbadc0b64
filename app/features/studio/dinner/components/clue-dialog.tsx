import { choicesOf } from '#app/features/rows/field.ts'
import { dinnerClue } from '#app/features/rows/kinds/dinner-clue.ts'
import { phasesOf } from '#app/features/kits/documents/dinner.ts'
import { keyOf, phaseAt, phaseKey, phaseText, placed } from '#app/features/studio/dinner/phases.ts'
import type { ViewOf } from '#app/features/studio/draft/view.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers, KitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Field, FieldGroup, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { ClueLookPicture } from './clue-look.tsx'
import { MeaningList } from './meaning-list.tsx'
import { useDinner } from './use-dinner.ts'

type ClueForm = KitForm<'dinnerClue'>
const { fields } = dinnerClue

export function ClueDialog({ clue, ...handlers }: Handlers & { clue: ViewOf<'dinnerClue'> | null }) {
  const form = useKitForm({ kind: 'dinnerClue', row: clue, ...handlers })
  return (
    <KitDialog kind="dinnerClue" row={clue} form={form} onClose={handlers.onClose}>
      <FormSteps
        steps={[
          {
            title: m.dinner_clue_paper(),
            part: (
              <>
                <RowField kind="dinnerClue" name="title" />
                <LookField form={form} />
              </>
            ),
          },
          {
            title: fields.content.label(),
            part: (
              <>
                <RowField kind="dinnerClue" name="content" rows={5} />
                <RowField kind="dinnerClue" name="back" rows={2} />
              </>
            ),
          },
          { title: m.dinner_clue_when(), part: <HandField form={form} /> },
          {
            title: m.dinner_clue_meaning(),
            part: (
              <>
                <MeaningList
                  value={form.values.meanings}
                  onChange={(meanings) => form.set({ meanings })}
                  error={form.errorsAt('meanings')}
                />
                <RowField kind="dinnerClue" name="revealsSecretOfId" none={m.dinner_secret_none()} />
              </>
            ),
          },
          {
            title: m.studio_kit_picture(),
            part: (
              <>
                <RowField kind="dinnerClue" name="imageAssetId" />
                <RowField kind="dinnerClue" name="altText" rows={2} />
              </>
            ),
          },
        ]}
      />
    </KitDialog>
  )
}

function LookField({ form: { values, set, errorsAt } }: { form: ClueForm }) {
  return (
    <FieldGroup legend={fields.look.label()} name="look" error={errorsAt('look')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {choicesOf(fields.look).map((look) => (
          <label
            key={look}
            className="grid cursor-pointer justify-items-center gap-1 rounded-control border-2 border-line bg-raised p-2 text-sm font-medium transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[hsl(var(--focus))]"
          >
            <input
              type="radio"
              name="look"
              value={look}
              checked={values.look === look}
              onChange={() => set({ look })}
              className="sr-only"
            />
            <ClueLookPicture look={look} className="size-12" />
            {fields.look.choices[look]()}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function HandField({ form: { values, set, errorsAt } }: { form: ClueForm }) {
  const document = useDinner()
  return (
    <>
      <FieldRow className="sm:grid-cols-2">
        <RowField kind="dinnerClue" name="holder" />
        {values.holder === 'character' && <RowField kind="dinnerClue" name="holderId" />}
      </FieldRow>
      <Field label={fields.phase.label()} name="phase" hint={fields.phase.hint?.()} error={errorsAt('phase')}>
        {(control) => (
          <Select
            value={keyOf(values, document.courses)}
            onChange={({ target }) => set(placed(phaseAt(document, target.value)))}
            {...control}
          >
            <option value="">{m.dinner_clue_never()}</option>
            {phasesOf(document).map((phase) => (
              <option key={phaseKey(phase)} value={phaseKey(phase)}>
                {phaseText(phase, document.courses)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
