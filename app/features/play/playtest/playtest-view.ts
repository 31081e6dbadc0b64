import type { Explained } from '#app/features/engine/explain-condition.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'

export type Named = { id: string; name: string }

/** A hotspot of the scene: when it is there, and when it works. */
export type ExplainedHotspot = Named & { taken: boolean; visible: Explained; usable: Explained }

/** A choice needs its own conditions, and those of the node that it leads to (null when there is none). */
type ExplainedChoice = { text: string; nodeId: string; open: boolean; conditions: Explained; target: Explained | null }

type ExplainedNode = { nodeId: string; conditions: Explained; choices: ExplainedChoice[] }

/** Where a conversation with an NPC of the scene would begin: its nodes up to the first whose conditions hold. */
export type Beginning = { npcId: string; startsAt: string | null; nodes: { nodeId: string; conditions: Explained }[] }

/** `sceneId`: the scene that one must be in; null for the end that comes when every puzzle is solved. */
export type ExplainedEnding = { sceneId: string | null; here: boolean; conditions: Explained }

/** Everything that a creator may know of their playtest. Names are in the language that the game is read in. */
export type PlaytestView = {
  version: number
  sceneId: string
  runMs: number
  isOver: boolean
  scenes: (Named & { visited: boolean })[]
  items: (Named & { count: number; stackable: boolean })[]
  /** Every flag that the game names or that was set; null was never set. */
  flags: { name: string; value: FlagValue | null }[]
  counters: { name: string; label: string; value: number }[]
  puzzles: (Named & { solved: boolean; wrong: number; hints: number })[]
  npcs: Named[]
  hotspots: ExplainedHotspot[]
  /** The node that the conversation stands at. */
  talk: (ExplainedNode & { npcId: string }) | null
  beginnings: Beginning[]
  endings: ExplainedEnding[]
}
