import { useState } from 'react'
import { askChanges } from '#app/features/studio/changes/ask-changes.ts'
import { changesAtOnce } from '#app/features/studio/changes/change-view.ts'
import type { ChangesResult } from '#app/features/studio/changes/change-view.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
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
        {listed ? <Differences {...listed} onLeave={onLeave} /> : !failed && <Loading label={m.changes_comparing()} />}
      </div>
    </details>
  )
}

type DifferencesProps = Pick<ChangesResult, 'changes' | 'hasMore'> & { onLeave: () => void }

/** A line for each row; an order has none. */
export function Differences({ changes, hasMore, onLeave }: DifferencesProps) {
  if (changes.length === 0) return <p className="text-sm text-muted">{m.changes_order_only()}</p>
  return (
    <>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} onLeave={onLeave} isCompared />
        ))}
      </ul>
      {hasMore && <p className="text-sm text-muted">{m.changes_first({ count: changesAtOnce })}</p>}
    </>
  )
}
