import { isAt } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, PhaseName } from '#app/features/kits/documents/dinner.ts'
import { phaseAt, keyOf, phaseText } from '#app/features/studio/dinner/phases.ts'
import { useState } from 'react'
import { kindOf } from '#app/features/studio/draft/rows/index.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowWords } from '#app/features/studio/fields/components/row-words.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { tasks } from '#app/features/studio/dinner/round-matrix.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toaster.ts'
import { CharacterSelect } from './character-select.tsx'
import { ClueLookPicture } from './clue-look.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import type { DinnerView } from './use-dinner.ts'

type CardView = DinnerView['cards'][number]

type CardDialogProps = {
  card: CardView | null
  character: DinnerCharacter
  at: { phase: PhaseName | null; courseId: string | null }
  onClose: () => void
  onReopen: () => void
}

const hints = {
  reveal: m.dinner_card_reveal_hint,
  conceal: m.dinner_card_conceal_hint,
  act: m.dinner_card_act_hint,
  receive: m.dinner_card_receive_hint,
} as const

/** What one guest has to do in one phase. */
export function CardDialog({ card, character, at, onClose, onReopen }: CardDialogProps) {
  const { details } = useDinnerRows()
  const document = useDinner()
  const [isDeleting, setDeleting] = useState(false)
  const key = keyOf(at, document.courses)
  const phase = phaseAt(document, key)
  const title = m.dinner_card_title({
    name: character.name,
    phase: phase ? phaseText(phase, document.courses) : '',
  })
  const form = useRowForm<CardView>({
    kind: 'card',
    row: card,
    parent: character.id,
    initial: { phase: at.phase ?? 'arrival', courseId: at.courseId },
    draftRow: card?.id ?? `new ${character.id} ${key}`,
    onClose,
    onReopen,
    failure: (reason) => ({ title: m.common_error(), description: reason }),
    onSaved: () => {
      void notify({ title: m.dinner_card_saved(), tone: 'success' })
      onClose()
    },
  })
  const wordsOf = rowWords('card', form, contentLanguages(details))
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
      {tasks.map((task) => (
        <BilingualText key={task} {...wordsOf(task)} hint={hints[task]()} rows={3} />
      ))}
      <CharacterSelect
        label={kindOf('card').fields['revealsSecretOfId']!.label()}
        name="revealsSecretOfId"
        none={m.dinner_secret_none()}
        value={form.values.revealsSecretOfId ?? null}
        onChange={(revealsSecretOfId) => form.set({ revealsSecretOfId })}
        error={form.errorsAt('revealsSecretOfId')}
      />
    </RowDialog>
  )
}
