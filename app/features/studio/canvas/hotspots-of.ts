import type { DraftView, HotspotView } from '#app/features/studio/draft-view.ts'
import { unsavedIn } from '#app/features/studio/saving/save-queue.ts'
import type { QueuedRow, SaveQueue } from '#app/features/studio/saving/save-queue.ts'
import { sameLook } from './same-look.ts'

type Seen = { row: HotspotView; queued: QueuedRow | undefined; now: HotspotView }

/**
 * The hotspots of a scene with what is not saved yet, the lowest first. A hotspot is the same object as long as nothing of it has changed, and
 * the list as long as none of them has, so that who draws hundreds of them knows which are to be drawn anew.
 */
export function hotspotsOf(sceneId: string): (state: { draft: DraftView; queue: SaveQueue }) => readonly HotspotView[] {
  let seen = new Map<string, Seen>()
  let last: { rows: readonly HotspotView[]; queue: SaveQueue; list: readonly HotspotView[] } | null = null
  return ({ draft: { hotspots: rows }, queue }) => {
    if (last && last.rows === rows && last.queue === queue) return last.list
    const here = rows.filter((row) => row.sceneId === sceneId)
    const all = here.map((row) => withUnsaved(row, queue[row.id], seen.get(row.id)))
    seen = new Map(all.map((each) => [each.row.id, each]))
    const list = all.map(({ now }) => now)
    const before = last?.list
    last = {
      rows,
      queue,
      list: before && before.length === list.length && list.every((each, at) => each === before[at]) ? before : list,
    }
    return last.list
  }
}

function withUnsaved(row: HotspotView, queued: QueuedRow | undefined, before: Seen | undefined): Seen {
  if (before && before.row === row && before.queued === queued) return before
  const now = queued ? { ...row, ...unsavedIn(queued) } : row
  // what is under way is not another hotspot than what waited to be sent
  const same = before !== undefined && before.row === row && sameFields(before.now, now)
  return { row, queued, now: same ? before.now : now }
}

const sameFields = (a: HotspotView, b: HotspotView): boolean =>
  sameLook(a, b) &&
  (Object.keys(b) as (keyof HotspotView)[]).every((field) => field === 'points' || a[field] === b[field])
