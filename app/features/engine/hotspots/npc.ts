import { talkTo } from '#app/features/engine/talk.ts'
import type { HotspotKind } from './kind.ts'

export const npc: HotspotKind<'npc'> = {
  use: (turn, { targetId }) => talkTo(turn, targetId),
  isDone: () => false,
}
