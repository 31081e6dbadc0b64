import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { commandEntry } from './history.ts'
import type { Entry, Make } from './history.ts'
import type { ItemEdits, NodeEdits, NpcEdits, PuzzleEdits } from './row-edits.ts'
import type { Changes } from './changes.ts'

/** What an adventure is played with beside its scenes; written by dialogs. */
export type CastTable = 'puzzles' | 'items' | 'npcs' | 'nodes'

type Whole<Intent extends EditorRequest['intent']> = Extract<EditorRequest, { intent: Intent }>

/** As many hotspots as a command takes. */
const mostLeading = 1_000

const leadingTo = (draft: DraftView, type: 'puzzle' | 'item' | 'npc', id: string): string[] =>
  draft.hotspots
    .flatMap((hotspot) => (hotspot.type === type && hotspot.targetId === id ? [hotspot.id] : []))
    .slice(0, mostLeading)

/** With its answer, and with hints and words in both languages. */
function wholePuzzle(draft: DraftView, id: string): Whole<'create-puzzle'> | null {
  const puzzle = draft.puzzles.find((each) => each.id === id)
  if (!puzzle) return null
  const { version: _version, typeVersion: _typeVersion, problems: _problems, image, scoringRules, ...fields } = puzzle
  const halves = {
    configuration: fields.configuration as PuzzleEdits['configuration'],
    solution: fields.solution as PuzzleEdits['solution'],
  }
  const rules = {
    onSolveEffects: fields.onSolveEffects as PuzzleEdits['onSolveEffects'],
    onFailEffects: fields.onFailEffects as PuzzleEdits['onFailEffects'],
    translations: fields.translations as PuzzleEdits['translations'],
  }
  // none are the defaults, which stay unwritten
  const scoring = Object.keys(scoringRules).length > 0 && { scoringRules: scoringRules as PuzzleEdits['scoringRules'] }
  return {
    intent: 'create-puzzle',
    ...fields,
    ...halves,
    ...rules,
    ...scoring,
    imageAssetId: image?.id ?? null,
    leading: leadingTo(draft, 'puzzle', id),
  }
}

function wholeItem(draft: DraftView, id: string): Whole<'create-item'> | null {
  const item = draft.items.find((each) => each.id === id)
  if (!item) return null
  const { version: _version, icon, useActions, combineRules, ...fields } = item
  const rules = {
    useActions: useActions as ItemEdits['useActions'],
    combineRules: combineRules as ItemEdits['combineRules'],
  }
  return {
    intent: 'create-item',
    ...fields,
    ...rules,
    iconAssetId: icon?.id ?? null,
    leading: leadingTo(draft, 'item', id),
  }
}

/** Everything of a node but whose it is. */
function nodeFields({
  version: _version,
  npcId: _npcId,
  choices,
  conditions,
  rewards,
  ...fields
}: DraftView['nodes'][number]) {
  return {
    ...fields,
    choices: choices as NodeEdits['choices'],
    conditions: conditions as NodeEdits['conditions'],
    rewards: rewards as NodeEdits['rewards'],
  }
}

function wholeNpc(draft: DraftView, id: string): Whole<'create-npc'> | null {
  const npc = draft.npcs.find((each) => each.id === id)
  if (!npc) return null
  const { version: _version, avatar, ...fields } = npc
  const nodes = draft.nodes.filter((node) => node.npcId === id).map(nodeFields)
  return {
    intent: 'create-npc',
    ...fields,
    avatarAssetId: avatar?.id ?? null,
    leading: leadingTo(draft, 'npc', id),
    nodes,
  }
}

function wholeNode(draft: DraftView, id: string): Whole<'create-node'> | null {
  const node = draft.nodes.find((each) => each.id === id)
  return node ? { intent: 'create-node', npcId: node.npcId, ...nodeFields(node) } : null
}

const wholes: Record<CastTable, (draft: DraftView, id: string) => EditorRequest | null> = {
  puzzles: wholePuzzle,
  items: wholeItem,
  npcs: wholeNpc,
  nodes: wholeNode,
}

const deletions: Record<CastTable, (id: string, version: number) => EditorRequest> = {
  puzzles: (puzzleId, version) => ({ intent: 'delete-puzzle', puzzleId, version }),
  items: (itemId, version) => ({ intent: 'delete-item', itemId, version }),
  npcs: (npcId, version) => ({ intent: 'delete-npc', npcId, version }),
  nodes: (id, version) => ({ intent: 'delete-node', id, version }),
}

const updates: Record<CastTable, (id: string, version: number, changes: Changes) => EditorRequest> = {
  puzzles: (puzzleId, version, changes) => ({
    intent: 'update-puzzle',
    puzzleId,
    version,
    changes: changes as PuzzleEdits,
  }),
  items: (itemId, version, changes) => ({ intent: 'update-item', itemId, version, changes: changes as ItemEdits }),
  npcs: (npcId, version, changes) => ({ intent: 'update-npc', npcId, version, changes: changes as NpcEdits }),
  nodes: (id, version, changes) => ({ intent: 'update-node', id, version, changes: changes as NodeEdits }),
}

const versionOf = (draft: DraftView, table: CastTable, id: string): number | undefined =>
  draft[table].find((row) => row.id === id)?.version

/** Takes a row away, and keeps it as it was at that moment: with what a dialog wrote since, and what led to it. */
class Removal {
  #kept: EditorRequest | null = null
  readonly #table: CastTable
  readonly #id: string

  constructor(table: CastTable, id: string) {
    this.#table = table
    this.#id = id
  }

  take: Make = (draft) => {
    const version = versionOf(draft, this.#table, this.#id)
    if (version === undefined) return null
    this.#kept = wholes[this.#table](draft, this.#id)
    return deletions[this.#table](this.#id, version)
  }

  putBack: Make = () => this.#kept
}

/** A row that a dialog has made. */
export function createdEntry(table: CastTable, id: string): Entry {
  const removal = new Removal(table, id)
  return commandEntry(`create ${table}`, removal.take, removal.putBack)
}

/** The command that deletes a row, and the step that is recorded once it is done. */
export function deletion(table: CastTable, id: string): { make: Make; entry: () => Entry } {
  const removal = new Removal(table, id)
  return { make: removal.take, entry: () => commandEntry(`delete ${table}`, removal.putBack, removal.take) }
}

/** Fields of a row that a dialog has changed. @param before what they held */
export function changedEntry(table: CastTable, id: string, before: Changes, changes: Changes): Entry {
  const writing =
    (values: Changes): Make =>
    (draft) => {
      const version = versionOf(draft, table, id)
      return version === undefined ? null : updates[table](id, version, values)
    }
  return commandEntry(`change ${table}`, writing(before), writing(changes))
}

/** The steps of an NPC's dialogue in another order. */
export function nodeOrderEntry(npcId: string, before: readonly string[], after: readonly string[]): Entry {
  const ordering =
    (ids: readonly string[]): Make =>
    (draft) => {
      const nodeIds = ids.filter((id) => draft.nodes.some((node) => node.id === id && node.npcId === npcId))
      return nodeIds.length === 0 ? null : { intent: 'order-nodes', npcId, nodeIds }
    }
  return commandEntry('order nodes', ordering(before), ordering(after))
}
