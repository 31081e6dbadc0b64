import type { DialogueProjection, JournalProjection } from '#app/features/engine/projection.ts'

/** A line of a conversation: what an NPC said, or what somebody of the party answered. */
export type Line = { by: 'npc' | 'party'; text: string }

/** What was said with this NPC before now, oldest first. What is being said at this moment stands on the stage and not in it. */
export function linesBefore(journal: readonly JournalProjection[], { npcId, text }: DialogueProjection): Line[] {
  const lines = journal.flatMap((entry): Line[] => {
    if ((entry.kind !== 'said' && entry.kind !== 'chose') || entry.npcId !== npcId) return []
    return [{ by: entry.kind === 'said' ? 'npc' : 'party', text: entry.text }]
  })
  const last = lines.at(-1)
  return last?.by === 'npc' && last.text === text ? lines.slice(0, -1) : lines
}
