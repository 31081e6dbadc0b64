import type { KindName, RowKind } from '#app/features/studio/draft/row-kind.ts'
import { details } from './details.ts'
import { hotspot } from './hotspot.ts'
import { item } from './item.ts'
import { node } from './node.ts'
import { npc } from './npc.ts'
import { puzzle } from './puzzle.ts'
import { scene } from './scene.ts'

export const rowKinds = { details, item, npc, puzzle, scene, node, hotspot } as const satisfies Record<
  KindName,
  unknown
>

export const kindOf = (name: KindName): RowKind => rowKinds[name] as unknown as RowKind
