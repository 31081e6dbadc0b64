import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { LateNpcDetail } from './late-npc-detail.ts'
import { NpcGrid } from './npc-grid.tsx'

export function NpcsTab() {
  const [query] = useSearchParams()
  const draft = useDraft()
  const npc = draft.npcs.find((each) => each.id === query.get('npc'))
  return npc ? <LateNpcDetail key={npc.id} npc={npc} /> : <NpcGrid />
}
