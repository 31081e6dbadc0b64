import type { Role } from '#app/shared/player-roles.ts'
import type { EditionDocument, EditionHotspot } from './edition.schema.ts'
import { holdMs } from './hold-ms.ts'
import { findHotspotAnywhere } from './lookup.ts'
import type { KeptHold } from './notice.ts'
import { own } from './state-lookup.ts'
import type { Hold, RunState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, newTurn } from './turn.ts'

type Press = (turn: Turn, hotspotId: string) => Refusal | null

/** Whether a hotspot still waits for two: once done together, it works for one. */
export const takesTwo = ({ id, together = [] }: EditionHotspot, state: RunState): boolean =>
  together.length > 0 && ![id, ...together].some((each) => own(state.together, each) === 'done')

/** What does the rest once somebody alone holds it. */
export function restOfHold(edition: EditionDocument, hotspotId: string, own: readonly Role[]): KeptHold {
  if (findHotspotAnywhere(edition, hotspotId)?.together?.includes(hotspotId)) return 'again'
  return edition.hasRoles && own.length === 1 ? 'partner' : 'other'
}

export const isHeld = ({ until }: Hold, now: number): boolean => until === null || now < until

/** The first of two holds; the second does what both have pressed. `press`: does one of the two, for who pressed it. */
export function pressTogether(turn: Turn, { id, together = [] }: EditionHotspot, press: Press): null {
  const { actor, clock, state } = turn
  const { playerId, language } = actor
  const partners = state.holds.filter(
    (hold) =>
      together.includes(hold.hotspotId) &&
      isHeld(hold, clock.now) &&
      (hold.playerId !== playerId || hold.until === null),
  )
  const [first] = partners
  if (!first) return hold(turn, id)
  const hotspotIds = [...partners.map(({ hotspotId }) => hotspotId), id]
  emit(turn, { type: 'done_together', playerId, partnerId: first.playerId, hotspotIds })
  // Whoever cannot do their half any more has still helped
  for (const partner of partners) if (partner.playerId !== playerId) pressAs(turn, partner, press)
  pressAs(turn, { playerId, language, hotspotId: id }, press)
  return null
}

/** Somebody alone holds until they have done the other half, too. */
function hold(turn: Turn, hotspotId: string): null {
  const { actor, clock, state } = turn
  const { playerId, language, here = [] } = actor
  const isAlone = !here.some((id) => id !== playerId && own(state.players, id))
  if (!state.holds.some((known) => known.hotspotId === hotspotId && known.until === null))
    emit(turn, { type: 'held', playerId, language, hotspotId, until: isAlone ? null : clock.now + holdMs })
  return null
}

function pressAs(turn: Turn, { playerId, language, hotspotId }: Omit<Hold, 'until'>, press: Press): void {
  if (turn.state.ending) return
  const deed = newTurn(turn.game, turn.state, { playerId, language }, turn.clock)
  if (press(deed, hotspotId)) return
  turn.events.push(...deed.events)
  turn.state = deed.state
}
