import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { TalkButton } from '#app/features/studio/playtest/components/playtest-button.tsx'
import { RowButtons } from '#app/features/studio/fields/components/row-buttons.tsx'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Card, CardBody, CardFooter } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DeleteNpc } from './delete-npc.tsx'
import { DialogueTree } from './dialogue-tree.tsx'
import { NpcAvatar } from './npc-avatar.tsx'
import { LateNpcDialog } from './late-npc-dialog.ts'

export function NpcDetail({ npc }: { npc: NpcView }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const [query] = useSearchParams()
  // The graph needs the full width.
  const beside = query.get('view') !== 'graph'
  const hasNodes = useDraft().nodes.some(({ npcId }) => npcId === npc.id)
  return (
    <section aria-labelledby="npc" className="grid gap-4">
      <BackLink to="?tab=npcs">{m.studio_back_to_npcs()}</BackLink>
      <div className={classNames('grid items-start gap-6', beside && 'lg:grid-cols-[18rem_minmax(0,1fr)]')}>
        <Card>
          <div className={classNames('grid grid-cols-[8rem_minmax(0,1fr)]', beside && 'lg:grid-cols-1')}>
            <NpcAvatar
              npc={npc}
              className={classNames(
                'rounded-tl-[calc(var(--radius-card)-1px)]',
                beside && 'lg:rounded-tr-[calc(var(--radius-card)-1px)]',
              )}
            />
            <CardBody>
              <h2 id="npc" className="text-heading">
                {npc.name}
              </h2>
              <p className="text-[0.9375rem] whitespace-pre-wrap text-muted">
                {npc.description || m.studio_card_no_description()}
              </p>
              <CardFooter>
                <RowButtons name={npc.name} onEdit={() => setOpen('edit')} onDelete={() => setOpen('delete')} />
                {hasNodes && <TalkButton npcId={npc.id} nodeId={null} name={npc.name} />}
              </CardFooter>
            </CardBody>
          </div>
        </Card>
        <DialogueTree npc={npc} />
      </div>
      {open === 'edit' && <LateNpcDialog npc={npc} onClose={close} onReopen={() => setOpen('edit')} />}
      {open === 'delete' && <DeleteNpc npc={npc} onClose={close} />}
    </section>
  )
}
