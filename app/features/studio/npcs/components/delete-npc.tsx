import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useNavigate } from '#app/ui/link.tsx'

export function DeleteNpc({ npc, onClose }: { npc: NpcView; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <DeleteRow
      id={npc.id}
      name={npc.name}
      question={m.studio_npc_delete_question()}
      kind="npc"
      deleted={m.studio_npc_deleted()}
      failed={m.studio_npc_delete_failed}
      onClose={onClose}
      onDeleted={() => void navigate('?tab=npcs', { replace: true, preventScrollReset: true })}
    />
  )
}
