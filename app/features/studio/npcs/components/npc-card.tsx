import { CastCard } from '#app/features/studio/fields/components/cast-card.tsx'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NpcAvatar } from './npc-avatar.tsx'

export function NpcCard({ npc, onEdit, onDelete }: { npc: NpcView; onEdit: () => void; onDelete: () => void }) {
  const { nodes } = useDraft()
  const { id, name, description } = npc
  const duplicate = useDuplicate('npc', m.studio_npc_copied)
  return (
    <CastCard
      id={npc.id}
      name={name}
      description={description}
      to={`?tab=npcs&npc=${id}`}
      onEdit={onEdit}
      onDuplicate={() => void duplicate(npc.id)}
      onDelete={onDelete}
      picture={<NpcAvatar npc={npc} className="rounded-t-[calc(var(--radius-card)-1px)] border-b border-line" />}
    >
      <p className="text-sm text-muted">
        {m.studio_npc_nodes({ count: nodes.filter((node) => node.npcId === id).length })}
      </p>
    </CastCard>
  )
}
