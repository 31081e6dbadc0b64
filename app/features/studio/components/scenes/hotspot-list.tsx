import type { DraftView, HotspotView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { hotspotName, hotspotTypes, targetName } from './hotspot-types.tsx'

type HotspotListProps = {
  draft: DraftView
  hotspots: readonly HotspotView[]
  selected: string | null
  onSelect: (id: string | null) => void
  onEdit: (id: string) => void
}

/** The hotspots of a scene in words, in the order in which the keyboard reaches them. */
export function HotspotList({ draft, hotspots, selected, onSelect, onEdit }: HotspotListProps) {
  const ordered = hotspots.toSorted((a, b) => a.displayOrder - b.displayOrder)
  return (
    <section aria-labelledby="hotspots" className="grid gap-3 xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto">
      <h3 id="hotspots" className="text-subheading">
        {m.studio_hotspots({ count: hotspots.length })}
      </h3>
      {ordered.length === 0 && <p className="rounded-card border border-dashed border-line-strong/60 p-5 text-muted">{m.studio_hotspots_empty()}</p>}
      <ul className="grid gap-2">
        {ordered.map((hotspot) => {
          const { Icon, label } = hotspotTypes[hotspot.type]
          const name = hotspotName(hotspot)
          return (
            <li key={hotspot.id} className={`flex items-center gap-2 rounded-control border bg-surface p-2.5 ${hotspot.id === selected ? 'border-accent' : 'border-line'}`}>
              <button
                type="button"
                aria-pressed={hotspot.id === selected}
                onClick={() => onSelect(hotspot.id === selected ? null : hotspot.id)}
                className="grid min-h-11 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-small text-left"
              >
                <Icon aria-hidden="true" className="size-5 text-accent-ink" />
                <span className="grid min-w-0">
                  <span className="truncate font-semibold">{name}</span>
                  <span className="text-sm break-words text-muted">{m.studio_hotspot_line({ type: label(), target: targetName(draft, hotspot), x: Math.round(hotspot.x), y: Math.round(hotspot.y) })}</span>
                </span>
              </button>
              <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={() => onEdit(hotspot.id)}>
                {m.common_edit()}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
