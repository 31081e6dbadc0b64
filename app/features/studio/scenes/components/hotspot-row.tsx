import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { hotspotName } from '#app/features/studio/fields/components/hotspot-names.ts'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo } from 'react'
import { sameLook } from '#app/features/studio/scenes/canvas/same-look.ts'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

/** Stable, so that a row rerenders only with its hotspot. */
export type RowActions = {
  select: (id: string, add: boolean) => void
  edit: (id: string) => void
  checked: (id: string) => void
  move: (id: string, by: -1 | 1) => void
}

type HotspotRowProps = {
  hotspot: HotspotView
  target: string
  selected: boolean
  movable: boolean
  isFirst: boolean
  isLast: boolean
  draggable: boolean
  dragged: boolean
  over: boolean
  actions: RowActions
}

const sameRow = (a: HotspotRowProps, b: HotspotRowProps): boolean =>
  a.target === b.target &&
  a.selected === b.selected &&
  a.movable === b.movable &&
  a.isFirst === b.isFirst &&
  a.isLast === b.isLast &&
  a.draggable === b.draggable &&
  a.dragged === b.dragged &&
  a.over === b.over &&
  a.actions === b.actions &&
  sameLook(a.hotspot, b.hotspot)

export const HotspotRow = memo(function HotspotRow({ draggable, dragged, over, ...row }: HotspotRowProps) {
  return (
    <li
      data-row={row.hotspot.id}
      draggable={draggable}
      className={classNames(
        'rounded-control [contain-intrinsic-size:auto_5rem] [content-visibility:auto]',
        dragged && 'opacity-45',
        over && 'outline-3 outline-offset-1 outline-brass',
      )}
    >
      <Row {...row} />
    </li>
  )
}, sameRow)

function Row({
  hotspot,
  target,
  selected,
  movable,
  isFirst,
  isLast,
  actions,
}: Omit<HotspotRowProps, 'draggable' | 'dragged' | 'over'>) {
  const { id, x, y, toCheck } = hotspot
  const { Icon, label } = hotspotFaces[hotspot.type]
  const name = hotspotName(hotspot)
  return (
    <div
      className={classNames(
        'grid gap-1.5 rounded-control border bg-surface p-2.5',
        selected ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-pressed={selected}
          onClick={(event) => actions.select(id, event.shiftKey || event.ctrlKey || event.metaKey)}
          className="grid min-h-11 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-small text-left"
        >
          <Icon aria-hidden="true" className="size-5 text-accent-ink" />
          <span className="grid min-w-0">
            <span className="truncate font-semibold">{name}</span>
            <span className="line-clamp-2 text-sm text-muted">
              {m.studio_hotspot_line({
                type: label(),
                target,
                x: Math.round(x),
                y: Math.round(y),
              })}
            </span>
          </span>
        </button>
        <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={() => actions.edit(id)}>
          {m.common_edit()}
        </Button>
      </div>
      <RowMarks id={id} />
      {toCheck && (
        <div className="flex flex-wrap items-center gap-2 text-sm text-warning-ink">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="flex-1">{m.canvas_to_check()}</span>
          <Button
            size="small"
            variant="ghost"
            aria-label={m.canvas_is_right_named({ name })}
            onClick={() => actions.checked(id)}
          >
            <Check aria-hidden="true" className="size-4" />
            {m.canvas_is_right()}
          </Button>
        </div>
      )}
      {movable && (
        <div className="flex items-center gap-1 text-sm text-muted">
          <span className="flex-1">{m.studio_field_order()}</span>
          <MoveButton to="up" label={m.canvas_earlier({ name })} off={isFirst} onClick={() => actions.move(id, -1)} />
          <MoveButton to="down" label={m.canvas_later({ name })} off={isLast} onClick={() => actions.move(id, 1)} />
        </div>
      )}
    </div>
  )
}
