import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Step } from './moment.ts'

/** `answer`: the answer to a puzzle, right or wrong. The caller advances the clock: waiting is not a command. */
export function commandsOf(
  step: Step,
  state: RunState,
  playerId: string,
  answer: (puzzleId: string, rightly: boolean) => unknown,
): PlayerCommand[] {
  switch (step.type) {
    case 'go':
    case 'take':
    case 'talk':
    case 'open':
    case 'press':
      return [{ type: 'use_hotspot', hotspotId: step.hotspotId }]
    case 'travel':
      return [{ type: 'travel', sceneId: step.sceneId }]
    case 'solve':
    case 'answer_wrong':
    case 'take_hint': {
      const { puzzleId, hotspotId } = step
      const opening = hotspotId === null ? [] : [{ type: 'use_hotspot' as const, hotspotId }]
      return [
        ...opening,
        step.type === 'take_hint'
          ? { type: 'take_hint', puzzleId }
          : { type: 'answer', puzzleId, answer: answer(puzzleId, step.type === 'solve') },
      ]
    }
    case 'use':
      return [{ type: 'use_item', itemId: step.itemId }]
    case 'use_on':
      return [{ type: 'use_item_on', itemId: step.itemId, hotspotId: step.hotspotId }]
    case 'combine':
      return [{ type: 'combine_items', itemId: step.itemId, otherItemId: step.otherItemId }]
    case 'choose': {
      return chooseCommand(step.place, state, playerId)
    }
    case 'leave':
      return [state.players[playerId]?.dialogue ? { type: 'leave_dialogue' } : { type: 'close_puzzle' }]
    case 'wait':
      return []
  }
}

function chooseCommand(wanted: number, state: RunState, playerId: string): PlayerCommand[] {
  const dialogue = state.players[playerId]?.dialogue
  return dialogue
    ? [{ type: 'choose', step: dialogue.step, choice: dialogue.choices.findIndex(({ place }) => place === wanted) }]
    : []
}
