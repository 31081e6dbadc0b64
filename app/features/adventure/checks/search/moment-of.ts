import type { Clock } from '#app/features/engine/clock.ts'
import { isHeld } from '#app/features/engine/press-together.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { GameModel } from './game-model.ts'
import type { Moment } from './moment.ts'
import { turnedOn } from './timed.ts'

const flagPrefix = 'flag '

/** A player's place in a game under way, as the checker counts it. Null for somebody who is not in it. */
export function momentOf(model: GameModel, state: RunState, playerId: string, clock: Clock): Moment | null {
  const place = state.players[playerId]
  const scene = place && model.sceneIndex.get(place.sceneId)
  if (!place || scene === undefined) return null
  const held = valuesHeld(model, state, clock)
  const values = new Int32Array(model.variables.names.length)
  for (const [variable, value] of held) values[variable] = value
  const { dialogue, puzzleId } = place
  const looksAt = dialogue ? `node ${dialogue.npcId} ${dialogue.nodeId}` : `puzzle ${puzzleId}`
  return { scene, focus: model.foci.indexOf(looksAt) + 1, values, over: null }
}

function valuesHeld({ variables, happenings }: GameModel, state: RunState, clock: Clock): [number, number][] {
  return [
    ...state.visitedScenes.filter(variables.visitWatched).map((id): [number, number] => [variables.visited(id), 1]),
    ...state.revealedScenes.map((id): [number, number] => [variables.revealed(id), 1]),
    ...state.takenHotspots.map((id): [number, number] => [variables.taken(id), 1]),
    ...state.holds
      .filter((hold) => isHeld(hold, clock.now))
      .map(({ hotspotId }): [number, number] => [variables.pressed(hotspotId), 1]),
    ...Object.entries(state.together).flatMap(([id, is]): [number, number][] =>
      is === 'done' ? [[variables.pressed(id), 2]] : [],
    ),
    ...state.usedRules.map((name): [number, number] => [variables.used(name), 1]),
    ...state.seenNodes.map(({ npcId, nodeId }): [number, number] => [variables.seen(npcId, nodeId), 1]),
    ...Object.entries(state.inventory).map(([id, count]): [number, number] => [
      variables.item(id),
      Math.min(count, happenings.purse(id)?.most ?? count),
    ]),
    ...Object.entries(state.puzzles).flatMap(([id, { solved, hints, wrong }]): [number, number][] => [
      [variables.solved(id), solved ? 1 : 0],
      [variables.hints(id), hints.length],
      [variables.wrong(id), wrong],
    ]),
    ...variables.names.flatMap((name, variable): [number, number][] => {
      const flag = name.startsWith(flagPrefix) ? name.slice(flagPrefix.length) : null
      if (flag === null || !Object.hasOwn(state.flags, flag)) return []
      return [[variable, variables.encode(flag, state.flags[flag]!)]]
    }),
    ...[...variables.timed].map(([kind, leaves]): [number, number] => [
      variables.time(kind),
      turnedOn(leaves, state, clock),
    ]),
  ]
}
