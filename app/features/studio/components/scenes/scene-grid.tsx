import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CreateCard } from '#app/features/studio/components/create-card.tsx'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { SceneView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DeleteScene } from './delete-scene.tsx'
import { SceneCard } from './scene-card.tsx'
import { SceneDialog } from './scene-dialog.tsx'

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; scene: SceneView } | null

/** All scenes as cards, and the way to a new one. */
export function SceneGrid() {
  const { scenes } = useDraft()
  const [open, setOpen] = useState<Open>(null)
  const navigate = useNavigate()
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="scenes" className="grid gap-5">
      <h2 id="scenes" className="text-heading">
        {m.studio_tab_scenes()}
      </h2>
      {scenes.length === 0 ? (
        <EmptyState
          title={m.studio_scenes_empty()}
          headingLevel={3}
          action={
            <Button variant="accent" onClick={() => setOpen({ kind: 'create' })}>
              <Plus aria-hidden="true" className="size-5" />
              {m.studio_scenes_first()}
            </Button>
          }
        >
          <p>{m.studio_scenes_empty_text()}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {scenes.map((scene) => (
            <li key={scene.id}>
              <SceneCard scene={scene} onEdit={() => setOpen({ kind: 'edit', scene })} onDelete={() => setOpen({ kind: 'delete', scene })} />
            </li>
          ))}
          <li>
            <CreateCard onClick={() => setOpen({ kind: 'create' })}>{m.studio_scenes_new()}</CreateCard>
          </li>
        </ul>
      )}
      {open?.kind === 'create' && <SceneDialog scene={null} onClose={close} onReopen={() => setOpen({ kind: 'create' })} onCreated={(id) => void navigate(`?tab=scenes&scene=${id}`, { preventScrollReset: true })} />}
      {open?.kind === 'edit' && <SceneDialog scene={open.scene} onClose={close} onReopen={() => setOpen(open)} />}
      {open?.kind === 'delete' && <DeleteScene scene={open.scene} onClose={close} />}
    </section>
  )
}
