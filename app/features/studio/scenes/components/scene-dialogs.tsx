import type { Place, Point } from '#app/features/studio/scenes/canvas/geometry.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft/view.ts'
import { isLinked } from '#app/shared/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { HotspotDialog } from './hotspot-dialog.tsx'
import { LateSceneDialog } from './late-scene-dialog.ts'
import { LayerDialog } from './layer-dialog.tsx'
import { TypePicker } from './type-picker.tsx'
import type { useHotspotCommands } from './use-hotspot-commands.ts'
import type { Layers } from './use-layers.ts'

export type Open =
  | { kind: 'picker'; place: Place & Point }
  | { kind: 'properties'; id: string; tab?: 'conditions' }
  | { kind: 'layer'; id: string | null }
  | { kind: 'scene' }
  | { kind: 'clear' }
  | null

type SceneDialogsProps = {
  scene: SceneView
  hotspots: readonly HotspotView[]
  layers: Layers
  commands: ReturnType<typeof useHotspotCommands>
  open: Open
  onOpen: (open: Open) => void
  onSelect: (ids: string[]) => void
}

/** The dialog that is open over a scene's editor. */
export function SceneDialogs({
  scene,
  hotspots,
  layers,
  commands,
  open,
  onOpen: setOpen,
  onSelect,
}: SceneDialogsProps) {
  const close = () => setOpen(null)
  const opened = open?.kind === 'properties' ? hotspots.find(({ id }) => id === open.id) : undefined
  return (
    <>
      {open?.kind === 'picker' && (
        <TypePicker
          orientation={scene.orientation}
          onClose={close}
          onPick={async (picked, withConditions) => {
            const id = await commands.create({ ...picked, ...open.place })
            // If adding fails, the place and the picker stay.
            if (!id) return
            onSelect([id])
            const isDone = isLinked(picked.type) && !withConditions
            setOpen(isDone ? null : { kind: 'properties', id, ...(withConditions && { tab: 'conditions' }) })
          }}
        />
      )}
      {opened && (
        <HotspotDialog
          key={opened.id}
          scene={scene}
          hotspot={opened}
          tab={open?.kind === 'properties' ? open.tab : undefined}
          onClose={close}
          onReopen={() => setOpen({ kind: 'properties', id: opened.id })}
          onDelete={() => void commands.remove([opened.id]).then((done) => done && close())}
          onDraw={layers.all.some(({ hotspotId }) => hotspotId === opened.id) ? null : () => void layers.draw(opened)}
        />
      )}
      {open?.kind === 'layer' && (open.id === null || layers.opened) && (
        <LayerDialog
          key={open.id}
          scene={scene}
          layer={layers.opened ?? null}
          onClose={close}
          onReopen={() => setOpen(open)}
          onSaved={layers.select}
          onDelete={() => void layers.commands.remove(open.id!).then((done) => done && close())}
        />
      )}
      {open?.kind === 'scene' && (
        <LateSceneDialog scene={scene} onClose={close} onReopen={() => setOpen({ kind: 'scene' })} />
      )}
      {open?.kind === 'clear' && (
        <AlertDialog
          open
          onOpenChange={(stays) => !stays && close()}
          title={m.studio_clear_all()}
          confirm={m.common_delete()}
          onConfirm={() => void commands.clear().then(close)}
        >
          <p>{m.studio_clear_question({ count: hotspots.length })}</p>
        </AlertDialog>
      )}
    </>
  )
}
