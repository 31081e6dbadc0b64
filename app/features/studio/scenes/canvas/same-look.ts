import type { hotspot } from '#app/features/rows/kinds/hotspot.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import type { Point } from './geometry.ts'

type Name = keyof typeof hotspot.fields

/** Whether the canvas or the list beside it shows a field. */
const isShown: Readonly<Record<Name, boolean>> = {
  name: true,
  type: true,
  targetId: true,
  x: true,
  y: true,
  width: true,
  height: true,
  shape: true,
  points: true,
  zIndex: false,
  displayOrder: false,
  visibilityConditions: false,
  interactionConditions: false,
  blockedMessage: false,
  lines: false,
  imageAssetId: false,
  altText: false,
  soundAssetId: false,
  soundCaption: false,
  goalHints: false,
  together: false,
  togetherWith: false,
  toCheck: true,
}

const shown = ['id', ...(Object.keys(isShown) as Name[]).filter((name) => isShown[name] && name !== 'points')] as const

const samePoints = (a: readonly Point[], b: readonly Point[]): boolean =>
  a === b || (a.length === b.length && a.every(({ x, y }, at) => x === b[at]!.x && y === b[at]!.y))

export const sameLook = (a: HotspotView, b: HotspotView): boolean =>
  a === b || (shown.every((field) => a[field] === b[field]) && samePoints(a.points, b.points))
