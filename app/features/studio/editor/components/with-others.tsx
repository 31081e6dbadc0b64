import { SinceNotice, useSinceSeen } from '#app/features/studio/changes/components/since-seen.tsx'
import { OthersHere } from '#app/features/studio/live/components/others-here.tsx'
import { useSayWhere } from '#app/features/studio/live/components/use-say-where.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'
import type { EditorTab } from './editor-tabs.ts'

type WithOthersProps = { adventureId: string; tab: string; tabs: readonly EditorTab[]; revisions: Revisions }

/** What a draft has that somebody else works on, too. */
export function WithOthers({ adventureId, tab, tabs, revisions }: WithOthersProps) {
  const since = useSinceSeen(adventureId)
  useSayWhere(adventureId, tab, { isSeen: since.isSeen, revisions })
  return (
    <>
      <OthersHere tabs={tabs} />
      <SinceNotice since={since} />
    </>
  )
}
