import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { targetKindOf, targetKinds } from '#app/shared/hotspot-types.ts'
import type { TargetKind } from '#app/shared/hotspot-types.ts'
import type { DraftHotspot } from './draft.server.ts'

/** The column for each kind of target; the table's check constraint allows only that of the hotspot's type. */
export const targetColumns = {
  scene: 'targetSceneId',
  puzzle: 'targetPuzzleId',
  item: 'targetItemId',
  npc: 'targetNpcId',
} as const satisfies Record<TargetKind, keyof DraftHotspot>

type Targets = Pick<DraftHotspot, 'type' | (typeof targetColumns)[TargetKind]>

/** The id of a hotspot's target; null if the author has not chosen one yet, and for a type that has none. */
export function targetOf(hotspot: Targets): string | null {
  const kind = targetKindOf(hotspot.type)
  return kind && hotspot[targetColumns[kind]]
}

type Rows<Row> = Readonly<Record<(typeof rowKinds)[TargetKind]['list'], readonly Row[]>>

/** The possible targets by kind, then by id. */
export const targetsById = <Row extends { id: string }>(
  rows: Rows<Row>,
): Record<TargetKind, ReadonlyMap<string, Row>> =>
  Object.fromEntries(
    targetKinds.map((kind) => [kind, new Map(rows[rowKinds[kind].list].map((row) => [row.id, row]))] as const),
  ) as Record<TargetKind, Map<string, Row>>
