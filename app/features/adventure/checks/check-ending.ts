import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkEnding: Check = ({ draft, examined, hasFailed }) => {
  const { adventure } = draft
  const where = { entity: 'adventure', id: adventure.id } as const
  const params = { name: adventure.title }
  if (hasFailed) return [finding('not_examined', where, params)]
  if (!examined) return []
  if (examined.ends === 'no') {
    const lacking = draft.items.filter(({ id }) => examined.lacks.includes(id))
    const [first] = lacking
    const place = first ? ({ entity: 'item', id: first.id } as const) : where
    const missing = lacking.length > 0 ? { missing: lacking.map(({ name }) => name) } : {}
    return [{ ...finding('ending_unreachable', place, params), ...missing }]
  }
  if (examined.ends === 'unknown') return [finding('ending_not_proven', where, params)]
  return examined.complete && examined.deadEndsComplete ? [] : [finding('not_checked_completely', where, params)]
}
