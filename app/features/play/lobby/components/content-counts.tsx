import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import type { LobbyContents } from '#app/features/play/lobby/lobby.present.ts'

/** How much there is inside. */
export function ContentCounts({ contents }: { contents: LobbyContents }) {
  const counts = [
    { name: m.play_count_scenes(), count: contents.scenes },
    { name: m.play_count_puzzles(), count: contents.puzzles },
    { name: m.play_count_items(), count: contents.items },
    { name: m.play_count_npcs(), count: contents.npcs },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{m.play_contents()}</h2>
      <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-4">
        {counts.map(({ name, count }) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-2xl font-semibold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
