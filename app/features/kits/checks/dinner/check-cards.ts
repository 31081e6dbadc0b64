import { isAt, isGuest, phaseOf, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCard, DinnerCharacter, DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { phaseKey } from '#app/features/kits/documents/phases.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { DinnerCheck, DinnerFinding } from './dinner-finding.ts'
import { found, unless } from './dinner-finding.ts'

/** Checks the matrix of rounds: what each guest has to do in each phase. */
export const checkCards: DinnerCheck = ({ document }) => [
  ...document.cards.flatMap((card) => checkCard(card, document)),
  ...(document.courses.length === 0
    ? []
    : document.characters.filter(isGuest).flatMap((guest) => checkRow(guest, document))),
]

/** The cell of the matrix that a finding leads to: `card.arrival`, or `card.<id>` for a course. */
const cellField = (phase: Phase): string => `card.${phaseKey(phase)}`

function checkCard(card: DinnerCard, document: DinnerDocument): DinnerFinding[] {
  const place = { entity: 'card', id: card.id } as const
  const owner = document.characters.find(({ id }) => id === card.characterId)
  const params = { name: owner?.name ?? '' }
  if (!owner || !isGuest(owner)) return [found('card_without_guest', place, params)]
  const phase = phaseOf(document, card)
  if (!phase) return unless(document.courses.length === 0, 'card_without_phase', { ...place, field: 'phase' }, params)
  const first = document.cards.find((each) => each.characterId === card.characterId && isAt(phase, each))
  return unless(first?.id === card.id, 'duplicate_card', place, { ...params, ...phaseParams([phase], document) })
}

function checkRow(guest: DinnerCharacter, document: DinnerDocument): DinnerFinding[] {
  const cards = document.cards.filter(({ characterId }) => characterId === guest.id)
  const played = phasesOf(document).filter(({ name }) => name === 'arrival' || name === 'course')
  const lacking = (has: (card: DinnerCard) => boolean) =>
    played.filter((phase) => !cards.some((card) => isAt(phase, card) && has(card)))
  const idle = lacking(({ reveal, act }) => !isBlankText(reveal) || !isBlankText(act))
  const silent = lacking(({ reveal }) => !isBlankText(reveal)).filter((phase) => !idle.includes(phase))
  const open = lacking(({ conceal }) => !isBlankText(conceal)).filter((phase) => !idle.includes(phase))
  const holes = (code: 'guest_idle' | 'guest_says_nothing' | 'guest_hides_nothing', phases: readonly Phase[]) =>
    phases[0] === undefined
      ? []
      : [
          found(
            code,
            { entity: 'character', id: guest.id, field: cellField(phases[0]) },
            { name: guest.name, ...phaseParams(phases, document) },
          ),
        ]
  return [...holes('guest_idle', idle), ...holes('guest_says_nothing', silent), ...holes('guest_hides_nothing', open)]
}

/** `phases`: names of phases and courses; courses are written as `=` and their name. */
export const phaseParams = (phases: readonly Phase[], { courses }: Pick<DinnerDocument, 'courses'>) => ({
  phases: phases
    .map((phase) =>
      phase.name === 'course' ? `=${courses.find(({ id }) => id === phase.courseId)?.name ?? ''}` : phase.name,
    )
    .join('\n'),
})
