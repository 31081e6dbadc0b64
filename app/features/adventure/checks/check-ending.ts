import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { searchEnding } from './search-ending.ts'
import { endsAtBest, withinReach } from './within-reach.ts'

/** The game can be finished: somebody who answers rightly comes from the start to an ending. */
export const checkEnding: Check = ({ draft: { adventure }, compiled }) => {
  if (!compiled) return []
  const where = { entity: 'adventure', id: adventure.id } as const
  const params = { name: adventure.title }
  if (!endsAtBest(compiled, withinReach(compiled))) return [finding('ending_unreachable', where, params)]
  switch (searchEnding(compiled)) {
    case 'found':
      return []
    case 'none':
      return [finding('ending_unreachable', where, params)]
    case 'gave_up':
      return [finding('ending_not_proven', where, params)]
  }
}
