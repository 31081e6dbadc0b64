import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkEnding: Check = ({ draft: { adventure }, examined, hasFailed }) => {
  const where = { entity: 'adventure', id: adventure.id } as const
  const params = { name: adventure.title }
  if (hasFailed) return [finding('not_examined', where, params)]
  if (!examined) return []
  if (examined.ends === 'no') return [finding('ending_unreachable', where, params)]
  if (examined.ends === 'unknown') return [finding('ending_not_proven', where, params)]
  return examined.complete && examined.deadEndsComplete ? [] : [finding('not_checked_completely', where, params)]
}
