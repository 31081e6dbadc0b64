import { cardsPlayed, cluesHeld, isGuest, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type {
  DinnerCard,
  DinnerCharacter,
  DinnerClue,
  DinnerDocument,
  Phase,
} from '#app/features/kits/documents/dinner.ts'
import { phaseKey } from './phases.ts'
import { arrowStep } from '#app/shared/arrow-keys.ts'

export const tasks = ['reveal', 'conceal', 'act', 'receive'] as const
export type Task = (typeof tasks)[number]

export type MatrixCell = {
  phase: Phase
  /** Two, when two authors made one each. */
  cards: readonly DinnerCard[]
  tasks: readonly Task[]
  /** The clues that the guest holds and releases then. */
  clues: readonly DinnerClue[]
  /** Nothing to say and nothing to do, where the guest needs something. */
  isHole: boolean
}

export type MatrixRow = { character: DinnerCharacter; cells: readonly MatrixCell[] }

const isWritten = (cards: readonly DinnerCard[], task: Task): boolean => cards.some((card) => card[task].trim() !== '')

/** The guests' evening: who reveals, conceals, does and receives what, phase by phase. */
export function roundMatrix(document: DinnerDocument): MatrixRow[] {
  const phases = phasesOf(document)
  return document.characters.filter(isGuest).map((character) => ({
    character,
    cells: phases.map((phase) => {
      const cards = cardsPlayed(document, character.id, phase)
      const written = tasks.filter((task) => isWritten(cards, task))
      return {
        phase,
        cards,
        tasks: written,
        clues: cluesHeld(document, character.id, phase),
        isHole:
          (phase.name === 'arrival' || phase.name === 'course') &&
          !written.includes('reveal') &&
          !written.includes('act'),
      }
    }),
  }))
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

/** Where an arrow key leads in a table; null for other keys. */
export function stepIn(
  [row, column]: readonly [number, number],
  key: string,
  [rows, columns]: readonly [number, number],
): [number, number] | null {
  const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, at))
  const step = arrowStep(key)
  if (step) return [within(row + step.y, rows), within(column + step.x, columns)]
  if (key === 'Home') return [row, 0]
  return key === 'End' ? [row, columns - 1] : null
}
