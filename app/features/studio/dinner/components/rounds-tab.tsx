import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { cluesHeld, phaseOf, phaseText } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument, DinnerCharacter, Placed } from '#app/features/kits/documents/dinner.ts'
import { roundMatrix, tasks } from '#app/features/studio/dinner/round-matrix.ts'
import { phaseAt, phaseKey, placed, keyOf } from '#app/features/studio/dinner/phases.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import type { CardView } from '#app/features/studio/draft/view.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { failureOf } from '#app/features/studio/kit/components/kit-words.ts'
import { RowParts } from '#app/features/studio/kit/components/row-parts.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { notify } from '#app/ui/toaster.ts'
import { MatrixLegend, RoundMatrix } from './round-matrix.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { PhaseField } from './phase-field.tsx'

/** An existing card, or a cell that has none yet. */
type Open = { characterId: string; phase: string; cardId: string | null }

/** A card by its id, or a character's cell as `card.<phase>`. */
function askedFor(document: DinnerDocument, query: URLSearchParams): Open | null {
  const [row, phase] = [query.get('row'), query.get('field')?.replace(/^card\./, '')]
  const card = document.cards.find(({ id }) => id === row)
  if (card) return { characterId: card.characterId, phase: keyOf(card, document), cardId: card.id }
  if (!row || !phase || !document.characters.some(({ id }) => id === row)) return null
  const there = document.cards.find((each) => each.characterId === row && keyOf(each, document) === phase)
  return { characterId: row, phase, cardId: there?.id ?? null }
}

export function RoundsTab() {
  const { cards } = useDraft()
  const document = useDinner()
  const [query] = useSearchParams()
  const [open, setOpen] = useState<Open | null>(() => askedFor(document, query))
  const matrix = roundMatrix(document)
  const character = open && document.characters.find(({ id }) => id === open.characterId)
  return (
    <TabFrame title={m.dinner_tab_rounds()} text={m.dinner_rounds_text()}>
      {matrix.length === 0 ? (
        <EmptyState
          title={m.dinner_rounds_empty()}
          headingLevel={3}
          action={
            <Button asChild variant="accent">
              <Link to="?tab=characters">{m.dinner_characters_first()}</Link>
            </Button>
          }
        >
          <p>{m.dinner_rounds_empty_text()}</p>
        </EmptyState>
      ) : (
        <>
          <MatrixLegend />
          <RoundMatrix
            matrix={matrix}
            courses={document.courses}
            onOpen={(characterId, at, cardId) => setOpen({ characterId, phase: phaseKey(at), cardId })}
          />
        </>
      )}
      {open && character && (
        <CardDialog
          key={`${open.characterId} ${open.phase} ${open.cardId}`}
          card={cards.find(({ id }) => id === open.cardId) ?? null}
          character={character}
          at={placed(phaseAt(document, open.phase))}
          onClose={() => setOpen(null)}
          onReopen={() => setOpen(open)}
        />
      )}
    </TabFrame>
  )
}

type CardDialogProps = {
  card: CardView | null
  character: DinnerCharacter
  at: Placed
  onClose: () => void
  onReopen: () => void
}

const failure = (reason: string) => failureOf(undefined, reason)

/** What one guest has to do in one phase. */
function CardDialog({ card, character, at, onClose, onReopen }: CardDialogProps) {
  const document = useDinner()
  const [isDeleting, setDeleting] = useState(false)
  const form = useRowForm<CardView>({
    kind: 'card',
    row: card,
    parent: character.id,
    initial: { phase: at.phase ?? 'arrival', courseId: at.courseId },
    draftRow: card?.id ?? `new ${character.id} ${keyOf(at, document)}`,
    onClose,
    onReopen,
    failure,
    onSaved: () => {
      void notify({ title: m.dinner_card_saved(), tone: 'success' })
      onClose()
    },
  })
  const phase = phaseOf(document, form.values)
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
        failure={failure}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    )
  const held = phase ? cluesHeld(document, character.id, phase) : []
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
                <LookPicture look={clue.look} className="size-7" />
                {clue.title}
              </li>
            ))}
          </ul>
        </div>
      )}
      <RowParts
        kind="card"
        parts={[
          <PhaseField key="phase" kind="card" form={form} />,
          ...tasks,
          ['revealsSecretOfId', { none: m.dinner_secret_none() }],
        ]}
      />
    </RowDialog>
  )
}
