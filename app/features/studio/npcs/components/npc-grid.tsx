import { useState } from 'react'
import { CastGrid } from '#app/features/studio/fields/components/cast-grid.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { DeleteNpc } from './delete-npc.tsx'
import { LateNpcDialog } from './late-npc-dialog.ts'
import { NpcCard } from './npc-card.tsx'

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; npc: NpcView } | null

export function NpcGrid() {
  const { npcs } = useDraft()
  const [open, setOpen] = useState<Open>(null)
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const create = () => setOpen({ kind: 'create' })
  return (
    <Headed id="npcs" title={m.studio_tab_npcs()} className="grid gap-5">
      <CastGrid
        rows={npcs}
        card={(npc) => (
          <NpcCard
            npc={npc}
            onEdit={() => setOpen({ kind: 'edit', npc })}
            onDelete={() => setOpen({ kind: 'delete', npc })}
          />
        )}
        empty={{ title: m.studio_npcs_empty(), text: m.studio_npcs_empty_text(), create: m.studio_npcs_first() }}
        create={m.studio_npcs_new()}
        onCreate={create}
        dialog="npc"
        generates="generate-npc-avatar"
        className="grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-5"
      />
      {open?.kind === 'create' && (
        <LateNpcDialog
          npc={null}
          onClose={close}
          onReopen={create}
          onCreated={(id) => void navigate(`?tab=npcs&npc=${id}`)}
        />
      )}
      {open?.kind === 'edit' && (
        <LateNpcDialog key={open.npc.id} npc={open.npc} onClose={close} onReopen={() => setOpen(open)} />
      )}
      {open?.kind === 'delete' && <DeleteNpc npc={open.npc} onClose={close} />}
    </Headed>
  )
}
