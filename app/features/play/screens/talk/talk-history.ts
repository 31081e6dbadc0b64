import type { DialogueProjection, JournalProjection } from '#app/features/engine/projection.ts'

export type Line = { by: 'npc' | 'party'; text: string }

export function linesBefore(journal: readonly JournalProjection[], { npcId, text }: DialogueProjection): Line[] {
  const lines = journal.flatMap((entry): Line[] => {
    if ((entry.kind !== 'said' && entry.kind !== 'chose') || entry.npcId !== npcId) return []
    return [{ by: entry.kind === 'said' ? 'npc' : 'party', text: entry.text }]
  })
  const last = lines.at(-1)
  return last?.by === 'npc' && last.text === text ? lines.slice(0, -1) : lines
}
