import { hotspotName, targetNames } from '#app/features/studio/fields/components/hotspot-names.ts'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import type { Selection } from '#app/features/studio/scenes/canvas/selection.ts'
import type { DraftView, HotspotView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { keepInSight } from '#app/ui/keep-in-sight.ts'
import { HotspotRow } from './hotspot-row.tsx'
import type { RowActions } from './hotspot-row.tsx'
import { useDragOrder } from '#app/features/studio/fields/components/use-drag-order.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'

type HotspotListProps = {
  draft: DraftView
  hotspots: readonly HotspotView[]
  selected: Selection
  onPick: (id: string, add: boolean) => void
  onEdit: (id: string) => void
  onChecked: (id: string) => void
  onOrder: (ids: string[]) => Promise<boolean>
}

export const HotspotList = memo(function HotspotList(props: HotspotListProps) {
  const { draft, hotspots, selected, onOrder } = props
  const ordered = useMemo(() => hotspots.toSorted((a, b) => a.displayOrder - b.displayOrder), [hotspots])
  const ids = useMemo(() => ordered.map(({ id }) => id), [ordered])
  const [said, setSaid] = useState('')
  const list = useRef<HTMLElement>(null)
  const order = async (next: string[], moved: string) => {
    const hotspot = hotspots.find(({ id }) => id === moved)
    if (hotspot && (await onOrder(next)))
      setSaid(
        m.studio_scenes_moved({ name: hotspotName(hotspot), position: next.indexOf(moved) + 1, count: next.length }),
      )
  }
  const drag = useDragOrder(ids, (next, moved) => void order(next, moved))
  const latest = useLatest({ ...props, ids, order })
  const actions = useMemo(
    (): RowActions => ({
      select: (id, add) => latest.current.onPick(id, add),
      edit: (id) => latest.current.onEdit(id),
      checked: (id) => latest.current.onChecked(id),
      move: (id, by) => {
        const from = latest.current.ids.indexOf(id)
        void latest.current.order(movedTo(latest.current.ids, from, from + by), id)
      },
    }),
    [latest],
  )
  const [only] = selected
  useEffect(() => {
    if (selected.length !== 1) return
    // In the frame in which the picture is laid out.
    const frame = requestAnimationFrame(() =>
      keepInSight(list.current, list.current?.querySelector<HTMLElement>(`[data-row="${only}"]`)),
    )
    return () => cancelAnimationFrame(frame)
  }, [only, selected.length])
  const nameOf = useMemo(() => targetNames(draft), [draft])
  const { dragged, over } = drag
  const rows = useMemo(() => {
    const chosen = new Set(selected)
    return ordered.map((hotspot, index) => {
      const { id } = hotspot
      const alone = selected.length === 1 && chosen.has(id) && ordered.length > 1
      return (
        <HotspotRow
          key={id}
          hotspot={hotspot}
          target={nameOf(hotspot)}
          selected={chosen.has(id)}
          isFirst={alone && index === 0}
          isLast={alone && index === ordered.length - 1}
          movable={alone}
          draggable={ordered.length > 1}
          dragged={id === dragged}
          over={id === over}
          actions={actions}
        />
      )
    })
  }, [ordered, selected, dragged, over, nameOf, actions])
  return (
    <section
      ref={list}
      aria-labelledby="hotspots"
      className="grid gap-3 xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto"
    >
      <h3 id="hotspots" className="text-subheading z-1 bg-canvas xl:sticky xl:top-0">
        {m.studio_hotspots({ count: hotspots.length })}
      </h3>
      <p role="status" className="sr-only">
        {said}
      </p>
      {ordered.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong/60 p-5 text-muted">
          {m.studio_hotspots_empty()}
        </p>
      )}
      <ul {...drag.listProps} className="space-y-2">
        {rows}
      </ul>
    </section>
  )
})
