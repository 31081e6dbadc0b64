import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { Notice } from '#app/features/engine/notice.ts'
import { presentEvent } from '#app/features/engine/present-event.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { PartyNotice } from './stream-events.ts'
import type { RunEntry } from '#app/features/play/runs/run-statements.server.ts'
import type { Locale } from '#app/i18n/locale.ts'

const mostNotices = 100

type Listener = {
  playerId: string
  /** The puzzle that they have open. */
  puzzleId: string | null
  roles: readonly Role[]
}

/** Returns news after event number `shown`, oldest first; only players at the puzzle get the author's reply, only who
 * looked what was shown, and only a role what is for it. */
export function presentNews(
  document: EditionDocument,
  language: Locale,
  entries: readonly RunEntry[],
  shown: number,
  listener: Listener,
): PartyNotice[] {
  const notices: PartyNotice[] = []
  for (const { seq, commandId, by, events } of entries) {
    if (seq <= shown) continue
    for (const event of events) {
      const notice = presentEvent(document, event, language, listener.roles)
      // What others agreed to is said by who asked, not by who agreed last
      const doer = event.type === 'said' ? event.playerId : by
      if (notice) notices.push({ by: doer, commandId, notice: forListener(notice, listener) })
    }
  }
  return notices.slice(-mostNotices)
}

function forListener(notice: Notice, { playerId, puzzleId }: Listener): Notice {
  if (notice.type === 'looked')
    return notice.playerId === playerId ? notice : { ...notice, text: null, picture: null, sound: null }
  if (notice.type !== 'answered_wrong' && notice.type !== 'answered_in_part') return notice
  return notice.playerId === playerId || notice.puzzleId === puzzleId ? notice : { ...notice, reply: null }
}
