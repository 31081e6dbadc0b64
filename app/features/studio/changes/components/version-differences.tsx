import { useState } from 'react'
import { askChanges } from '#app/features/studio/changes/ask-changes.ts'
import { changesAtOnce } from '#app/features/studio/changes/change-view.ts'
import type { ChangesResult } from '#app/features/studio/changes/change-view.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ChangeLine } from './change-line.tsx'

/** How the draft differs from a kept version, loaded once it is unfolded: before is then, after is now. */
export function VersionDifferences({ versionId, onLeave }: { versionId: string; onLeave: () => void }) {
  const store = useStore()
  const [listed, setListed] = useState<ChangesResult | null>(null)
  const [failed, setFailed] = useState(false)
  const load = async () => {
    setFailed(false)
    const answer = await askChanges(store.getState().draft.details.id, `?version=${versionId}`)
    if (answer) setListed(answer)
    else setFailed(true)
  }
  return (
    <details onToggle={(event) => event.currentTarget.open && listed === null && void load()}>
      <FoldSummary className="text-sm">{m.changes_differences()}</FoldSummary>
      <div className="grid gap-3 pt-1">
        {failed && (
          <Notice tone="danger" title={m.changes_failed()}>
            <Button size="small" className="mt-1" onClick={() => void load()}>
              {m.common_retry()}
            </Button>
          </Notice>
        )}
        <ul className="grid gap-3">
          {listed?.changes.map((change) => (
            <ChangeLine key={change.id} change={change} onLeave={onLeave} isCompared />
          ))}
        </ul>
        {listed?.hasMore && <p className="text-sm text-muted">{m.changes_first({ count: changesAtOnce })}</p>}
      </div>
    </details>
  )
}
