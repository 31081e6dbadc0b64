import { frontId } from '#app/features/kits/paper/compose-front.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { isRecord } from '#app/shared/record.ts'
import type { ListedPart } from './print-progress.ts'

type Part = Pick<PaperPart, 'id' | 'title' | 'reader' | 'minutesToCut' | 'template' | 'data' | 'sheets' | 'isSent'>

/** Which parts of an earlier print still fit: those that would come out the same, or with less (a spare name tag). */
export function changedParts(earlier: readonly Part[], now: readonly Part[]): ListedPart[] {
  const before = new Map(earlier.map((part) => [part.id, part]))
  const ids = new Set(now.map(({ id }) => id))
  const hasNew = now.some(({ id }) => !before.has(id))
  return [
    ...now.map((part) => {
      const change = changeOf(before.get(part.id), part, hasNew)
      return listed(part, change, change === 'changed' ? sheetsAgain(before.get(part.id), part) : null)
    }),
    ...earlier.filter(({ id }) => !ids.has(id)).map((part) => listed(part, 'gone')),
  ]
}

function changeOf(before: Part | undefined, part: Part, hasNew: boolean): ListedPart['change'] {
  if (!before) return 'new'
  // The contents page lists all parts
  if (part.id === frontId && hasNew) return 'changed'
  const fits = covers(before.data, part.data) && covers(before.sheets ?? [], part.sheets ?? [])
  return before.template === part.template && fits ? 'same' : 'changed'
}

/** The sheets to print again; null for the whole part. */
function sheetsAgain(before: Part | undefined, part: Part): ListedPart['again'] {
  const [was, is] = [before?.sheets, part.sheets]
  if (was?.length !== is?.length || !covers(before?.data, part.data)) return null
  return is?.flatMap((sheet, at) => (covers(was?.[at], sheet) ? [] : [at])) ?? null
}

/** Whether the earlier data includes the new: lists of the earlier print may have had more entries. */
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

function listed(
  { id, title, reader, minutesToCut, sheets, isSent = false }: Part,
  change: ListedPart['change'],
  again: ListedPart['again'] = null,
): ListedPart {
  const share = again && sheets ? again.length / sheets.length : 1
  return {
    id,
    title,
    reader,
    minutesToCut: Math.round(minutesToCut * share),
    change,
    again,
    sheets: sheets?.length ?? 0,
    isSent,
  }
}
