import type { Deed } from './command.schema.ts'
import { isFor, rolesOf } from './roles.ts'
import { own } from './state-lookup.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit } from './turn.ts'

/** Keeps a line of the journal beside puzzles, or no longer. */
export function pinLine(turn: Turn, { place, pinned }: Extract<Deed, { type: 'pin' }>): Refusal | null {
  const { playerId } = turn.actor
  const entry = turn.state.journal[place]
  if (!entry || ('for' in entry && !isFor(entry.for, rolesOf(turn.state, playerId)))) return { refused: 'notHere' }
  const isPinned = (own(turn.state.pins, playerId) ?? []).includes(place)
  if (isPinned !== pinned) emit(turn, { type: 'pinned', playerId, place, pinned })
  return null
}
