import type { HotspotView } from '#app/features/studio/draft/view.ts'
import type { Point } from './geometry.ts'

const fields = [
  'id',
  'type',
  'name',
  'x',
  'y',
  'width',
  'height',
  'shape',
  'targetId',
  'toCheck',
] as const satisfies readonly (keyof HotspotView)[]

const samePoints = (a: readonly Point[], b: readonly Point[]): boolean =>
  a === b || (a.length === b.length && a.every(({ x, y }, at) => x === b[at]!.x && y === b[at]!.y))

export const sameLook = (a: HotspotView, b: HotspotView): boolean =>
  a === b || (fields.every((field) => a[field] === b[field]) && samePoints(a.points, b.points))
