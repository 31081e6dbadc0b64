import { lazy, Suspense } from 'react'
import type { Findings } from '#app/features/studio/draft/editor-result.ts'
import { FindingList } from './finding-list.tsx'

// Online adventures need none of the words for print kinds
const KitFindingList = lazy(async () => ({ default: (await import('./kit-finding-list.tsx')).KitFindingList }))

/** What was found in an adventure of any kind. */
export const Found = ({ findings, kitFindings }: Partial<Findings>) => (
  <>
    {findings && <FindingList findings={findings} />}
    {kitFindings && (
      <Suspense>
        <KitFindingList checked={kitFindings} />
      </Suspense>
    )}
  </>
)
