import type { KindName, RowKind } from '#app/features/rows/row-kind.ts'
import { card } from './card.ts'
import { character } from './character.ts'
import { course } from './course.ts'
import { details } from './details.ts'
import { dinnerClue } from './dinner-clue.ts'
import { dinnerGuide } from './dinner-guide.ts'
import { dinnerProp } from './dinner-prop.ts'
import { dinnerStory } from './dinner-story.ts'
import { hotspot } from './hotspot.ts'
import { item } from './item.ts'
import { layer } from './layer.ts'
import { moment } from './moment.ts'
import { node } from './node.ts'
import { npc } from './npc.ts'
import { puzzle } from './puzzle.ts'
import { roomClue } from './room-clue.ts'
import { roomGuide } from './room-guide.ts'
import { roomProp } from './room-prop.ts'
import { roomPuzzle } from './room-puzzle.ts'
import { roomSetup } from './room-setup.ts'
import { scene } from './scene.ts'

export const rowKinds = {
  details,
  item,
  npc,
  puzzle,
  scene,
  node,
  hotspot,
  layer,
  dinnerStory,
  dinnerGuide,
  character,
  dinnerProp,
  course,
  dinnerClue,
  moment,
  card,
  roomSetup,
  roomGuide,
  roomPuzzle,
  roomProp,
  roomClue,
} as const satisfies Record<KindName, unknown>

export const kindOf = (name: KindName): RowKind => rowKinds[name]
