import { useState } from 'react'
import { askChanges } from '#app/features/studio/changes/ask-changes.ts'
import type { ChangesResult } from '#app/features/studio/changes/change-view.ts'
import { changesKept } from '#app/features/studio/draft/changes-kept.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { ChangeLine } from './change-line.tsx'

/** Who changed what, loaded once it is unfolded. */
export function DayByDay({ onLeave }: { onLeave: () => void }) {
  const { listed, failed, load } = useChanges()
  return (
    <details
      className="rounded-control border border-line px-4"
      onToggle={(event) => event.currentTarget.open && listed === null && void load()}
    >
      <FoldSummary>{m.changes_by_day()}</FoldSummary>
      <div className="grid gap-4 pt-1 pb-4">
        <p className="text-sm text-muted">{m.changes_by_day_lead({ days: changesKept.days })}</p>
        {listed && <Days listed={listed} onLeave={onLeave} />}
        {failed ? (
          <Notice tone="danger" title={m.changes_failed()}>
            <Button size="small" className="mt-1" onClick={() => void load()}>
              {m.common_retry()}
            </Button>
          </Notice>
        ) : (
          listed === null && (
            <Loading label={m.studio_versions_loading()} className="grid gap-3">
              <Skeleton className="h-16" />
            </Loading>
          )
        )}
        {listed?.hasMore && !failed && (
          <Button size="small" className="justify-self-start" onClick={() => void load()}>
            {m.changes_more()}
          </Button>
        )}
      </div>
    </details>
  )
}

function useChanges() {
  const store = useStore()
  const [listed, setListed] = useState<ChangesResult | null>(null)
  const [failed, setFailed] = useState(false)
  const load = async () => {
    setFailed(false)
    // What waits belongs to it
    if (listed === null) await store.flush()
    const last = listed?.last
    const more = await askChanges(store.getState().draft.details.id, last ? `?all&olderThan=${last}` : '?all')
    if (more) setListed({ ...more, changes: [...(listed?.changes ?? []), ...more.changes] })
    else setFailed(true)
  }
  return { listed, failed, load }
}

function Days({ listed: { changes }, onLeave }: { listed: ChangesResult; onLeave: () => void }) {
  const zone = useReaderZone()
  if (changes.length === 0) return <p className="text-muted">{m.changes_none()}</p>
  return [...Map.groupBy(changes, ({ at }) => formatDate(at, zone))].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className="grid gap-3">
      <h4 className="font-semibold">{day}</h4>
      <ul className="grid gap-3">
        {ofDay.map((change) => (
          <ChangeLine key={change.id} change={change} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ))
}
