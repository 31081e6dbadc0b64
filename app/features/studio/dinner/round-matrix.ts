import { cardsPlayed, cluesHeld, isGuest, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { phaseKey } from '#app/features/kits/documents/phases.ts'

export const tasks = ['reveal', 'conceal', 'act', 'receive'] as const
export type Task = (typeof tasks)[number]

/** The guests' evening: who reveals, conceals, does and receives what, phase by phase. */
export const roundMatrix = (document: DinnerDocument) =>
  document.characters.filter(isGuest).map((character) => ({
    character,
    cells: phasesOf(document).map((phase) => cellOf(document, character.id, phase)),
  }))

export type MatrixRow = ReturnType<typeof roundMatrix>[number]
export type MatrixCell = ReturnType<typeof cellOf>

function cellOf(document: DinnerDocument, guestId: string, phase: Phase) {
  const cards = cardsPlayed(document, guestId, phase)
  const written = tasks.filter((task) => cards.some((card) => card[task].trim() !== ''))
  return {
    phase,
    /** Two, when two authors made one each. */
    cards,
    tasks: written,
    /** The clues that the guest holds and releases then. */
    clues: cluesHeld(document, guestId, phase),
    /** Nothing to say and nothing to do, where the guest needs something. */
    isHole:
      (phase.name === 'arrival' || phase.name === 'course') && !written.includes('reveal') && !written.includes('act'),
  }
}

/** A card, or a guest's phase that has none yet. */
export type CardPlace = { characterId: string; phase: string; cardId: string | null }

/** The cards and empty cells of each guest in turn, from the first phase on. */
export const cellsOf = (matrix: readonly MatrixRow[]): CardPlace[] =>
  matrix.flatMap(({ character, cells }) =>
    cells.flatMap(({ phase, cards }) =>
      (cards.length > 0 ? cards : [null]).map((card) => ({
        characterId: character.id,
        phase: phaseKey(phase),
        cardId: card?.id ?? null,
      })),
    ),
  )
