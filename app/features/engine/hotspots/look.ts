import { own } from '#app/features/engine/state-lookup.ts'
import { emit } from '#app/features/engine/turn.ts'
import type { HotspotKind } from './kind.ts'

/** Each press of the party says the next line, and after the last the first again: so nobody loses a line by pressing
 * once too often, or because somebody else pressed before. */
export const look: HotspotKind<'look'> = {
  use: (turn, { id: hotspotId }) => {
    const found = turn.game.secrets.looks?.find((candidate) => candidate.hotspotId === hotspotId)
    if (!found) return { refused: 'nothingHere' }
    const { lines, ...shown } = found
    const pressed = own(turn.state.looks, hotspotId) ?? 0
    const isAgain = pressed >= Math.max(1, lines.length)
    emit(turn, {
      type: 'looked',
      playerId: turn.actor.playerId,
      ...shown,
      text: lines[pressed % lines.length] ?? null,
      ...(isAgain && { again: true }),
    })
    return null
  },
  isDone: () => false,
}
