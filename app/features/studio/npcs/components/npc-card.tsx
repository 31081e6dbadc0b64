import { CardGeneration } from '#app/features/studio/fields/components/card-generation.tsx'
import { CastCard } from '#app/features/studio/fields/components/cast-card.tsx'
import { promptOfNpc } from '#app/features/studio/fields/components/generation-prompt.ts'
import { useCardGeneration } from '#app/features/studio/fields/components/use-card-generation.ts'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NpcAvatar } from './npc-avatar.tsx'

export function NpcCard({ npc, onEdit, onDelete }: { npc: NpcView; onEdit: () => void; onDelete: () => void }) {
  const { nodes } = useDraft()
  const { id, name, description } = npc
  const duplicate = useDuplicate('npc', m.studio_npc_copied)
  const generation = useCardGeneration('generate-npc-avatar', id, 'avatarAssetId', () => promptOfNpc(npc))
  return (
    <CastCard
      id={npc.id}
      name={name}
      description={description}
      to={`?tab=npcs&npc=${id}`}
      onEdit={onEdit}
      onDuplicate={() => void duplicate(npc.id)}
      onDelete={onDelete}
      picture={
        <div className="relative">
          <NpcAvatar npc={npc} className="rounded-t-[calc(var(--radius-card)-1px)] border-b border-line" />
          <CardGeneration generation={generation} title={name} hasPicture={npc.avatar !== null} onHover />
        </div>
      }
    >
      <p className="text-sm text-muted">
        {m.studio_npc_nodes({ count: nodes.filter((node) => node.npcId === id).length })}
      </p>
    </CastCard>
  )
}
