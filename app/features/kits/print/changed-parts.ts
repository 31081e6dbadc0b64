import { frontId } from '#app/features/kits/paper/compose-front.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { isRecord } from '#app/shared/record.ts'
import type { ListedPart } from './print-progress.ts'

type Part = Pick<PaperPart, 'id' | 'title' | 'reader' | 'minutesToCut' | 'template' | 'data'>

/** What of an earlier print still fits: what would come out the same, or with less, such as a name tag over. */
export function changedParts(earlier: readonly Part[], now: readonly Part[]): ListedPart[] {
  const before = new Map(earlier.map((part) => [part.id, part]))
  const ids = new Set(now.map(({ id }) => id))
  const hasNew = now.some(({ id }) => !before.has(id))
  return [
    ...now.map((part) => listed(part, changeOf(before.get(part.id), part, hasNew))),
    ...earlier.filter(({ id }) => !ids.has(id)).map((part) => listed(part, 'gone')),
  ]
}

function changeOf(before: Part | undefined, part: Part, hasNew: boolean): ListedPart['change'] {
  if (!before) return 'new'
  // Its contents page names all parts
  if (part.id === frontId && hasNew) return 'changed'
  return before.template === part.template && covers(before.data, part.data) ? 'same' : 'changed'
}

/** Lists of the earlier print may have had more in them. */
function covers(before: unknown, now: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(now)) {
    let at = 0
    for (const each of before) if (at < now.length && covers(each, now[at])) at++
    return at === now.length
  }
  if (!isRecord(before) || !isRecord(now)) return before === now
  const names = Object.keys(now)
  return names.length === Object.keys(before).length && names.every((name) => covers(before[name], now[name]))
}

const listed = ({ id, title, reader, minutesToCut }: Part, change: ListedPart['change']): ListedPart => ({
  id,
  title,
  reader,
  minutesToCut,
  change,
})
