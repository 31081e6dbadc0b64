import type { SceneProjection } from '#app/features/engine/projection.ts'
import { hotspotAt } from '#app/features/play/runs/hit-testing.ts'
import type { Point, Target } from './item-use.ts'

export function targetAt({ x, y }: Point, { hotspots, canvas }: SceneProjection): Target | null {
  const under = document.elementFromPoint(x, y)
  const slot = under?.closest<HTMLElement>('[data-item]')
  if (slot?.dataset.item) return { kind: 'item', id: slot.dataset.item }
  const layer = under?.closest('.play-picture')?.querySelector('.play-hotspots')
  if (!layer) return null
  const frame = layer.getBoundingClientRect()
  const hotspot = hotspotAt(hotspots, { x: x - frame.left, y: y - frame.top }, { canvas, shownWidth: frame.width })
  return hotspot ? { kind: 'hotspot', id: hotspot.id } : null
}

export const isBareAt = (at: Point, scene: SceneProjection): boolean =>
  Boolean(document.elementFromPoint(at.x, at.y)?.closest('.play-picture')) && targetAt(at, scene) === null

/** CSS pixels from the edge within which an item pans the stage, and CSS pixels per frame at the very edge. */
const edge = 56
const fastest = 14

export function panAtEdge(at: number, start: number, end: number): number {
  const reach = Math.min(edge, (end - start) / 4)
  if (at < start || at > end) return 0
  if (at < start + reach) return -fastest * ((start + reach - at) / reach)
  if (at > end - reach) return fastest * ((at - (end - reach)) / reach)
  return 0
}
