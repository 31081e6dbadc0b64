import { isAt, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, PhaseName } from '#app/features/kits/documents/dinner.ts'
import { keyOf, phaseAt, phaseKey, phaseText, placed } from '#app/features/studio/dinner/phases.ts'
import { useState } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import type { CardView } from '#app/features/studio/draft/view.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { tasks } from '#app/features/studio/dinner/round-matrix.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { notify } from '#app/ui/toaster.ts'
import { ClueLookPicture } from './clue-look.tsx'
import { useDinner } from './use-dinner.ts'

type CardDialogProps = {
  card: CardView | null
  character: DinnerCharacter
  at: { phase: PhaseName | null; courseId: string | null }
  onClose: () => void
  onReopen: () => void
}

/** What one guest has to do in one phase. */
export function CardDialog({ card, character, at, onClose, onReopen }: CardDialogProps) {
  const document = useDinner()
  const [isDeleting, setDeleting] = useState(false)
  const form = useRowForm<CardView>({
    kind: 'card',
    row: card,
    parent: character.id,
    initial: { phase: at.phase ?? 'arrival', courseId: at.courseId },
    draftRow: card?.id ?? `new ${character.id} ${keyOf(at, document.courses)}`,
    onClose,
    onReopen,
    failure: (reason) => ({ title: m.common_error(), description: reason }),
    onSaved: () => {
      void notify({ title: m.dinner_card_saved(), tone: 'success' })
      onClose()
    },
  })
  const phase = phaseAt(document, keyOf(form.values, document.courses))
  const title = m.dinner_card_title({
    name: character.name,
    phase: phase ? phaseText(phase, document.courses) : m.dinner_card_no_phase(),
  })
  if (card && isDeleting)
    return (
      <DeleteRow
        id={card.id}
        kind="card"
        name={title}
        question={m.dinner_card_delete_question()}
        deleted={m.dinner_card_deleted()}
        failure={(reason) => ({ title: m.common_error(), description: reason })}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    )
  const held = document.clues.filter(
    (clue) => clue.holder === 'character' && clue.holderId === character.id && phase && isAt(phase, clue),
  )
  return (
    <RowDialog
      form={form}
      title={title}
      submit={m.dinner_card_save()}
      onClose={onClose}
      action={
        card && (
          <Button variant="ghost" className="sm:mr-auto" onClick={() => setDeleting(true)}>
            {m.common_delete()}
          </Button>
        )
      }
    >
      {held.length > 0 && (
        <div className="grid gap-2 rounded-control border border-line bg-sunken p-3">
          <p className="text-sm font-semibold">{m.dinner_card_holds()}</p>
          <ul className="flex flex-wrap gap-3 text-sm">
            {held.map((clue) => (
              <li key={clue.id} className="flex items-center gap-2">
                <ClueLookPicture look={clue.look} className="size-7" />
                {clue.title}
              </li>
            ))}
          </ul>
        </div>
      )}
      <PhaseField form={form} />
      {tasks.map((task) => (
        <RowField key={task} kind="card" name={task} />
      ))}
      <RowField kind="card" name="revealsSecretOfId" none={m.dinner_secret_none()} />
    </RowDialog>
  )
}

/** Removing a course leaves its cards without a phase, until they get another one here. */
function PhaseField({ form: { values, set, errorsAt } }: { form: ReturnType<typeof useRowForm<CardView>> }) {
  const document = useDinner()
  const key = keyOf(values, document.courses)
  const move = (to: string) => {
    const phase = phaseAt(document, to)
    if (phase) set({ phase: phase.name, courseId: placed(phase).courseId })
  }
  return (
    <Field label={kindOf('card').fields['phase']!.label()} name="phase" error={errorsAt('phase')} className="max-w-80">
      {(control) => (
        <Select value={key} onChange={({ target }) => move(target.value)} {...control}>
          {key === '' && <option value="">{m.studio_choose()}</option>}
          {phasesOf(document).map((phase) => (
            <option key={phaseKey(phase)} value={phaseKey(phase)}>
              {phaseText(phase, document.courses)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
