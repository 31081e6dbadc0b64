import { lazy, Suspense } from 'react'
import type { Findings } from '#app/features/studio/draft/editor-result.ts'

// Authors who check nothing do not load these texts
const FindingList = lazy(async () => ({
  default: (await import('#app/features/studio/fields/components/finding-list.tsx')).FindingList,
}))
const KitFindingList = lazy(async () => ({
  default: (await import('#app/features/studio/fields/components/kit-finding-list.tsx')).KitFindingList,
}))

/** The findings of an adventure of any kind. */
export const Found = ({ findings, kitFindings }: Partial<Findings>) => (
  <>
    <Suspense>
      {findings && <FindingList findings={findings} />}
      {kitFindings && <KitFindingList checked={kitFindings} />}
    </Suspense>
  </>
)
