import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CanvasOrder } from '#app/features/studio/canvas/canvas-machine.ts'
import type { Point } from '#app/features/studio/canvas/geometry.ts'
import { useEditor } from '#app/features/studio/components/editor/draft-context.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft-view.ts'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { HotspotDialog } from './hotspot-dialog.tsx'
import { HotspotList } from './hotspot-list.tsx'
import { SceneCanvas } from './scene-canvas.tsx'
import { SceneDialog } from './scene-dialog.tsx'
import { NoImageYet, SceneImageButton } from './scene-image.tsx'
import { TypePicker } from './type-picker.tsx'
import { useHotspotCommands } from './use-hotspot-commands.ts'

type Open = { kind: 'picker'; at: Point } | { kind: 'properties'; id: string } | { kind: 'scene' } | { kind: 'clear' } | null

/** The canvas of one scene with its picture, and the list of its hotspots. */
export function SceneEditor({ scene }: { scene: SceneView }) {
  const { draft, queue } = useEditor()
  const [query] = useSearchParams()
  const asked = query.get('hotspot')
  const [selected, setSelected] = useState<string | null>(asked)
  const [open, setOpen] = useState<Open>(asked ? { kind: 'properties', id: asked } : null)
  const commands = useHotspotCommands(scene.id)
  const hotspots = draft.hotspots.filter((hotspot) => hotspot.sceneId === scene.id).map((hotspot): HotspotView => ({ ...hotspot, ...unsavedOf(queue, hotspot.id) }))
  const close = () => setOpen(null)
  const find = (id: string) => hotspots.find((hotspot) => hotspot.id === id)

  const onOrder = (order: CanvasOrder) => {
    if (order.type === 'change') return commands.change(order)
    if (order.type === 'add') return setOpen({ kind: 'picker', at: order.at })
    if (order.type === 'open') return setOpen({ kind: 'properties', id: order.id })
    const hotspot = find(order.id)
    if (hotspot) void commands.remove(hotspot)
  }
  const opened = open?.kind === 'properties' ? find(open.id) : undefined

  return (
    <section aria-labelledby="scene" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <BackLink to="?tab=scenes">{m.studio_back_to_scenes()}</BackLink>
        <h2 id="scene" className="text-heading min-w-0 break-words">
          {scene.name}
        </h2>
        {scene.isStartingMap && <Badge tone="brass">{m.studio_scene_start()}</Badge>}
        {scene.isEnding && <Badge tone="purple">{m.studio_scene_ending()}</Badge>}
        <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
          {scene.image && <SceneImageButton scene={scene} />}
          <Button size="small" onClick={() => setOpen({ kind: 'picker', at: { x: 50, y: 50 } })}>
            <Plus aria-hidden="true" className="size-4.5" />
            {m.studio_hotspot_add()}
          </Button>
          <Button size="small" onClick={() => setOpen({ kind: 'scene' })}>
            {m.studio_scene_edit_title()}
          </Button>
          {hotspots.length > 0 && (
            <Button size="small" variant="ghost" onClick={() => setOpen({ kind: 'clear' })}>
              <Trash2 aria-hidden="true" className="size-4.5" />
              {m.studio_clear_all()}
            </Button>
          )}
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-2">
          {scene.image ? <SceneCanvas scene={scene} hotspots={hotspots} selected={selected} onSelect={setSelected} onOrder={onOrder} /> : <NoImageYet scene={scene} />}
          {scene.image && (
            <p className="flex gap-2 text-sm text-muted">
              <MousePointerClick aria-hidden="true" className="mt-px size-4.5 shrink-0" />
              {m.studio_canvas_help()}
            </p>
          )}
        </div>
        <HotspotList draft={draft} hotspots={hotspots} selected={selected} onSelect={setSelected} onEdit={(id) => setOpen({ kind: 'properties', id })} />
      </div>
      {open?.kind === 'picker' && (
        <TypePicker
          onClose={close}
          onPick={async (type) => {
            const id = await commands.create(type, open.at)
            setSelected(id)
            setOpen(id ? { kind: 'properties', id } : null)
          }}
        />
      )}
      {opened && <HotspotDialog key={opened.id} hotspot={opened} onClose={close} onReopen={() => setOpen({ kind: 'properties', id: opened.id })} onDelete={() => void commands.remove(opened).then((done) => done && close())} />}
      {open?.kind === 'scene' && <SceneDialog scene={scene} onClose={close} onReopen={() => setOpen({ kind: 'scene' })} />}
      {open?.kind === 'clear' && (
        <AlertDialog open onOpenChange={(stays) => !stays && close()} title={m.studio_clear_all()} confirm={m.common_delete()} onConfirm={() => void commands.clear().then(close)}>
          <p>{m.studio_clear_question({ count: hotspots.length })}</p>
        </AlertDialog>
      )}
    </section>
  )
}
