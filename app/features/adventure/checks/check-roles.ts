import { leavesOf } from '#app/features/engine/condition.schema.ts'
import { roles } from '#app/shared/player-roles.ts'
import { readCondition } from '#app/features/adventure/read-condition.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import type { Check } from './check.ts'
import type { Compiled } from './compiled.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'
import { mayHold, pair } from './search/cast.ts'
import { GameModel } from './search/game-model.ts'
import { conditionSources } from './sources.ts'

/** What two players share has to work for two, and for one who has both roles. */
export const checkRoles: Check = ({ draft, compiled, examined }) => {
  const { adventure } = draft
  const start = draft.scenes.find(({ isStartingMap }) => isStartingMap)
  const isStuck = examined?.ends === 'yes' && examined.endsForTwo === 'no'
  return [
    ...(start && start.role !== null
      ? [finding('start_for_one_role', { entity: 'scene', id: start.id, field: 'role' }, { name: start.name })]
      : []),
    ...(isStuck
      ? [finding('no_ending_for_two', { entity: 'adventure', id: adventure.id }, { name: adventure.title })]
      : []),
    ...(compiled?.document.hasRoles ? halvesOfOneRole(draft, compiled) : []),
    ...conditionSources(draft).flatMap(({ where, name, raw }): Finding[] => {
      const condition = readCondition(raw)
      if (!condition || !leavesOf(condition).some(({ type }) => type === 'role')) return []
      const isForOne = mayHold(condition, roles)
      const isForTwo = pair.some((own) => mayHold(condition, own))
      if (isForOne && !isForTwo) return [finding('only_alone', where, { name })]
      return isForTwo && !isForOne ? [finding('never_alone', where, { name })] : []
    }),
  ]
}

function halvesOfOneRole({ hotspots }: AdventureDraft, compiled: Compiled): Finding[] {
  const model = new GameModel(compiled, [], pair)
  const isPressed = (id: string) => model.mayPress(id).length > 0
  return (
    [...model.hotspots.values()]
      .filter((hotspot) => hotspot.together && model.partnersOf(hotspot).length === 0)
      // Where nobody comes at all, that is what other checks say
      .filter(({ id, together = [] }) => isPressed(id) && together.some(isPressed))
      .flatMap(({ id }) => hotspots.find((row) => row.id === id && row.together) ?? [])
      .map(({ id, sceneId, name }) =>
        finding('only_one_presses', { entity: 'hotspot', id, parentId: sceneId, field: 'together' }, { name }),
      )
  )
}
