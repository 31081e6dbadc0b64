import type { JournalProjection } from '#app/features/engine/projection.ts'

export const journalSections = ['all', 'places', 'finds', 'words', 'solved'] as const
export type JournalSection = (typeof journalSections)[number]

const sectionOf: Record<JournalProjection['kind'], JournalSection> = {
  seen: 'places',
  found: 'finds',
  said: 'words',
  chose: 'words',
  looked: 'words',
  hinted: 'words',
  shut: 'words',
  advised: 'words',
  organiser: 'words',
  solved: 'solved',
}

export type JournalGroup =
  | { kind: 'entry'; at: number; place: number; entry: JournalProjection }
  | { kind: 'talk'; at: number; npcId: string; speaker: string; lines: Spoken[] }

/** `place`: in the whole journal. */
export type Spoken = Extract<JournalProjection, { kind: 'said' | 'chose' }> & { place: number }

type Line = JournalProjection & { line: number }

export function groupJournal(journal: readonly Line[], section: JournalSection): JournalGroup[] {
  const groups: JournalGroup[] = []
  for (const entry of journal) {
    const place = entry.line
    if (section !== 'all' && sectionOf[entry.kind] !== section) continue
    const last = groups.at(-1)
    if ((entry.kind !== 'said' && entry.kind !== 'chose') || entry.npcId === null)
      groups.push({ kind: 'entry', at: entry.at, place, entry })
    else if (last?.kind === 'talk' && last.npcId === entry.npcId) last.lines.push({ ...entry, place })
    else {
      const lines = [{ ...entry, place }]
      groups.push({ kind: 'talk', at: entry.at, npcId: entry.npcId, speaker: entry.speaker ?? '', lines })
    }
  }
  return groups.reverse()
}
