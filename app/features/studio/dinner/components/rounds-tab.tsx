import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { roundMatrix } from '#app/features/studio/dinner/round-matrix.ts'
import { phaseAt, phaseKey, placed, keyOf } from '#app/features/studio/dinner/phases.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { CardDialog } from './card-dialog.tsx'
import { MatrixLegend, RoundMatrix } from './round-matrix.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinner } from './use-dinner.ts'

/** An existing card, or a cell that has none yet. */
type Open = { characterId: string; phase: string; cardId: string | null }

/** A card by its id, or a character's cell as `card.<phase>`. */
function askedFor(document: DinnerDocument, query: URLSearchParams): Open | null {
  const [row, phase] = [query.get('row'), query.get('field')?.replace(/^card\./, '')]
  const card = document.cards.find(({ id }) => id === row)
  if (card) return { characterId: card.characterId, phase: keyOf(card, document.courses), cardId: card.id }
  if (!row || !phase || !document.characters.some(({ id }) => id === row)) return null
  const there = document.cards.find((each) => each.characterId === row && keyOf(each, document.courses) === phase)
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
