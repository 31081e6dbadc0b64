/** The kind of thing that each type of hotspot leads to. */
export const hotspotTargets = { scene_link: 'scene', puzzle: 'puzzle', item: 'item', npc: 'npc' } as const

export type HotspotType = keyof typeof hotspotTargets
export type TargetKind = (typeof hotspotTargets)[HotspotType]

/** In the order in which they are offered to authors. */
export const hotspotTypes = Object.keys(hotspotTargets) as [HotspotType, ...HotspotType[]]

/** One value for each type, made from the rows that it can lead to. */
export const byTarget = <Rows, Made>(rows: Readonly<Record<TargetKind, Rows>>, make: (rows: Rows) => Made) =>
  Object.fromEntries(hotspotTypes.map((type) => [type, make(rows[hotspotTargets[type]])])) as Record<HotspotType, Made>
