import { aspects, isAt, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type {
  Aspect,
  Bearing,
  DinnerCharacter,
  DinnerClue,
  DinnerDocument,
  Phase,
} from '#app/features/kits/documents/dinner.ts'

type Told = Pick<DinnerDocument, 'characters' | 'courses' | 'clues'>

/** How one suspect stands after the released clues; the lists hold ids of clues. */
export type Standing = {
  characterId: string
  aspects: Record<Aspect, Record<Bearing, readonly string[]>>
  /** None of the three aspects has been cleared. */
  couldBe: boolean
}

/** The suspects at the end of the phase. */
export type PhaseStanding = {
  phase: Phase
  released: readonly DinnerClue[]
  suspects: readonly Standing[]
}

export const isSuspect = ({ role }: Pick<DinnerCharacter, 'role'>): boolean => role === 'suspect'

/** Who could be the culprit after each phase, among the characters of the document. */
export function deduce(document: Told): PhaseStanding[] {
  const released: DinnerClue[] = []
  return phasesOf(document).map((phase) => {
    released.push(...document.clues.filter((clue) => isAt(phase, clue)))
    return { phase, released: [...released], suspects: standings(document, released) }
  })
}

/** What these clues alone say about each suspect. */
export const standings = ({ characters }: Pick<Told, 'characters'>, clues: readonly DinnerClue[]): Standing[] =>
  characters.filter(isSuspect).map(({ id }) => {
    const cell = (aspect: Aspect) => ({
      burdens: saying(clues, id, aspect, 'burdens'),
      clears: saying(clues, id, aspect, 'clears'),
    })
    const cells = { means: cell('means'), motive: cell('motive'), opportunity: cell('opportunity') }
    return { characterId: id, aspects: cells, couldBe: aspects.every((aspect) => cells[aspect].clears.length === 0) }
  })

const saying = (clues: readonly DinnerClue[], characterId: string, aspect: Aspect, bearing: Bearing): string[] =>
  clues
    .filter(({ meanings }) =>
      meanings.some((each) => each.characterId === characterId && each.aspect === aspect && each.bearing === bearing),
    )
    .map(({ id }) => id)

/** Ids of the suspects who could be the culprit. */
export const candidates = (suspects: readonly Standing[]): string[] =>
  suspects.filter(({ couldBe }) => couldBe).map(({ characterId }) => characterId)

/** The clues released before the accusation. */
export const releasedInTime = (document: Told): DinnerClue[] => {
  const accusation = deduce(document).find(({ phase }) => phase.name === 'accusation')
  return [...(accusation?.released ?? [])]
}
