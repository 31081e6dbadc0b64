import { giveItem } from './apply-effects.ts'
import { findItem, findScene } from './lookup.ts'
import { roles } from '#app/shared/player-roles.ts'
import { leaveOthersPlaces } from './share-roles.ts'
import { heldCount } from './state-lookup.ts'
import type { PlaytestCommand } from './playtest-command.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit } from './turn.ts'

export function directPlaytest(turn: Turn, command: PlaytestCommand): Refusal | null {
  const { playerId } = turn.actor
  switch (command.type) {
    case 'playtest_go':
      if (!findScene(turn.game.edition, command.sceneId)) return { refused: 'notHere' }
      emit(turn, { type: 'moved', playerId, sceneId: command.sceneId })
      return null
    case 'playtest_give': {
      if (!findItem(turn.game.edition, command.itemId)) return { refused: 'nothingHere' }
      giveItem(turn, command.itemId, command.count)
      return turn.events.length === 0 ? { refused: 'alreadyHeld' } : null
    }
    case 'playtest_take': {
      const count = Math.min(command.count, heldCount(turn.state, command.itemId))
      if (count === 0) return { refused: 'notCarried' }
      emit(turn, { type: 'item_lost', playerId, itemId: command.itemId, count })
      return null
    }
    case 'playtest_role':
      emit(turn, { type: 'role_tried', playerId, roles: command.role === null ? [...roles] : [command.role] })
      leaveOthersPlaces(turn)
      return null
    case 'playtest_flag':
      emit(turn, { type: 'flag_set', flag: command.flag, value: command.value })
      return null
  }
}
