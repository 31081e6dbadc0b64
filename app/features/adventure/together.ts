import type { EditionScene } from '#app/features/engine/edition.schema.ts'

type Paired = { id: string; together: boolean; togetherWith: string | null }

/** The hotspots that have to be pressed at the same time, by hotspot. Each of two that belong together takes two,
 * whichever of them names the other; one without a partner takes two by itself. */
export function partnersById(rows: readonly Paired[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(rows.map(({ id }) => id))
  const pairs = rows.flatMap(({ id, together, togetherWith }) => {
    if (!together || togetherWith === null || togetherWith === id || !ids.has(togetherWith)) return []
    return [
      { id, partner: togetherWith },
      { id: togetherWith, partner: id },
    ]
  })
  const found = Map.groupBy(pairs, ({ id }) => id)
  return new Map(
    rows.flatMap(({ id, together }): [string, string[]][] => {
      const partners = (found.get(id) ?? []).map(({ partner }) => partner)
      if (partners.length > 0) return [[id, [...new Set(partners)]]]
      return together ? [[id, [id]]] : []
    }),
  )
}

/** Scenes whose hotspots know what they have to be pressed with. */
export function withPartners(scenes: readonly EditionScene[], rows: readonly Paired[]): EditionScene[] {
  const compiled = new Set(scenes.flatMap(({ hotspots }) => hotspots.map(({ id }) => id)))
  const partners = partnersById(rows.filter(({ id }) => compiled.has(id)))
  return scenes.map((scene) => ({
    ...scene,
    hotspots: scene.hotspots.map((hotspot) => {
      const together = partners.get(hotspot.id)
      return together ? { ...hotspot, together: [...together] } : hotspot
    }),
  }))
}
