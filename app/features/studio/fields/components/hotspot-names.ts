import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import type { Row } from '#app/features/rows/row-kind.ts'
import { viewsIn } from '#app/features/studio/draft/view.ts'
import type { DraftView, HotspotView, TranslationsView } from '#app/features/studio/draft/view.ts'
import { isLinked, linkedTypes, targetKindOf } from '#app/shared/hotspot-types.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'

type NamedRow = { id: string; name: string; translations: TranslationsView }

/** The rows that a hotspot of a type can lead to. */
export function targetsOf(draft: DraftView, type: HotspotType): readonly NamedRow[] {
  const kind = targetKindOf(type)
  return kind ? (viewsIn(draft, kind) as (Row & NamedRow)[]) : []
}

export const hotspotName = (hotspot: Pick<HotspotView, 'name' | 'shown'>): string =>
  (hotspot.shown ?? hotspot).name.trim() || m.studio_untitled_hotspot()

/** Whether its author still has to choose where it leads. */
export const isUnlinked = ({ type, targetId }: Pick<HotspotView, 'type' | 'targetId'>): boolean =>
  isLinked(type) && targetId === null

/** Where a hotspot leads; for a type that leads nowhere, what it says first, or else what it is for. */
export function targetNames(draft: DraftView): (hotspot: Pick<HotspotView, 'type' | 'targetId' | 'lines'>) => string {
  const names = new Map(
    linkedTypes.flatMap((type) => targetsOf(draft, type).map(({ id, name }) => [`${type} ${id}`, name] as const)),
  )
  return ({ type, targetId, lines }) =>
    isLinked(type)
      ? (names.get(`${type} ${targetId ?? ''}`) ?? m.studio_not_linked())
      : (lines.find((line) => line.trim() !== '') ?? hotspotFaces[type as HotspotType].description())
}
