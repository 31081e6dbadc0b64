import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { OfferNote } from '#app/features/generation/components/generate-button.tsx'
import { useUploadAt } from '#app/features/media/components/use-uploads.ts'
import { cardNote } from '#app/features/studio/fields/components/card-generation.tsx'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { CreateCard } from '#app/features/studio/fields/components/create-card.tsx'
import { UnfinishedMark } from '#app/features/studio/fields/components/row-marks.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { FromPictures } from './from-pictures.tsx'
import { LateSceneDialog } from './late-scene-dialog.ts'
import { LateDeleteScene } from './late-scenes.ts'
import { SceneCard } from './scene-card.tsx'
import type { SceneActions } from './scene-card.tsx'
import { useDragOrder } from '#app/features/studio/fields/components/use-drag-order.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'
import { useNear } from './use-near.ts'
import { useSceneCommands } from './use-scene-commands.ts'
import { newScenes } from './use-scenes-from-pictures.ts'
import { useScrolling } from './use-scrolling.ts'

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; scene: SceneView } | null

export function SceneGrid() {
  const { scenes, hotspots } = useDraft()
  const [open, setOpen] = useState<Open>(null)
  const areComing = useUploadAt(newScenes).note !== null
  const navigate = useNavigate()
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="scenes">
      <FromPictures>
        {scenes.length === 0 ? (
          <EmptyState
            title={areComing ? m.studio_scenes_coming() : m.studio_scenes_empty()}
            headingLevel={3}
            action={
              <div className="flex flex-wrap items-center justify-center gap-3">
                <Button variant="accent" onClick={() => setOpen({ kind: 'create' })}>
                  <Plus aria-hidden="true" className="size-5" />
                  {m.studio_scenes_first()}
                </Button>
                <UnfinishedMark find={(drafts) => drafts.hasNew('scene')} />
              </div>
            }
          >
            <p>{areComing ? m.studio_scenes_coming_text() : m.studio_scenes_empty_text()}</p>
          </EmptyState>
        ) : (
          <>
            <OfferNote id={cardNote} name="generate-scene-image" className="-mt-3" />
            <SceneCards scenes={scenes} hotspots={hotspots} onOpen={setOpen} />
          </>
        )}
      </FromPictures>
      {open?.kind === 'create' && (
        <LateSceneDialog
          scene={null}
          onClose={close}
          onReopen={() => setOpen({ kind: 'create' })}
          onCreated={(id) => void navigate(`?tab=scenes&scene=${id}`)}
        />
      )}
      {open?.kind === 'edit' && <LateSceneDialog scene={open.scene} onClose={close} onReopen={() => setOpen(open)} />}
      {open?.kind === 'delete' && <LateDeleteScene scene={open.scene} onClose={close} />}
    </section>
  )
}

function SceneCards({
  scenes,
  hotspots,
  onOpen,
}: {
  scenes: readonly SceneView[]
  hotspots: readonly HotspotView[]
  onOpen: (open: Open) => void
}) {
  const commands = useSceneCommands()
  const [said, setSaid] = useState('')
  const ids = scenes.map((scene) => scene.id)
  const order = async (sceneIds: string[], moved: string) => {
    const scene = scenes.find((each) => each.id === moved)
    if (commands.busy || !scene || !(await commands.order(sceneIds))) return
    setSaid(m.studio_scenes_moved({ name: scene.name, position: sceneIds.indexOf(moved) + 1, count: sceneIds.length }))
  }
  const drag = useDragOrder(ids, (sceneIds, moved) => void order(sceneIds, moved))
  const actions = useSceneActions({ scenes, commands, order, onOpen })
  const counts = useMemo(() => countsOf(hotspots), [hotspots])
  const { list, shown } = useNear<HTMLUListElement>(ids)
  useScrolling(list)
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={list} {...drag.listProps} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {scenes.map((scene, index) => (
          <SceneCard
            key={scene.id}
            scene={scene}
            shown={shown(scene.id, index)}
            hotspots={counts.get(scene.id)?.all ?? 0}
            toCheck={counts.get(scene.id)?.toCheck ?? 0}
            actions={actions}
            isFirst={index === 0}
            isLast={index === scenes.length - 1}
            draggable={scenes.length > 1}
            dragged={scene.id === drag.dragged}
            over={scene.id === drag.over}
          />
        ))}
        <li>
          <CreateCard dialog="scene" onClick={() => onOpen({ kind: 'create' })}>
            {m.studio_scenes_new()}
          </CreateCard>
        </li>
      </ul>
    </>
  )
}

function countsOf(hotspots: readonly HotspotView[]): ReadonlyMap<string, { all: number; toCheck: number }> {
  const counts = new Map<string, { all: number; toCheck: number }>()
  for (const { sceneId, toCheck } of hotspots) {
    const { all, toCheck: some } = counts.get(sceneId) ?? { all: 0, toCheck: 0 }
    counts.set(sceneId, { all: all + 1, toCheck: some + (toCheck ? 1 : 0) })
  }
  return counts
}

type Acting = {
  scenes: readonly SceneView[]
  commands: ReturnType<typeof useSceneCommands>
  order: (sceneIds: string[], moved: string) => Promise<void>
  onOpen: (open: Open) => void
}

function useSceneActions(acting: Acting): SceneActions {
  const latest = useLatest(acting)
  return useMemo((): SceneActions => {
    const open = (kind: 'edit' | 'delete', id: string) => {
      const scene = latest.current.scenes.find((each) => each.id === id)
      if (scene) latest.current.onOpen({ kind, scene })
    }
    const idle = (run: (now: Acting) => unknown) => void (latest.current.commands.busy || run(latest.current))
    return {
      edit: (id) => open('edit', id),
      remove: (id) => open('delete', id),
      move: (id, by) =>
        idle(({ scenes, order }) => {
          const ids = scenes.map((scene) => scene.id)
          const from = ids.indexOf(id)
          return order(movedTo(ids, from, from + by), id)
        }),
      duplicate: (id) => idle(({ commands }) => commands.duplicate(id)),
      start: (id) => idle(({ commands }) => commands.setStart(id)),
      ending: (id, isEnding) => idle(({ commands }) => commands.setEnding(id, isEnding)),
    }
  }, [latest])
}
