import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { cluesHeld, phaseOf, phaseText } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { card as kind } from '#app/features/rows/kinds/card.ts'
import { cellsOf, roundMatrix, tasks } from '#app/features/studio/dinner/round-matrix.ts'
import type { CardPlace } from '#app/features/studio/dinner/round-matrix.ts'
import { keyOf, phaseAt, phasesIn, placed } from '#app/features/kits/documents/phases.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import type { FieldForm } from '#app/features/studio/fields/components/row-field.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import type { CardView } from '#app/features/studio/draft/view.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { OwnField } from '#app/features/studio/fields/components/own-field.tsx'
import { RowParts } from '#app/features/studio/kit/components/row-parts.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { MatrixLegend, RoundMatrix } from './round-matrix.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { nameOf } from './clue-words.ts'

/** A card by its id, or a character's cell as `card.<phase>`. */
function askedFor(document: DinnerDocument, query: URLSearchParams): CardPlace | null {
  const [row, phase] = [query.get('row'), query.get('field')?.replace(/^card\./, '')]
  const card = document.cards.find(({ id }) => id === row)
  if (card) return { characterId: card.characterId, phase: keyOf(card, document), cardId: card.id }
  if (!row || !phase || !document.characters.some(({ id }) => id === row)) return null
  const there = document.cards.find((each) => each.characterId === row && keyOf(each, document) === phase)
  return { characterId: row, phase, cardId: there?.id ?? null }
}

export function RoundsTab() {
  const document = useDinner()
  const [query] = useSearchParams()
  const [open, setOpen] = useState<CardPlace | null>(() => askedFor(document, query))
  const matrix = roundMatrix(document)
  return (
    <TabFrame
      title={m.dinner_tab_rounds()}
      text={m.dinner_rounds_text()}
      empty={
        matrix.length === 0 && {
          title: m.dinner_rounds_empty(),
          text: m.dinner_rounds_empty_text(),
          action: (
            <Button asChild variant="accent">
              <Link to="?tab=characters">{m.dinner_characters_first()}</Link>
            </Button>
          ),
        }
      }
    >
      <MatrixLegend />
      <RoundMatrix matrix={matrix} onOpen={setOpen} />
      {open && document.characters.some(({ id }) => id === open.characterId) && (
        <CardDialog key={Object.values(open).join(' ')} place={open} places={cellsOf(matrix)} onOpen={setOpen} />
      )}
    </TabFrame>
  )
}

type CardDialogProps = {
  place: CardPlace
  /** The cards and empty cells, as an author works through them. */
  places: readonly CardPlace[]
  onOpen: (place: CardPlace | null) => void
}

const written = [...Object.keys(kind.fields), 'translations']

/** What one guest has to do in one phase. */
function CardDialog({ place, places, onOpen }: CardDialogProps) {
  const document = useDinner()
  const row = useDraft().cards.find(({ id }) => id === place.cardId) ?? null
  const [isDeleting, setDeleting] = useState(false)
  const { characterId } = place
  const at = places.findIndex((each) => Object.values(each).join() === Object.values(place).join())
  const onClose = () => onOpen(null)
  const next = places[at + 1]
  const onNext = next && (() => onOpen(next))
  const { phase: name, courseId } = placed(phaseAt(document, place.phase))
  const form = useRowForm<CardView>({
    kind: 'card',
    row,
    parent: characterId,
    initial: { phase: name ?? 'arrival', courseId },
    draftRow: row?.id ?? `new ${characterId} ${place.phase}`,
    saved: m.dinner_card_saved(),
    onClose,
    onNext,
    onReopen: () => onOpen(place),
  })
  const { set }: FieldForm = form
  const phase = phaseOf(document, form.values)
  const title = m.dinner_card_title({
    name: nameOf(document, characterId),
    phase: phase ? phaseText(phase, document.courses) : m.dinner_card_no_phase(),
  })
  if (row && isDeleting)
    return (
      <DeleteRow
        id={row.id}
        kind="card"
        name={title}
        question={m.dinner_card_delete_question()}
        deleted={m.dinner_card_deleted()}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    )
  const held = phase ? cluesHeld(document, characterId, phase) : []
  const free = phasesIn(document).filter(({ id }) =>
    places.some((cell) => cell.characterId === characterId && cell.phase === id && cell.cardId === null),
  )
  return (
    <RowDialog
      // An empty card would say nothing to anybody
      form={row || form.touched(written) ? form : { ...form, unchanged: true }}
      title={title}
      description={at < 0 ? undefined : m.dinner_card_number({ number: at + 1, count: places.length })}
      submit={m.dinner_card_save()}
      onClose={onClose}
      onNext={onNext}
      action={
        row && (
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
          ...tasks,
          ['revealsSecretOfId', { none: m.dinner_secret_none() }],
          row !== null &&
            (free.length > 0 ? (
              <OwnField key="phase" kind="card" name="phase" className="max-w-80">
                {(control) => (
                  <ActionSelect
                    {...control}
                    label={m.dinner_card_move()}
                    of={free}
                    onChoose={(key) => set(placed(phaseAt(document, key)))}
                  />
                )}
              </OwnField>
            ) : (
              <p key="no-move" className="text-sm text-muted">
                {m.dinner_card_no_move()}
              </p>
            )),
        ]}
      />
    </RowDialog>
  )
}
