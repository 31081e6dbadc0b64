import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import { NpcDetail } from './npc-detail.tsx'
import { NpcGrid } from './npc-grid.tsx'

/** The NPCs of an adventure, or the one that `?npc=` names with what it says. */
export function NpcsTab() {
  const [query] = useSearchParams()
  const draft = useDraft()
  const npc = draft.npcs.find((each) => each.id === query.get('npc'))
  return npc ? <NpcDetail key={npc.id} npc={npc} /> : <NpcGrid />
}
