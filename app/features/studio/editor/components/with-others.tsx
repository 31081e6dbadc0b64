import { SinceNotice, useSinceSeen } from '#app/features/studio/changes/components/since-seen.tsx'
import { useSayWhere } from '#app/features/studio/live/components/use-say-where.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'

type WithOthersProps = { adventureId: string; tab: string; revisions: Revisions }

/** What a draft has that somebody else works on, too. */
export function WithOthers({ adventureId, tab, revisions }: WithOthersProps) {
  const since = useSinceSeen(adventureId)
  useSayWhere(adventureId, tab, { isSeen: since.isSeen, revisions })
  return <SinceNotice since={since} />
}
