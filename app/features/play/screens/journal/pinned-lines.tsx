import Pin from 'lucide-react/icons/pin'
import { m } from '#app/i18n/generated/messages.js'
import type { RunProjection } from '#app/features/engine/projection.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { JournalEntry } from './journal-entries.tsx'

type PinnedLinesProps = { view: Pick<RunProjection, 'journal' | 'pins'>; media: Readonly<Record<string, string>> }

/** Open where there is room for it beside a puzzle. */
function openIfWide(fold: HTMLDetailsElement | null): void {
  if (fold && matchMedia('(width >= 60rem)').matches) fold.open = true
}

/** What a player has pinned, beside an open puzzle. */
export function PinnedLines({ view: { journal, pins }, media }: PinnedLinesProps) {
  if (pins.length === 0) return null
  return (
    <details ref={openIfWide} className="rounded-control border border-line px-4 py-2">
      <FoldSummary>
        <Pin aria-hidden="true" className="size-4" />
        {m.play_pins({ count: pins.length })}
      </FoldSummary>
      <ul className="mt-2 mb-2 grid gap-3">
        {pins.map(({ place, imageAssetId }) => {
          const entry = journal.find((each) => each.line === place)
          const picture = imageAssetId === null ? undefined : media[imageAssetId]
          return (
            entry && (
              <li key={place}>
                <JournalEntry entry={entry}>
                  {picture && <img src={picture} alt="" className="mt-2 max-h-60 rounded-control object-contain" />}
                </JournalEntry>
              </li>
            )
          )
        })}
      </ul>
    </details>
  )
}
