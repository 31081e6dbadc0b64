/** The kind of row that each type of hotspot leads to; null for a type that shows and says what its own fields hold.
 * In the order in which authors are offered them. The table, editions, rules, checks and forms all follow from here. */
export const hotspotTargets = {
  scene_link: 'scene',
  puzzle: 'puzzle',
  item: 'item',
  npc: 'npc',
  look: null,
} as const satisfies Record<string, string | null>

type Targets = typeof hotspotTargets
export type HotspotType = keyof Targets
export type TargetKind = NonNullable<Targets[HotspotType]>
export type LinkedType = { [Type in HotspotType]: Targets[Type] extends null ? never : Type }[HotspotType]
type OwnType = Exclude<HotspotType, LinkedType>

export const hotspotTypes = Object.keys(hotspotTargets) as [HotspotType, ...HotspotType[]]

export const targetKindOf = (type: HotspotType): TargetKind | null => hotspotTargets[type]

export const isLinked = (type: HotspotType): type is LinkedType => targetKindOf(type) !== null

export const linkedTypes = hotspotTypes.filter(isLinked) as [LinkedType, ...LinkedType[]]

export const ownTypes = hotspotTypes.filter((type) => !isLinked(type)) as [OwnType, ...OwnType[]]

export const targetKinds = [...new Set(linkedTypes.map((type) => hotspotTargets[type]))]
