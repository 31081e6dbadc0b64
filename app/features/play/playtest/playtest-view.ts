import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import type { Explained } from '#app/features/engine/explain-condition.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'

export type Named = { id: string; name: string }

export type ExplainedHotspot = Named & { taken: boolean; visible: Explained; usable: Explained }

/** Named by its text for people who cannot see it: its own name stays in the draft. */
export type ExplainedLayer = Named & {
  shows: boolean
  tiedTo: { name: string; isThere: boolean } | null
  visible: Explained
}

/** A choice needs its own conditions and those of its node (null when there is none). */
type ExplainedChoice = { text: string; nodeId: string; open: boolean; conditions: Explained; target: Explained | null }

type ExplainedNode = { nodeId: string; conditions: Explained; choices: ExplainedChoice[] }

export type Beginning = { npcId: string; startsAt: string | null; nodes: { nodeId: string; conditions: Explained }[] }

/** `sceneId`: where the player must be; null for the ending that comes when every puzzle is solved. */
export type ExplainedEnding = { sceneId: string | null; here: boolean; conditions: Explained }

export type PlaytestView = {
  version: number
  sceneId: string
  /** Those that are tried; null in an adventure without roles. */
  roles: readonly Role[] | null
  runMs: number
  isOver: boolean
  scenes: (Named & { visited: boolean })[]
  items: (Named & { count: number; stackable: boolean })[]
  /** `place`: where the draft sets it, or waits for it. */
  flags: { name: string; value: FlagValue | null; place: FindingPlace | null }[]
  counters: { name: string; label: string; value: number; place: FindingPlace | null }[]
  puzzles: (Named & { solved: boolean; wrong: number; hints: number })[]
  npcs: Named[]
  hotspots: ExplainedHotspot[]
  layers: ExplainedLayer[]
  talk: (ExplainedNode & { npcId: string }) | null
  beginnings: Beginning[]
  endings: ExplainedEnding[]
}
