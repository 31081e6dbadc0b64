import { CastCard } from '#app/features/studio/components/cast-card.tsx'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { NpcView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NpcAvatar } from './npc-avatar.tsx'

/** One NPC: the card leads to what it says. */
export function NpcCard({ npc, onEdit, onDelete }: { npc: NpcView; onEdit: () => void; onDelete: () => void }) {
  const { nodes } = useDraft()
  const { id, name, description } = npc
  return (
    <CastCard
      id={npc.id}
      name={name}
      description={description}
      to={`?tab=npcs&npc=${id}`}
      onEdit={onEdit}
      onDelete={onDelete}
      picture={<NpcAvatar npc={npc} className="rounded-t-[calc(var(--radius-card)-1px)] border-b border-line" />}
    >
      <p className="text-sm text-muted">
        {m.studio_npc_nodes({ count: nodes.filter((node) => node.npcId === id).length })}
      </p>
    </CastCard>
  )
}
