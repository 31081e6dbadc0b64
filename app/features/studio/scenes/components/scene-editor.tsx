import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import Sparkles from 'lucide-react/icons/sparkles'
import { useLocation, useSearchParams } from 'react-router'
import type { CanvasCommand } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import { hotspotsOf } from '#app/features/studio/scenes/canvas/hotspots-of.ts'
import { mostLifted } from '#app/features/studio/scenes/canvas/landing.ts'
import { nothing, stillThere, toggled } from '#app/features/studio/scenes/canvas/selection.ts'
import type { Selection } from '#app/features/studio/scenes/canvas/selection.ts'
import { useCopyAway } from '#app/features/studio/draft/components/copy-away.ts'
import { useDraft, useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { PlaceFrame } from '#app/features/studio/fields/components/place-frame.tsx'
import { usePlaceKept } from '#app/features/studio/fields/components/use-place-kept.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NotDrawn, OfferNote } from '#app/features/generation/components/generate-button.tsx'
import { usePlaceOf, useUploadAt } from '#app/features/media/components/use-uploads.ts'
import { notify } from '#app/ui/toaster.ts'
import type { CanvasAction } from './canvas-actions.ts'
import { HotspotList } from './hotspot-list.tsx'
import { LayerList } from './layer-list.tsx'
import { LayerPictures } from './layer-pictures.tsx'
import { SceneCanvas } from './scene-canvas.tsx'
import { SceneDialogs } from './scene-dialogs.tsx'
import type { Open } from './scene-dialogs.tsx'
import { SceneHeader, sceneNote } from './scene-header.tsx'
import { NoImageYet } from './scene-image.tsx'
import { SceneSound } from './scene-sound.tsx'
import { ToCheck } from './to-check.tsx'
import { sceneSlot } from './use-scene-generation.ts'
import { useHotspotCommands } from './use-hotspot-commands.ts'
import { useLayers } from './use-layers.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'
import { useRested } from './use-rested.ts'

function askedFor(query: URLSearchParams): Open {
  const [hotspot, field] = [query.get('hotspot'), query.get('field') ?? '']
  if (hotspot) return { kind: 'properties', id: hotspot }
  const layer = query.get('layer')
  if (layer) return { kind: 'layer', id: layer }
  return ['altText', 'missLines', 'endingText', 'endingTeaser', 'endingConditions'].includes(field)
    ? { kind: 'scene' }
    : null
}

/** A notice may link to a field of the scene already shown. */
function useAskedAgain(ask: () => void): void {
  const { key } = useLocation()
  const asked = useRef(key)
  useEffect(() => {
    if (asked.current === key) return
    asked.current = key
    ask()
  })
}

const ofMany = (a: Selection, b: Selection): boolean => Math.max(a.length, b.length) > mostLifted

const sameOrder = (a: readonly HotspotView[], b: readonly HotspotView[]): boolean =>
  a.length === b.length &&
  a.every(({ id, displayOrder }, at) => id === b[at]!.id && displayOrder === b[at]!.displayOrder)

export function SceneEditor({ scene }: { scene: SceneView }) {
  const draft = useDraft()
  const [query] = useSearchParams()
  const asked = query.get('hotspot')
  const [chosen, setSelected] = useState<Selection>(asked ? [asked] : [])
  const [open, setOpen] = useState<Open>(() => askedFor(query))
  useAskedAgain(() => setOpen(askedFor(query)))
  const commands = useHotspotCommands(scene.id)
  const layers = useLayers(scene, open?.kind === 'layer' ? open.id : null)
  const picture = usePlaceKept<HTMLDivElement>(scene.image ? 'picture' : 'none')
  const hotspots = useEditorPart(useMemo(() => hotspotsOf(scene.id), [scene.id]))
  const selected = useMemo(() => {
    const there = new Set(hotspots.map(({ id }) => id))
    return stillThere(chosen, (id) => there.has(id))
  }, [chosen, hotspots])
  // The list follows the canvas in idle time, but its own clicks immediately.
  const [picked, setPicked] = useState<Selection>(nothing)
  const [listed, marked] = [
    useRested(hotspots, sameOrder),
    useRested(selected, (now, last) => now !== picked || ofMany(now, last)),
  ]
  const edit = useCallback((id: string) => setOpen({ kind: 'properties', id }), [])
  const latest = useLatest({ selected, hotspots })
  const copied = useRef<string | null>(null)
  useEffect(() => {
    const mark =
      copied.current !== null && picture.current?.querySelector<HTMLElement>(`[data-hotspot="${copied.current}"]`)
    if (!mark) return
    copied.current = null
    if (document.activeElement?.matches('[data-hotspot]')) mark.focus({ preventScroll: true })
  }, [picture, hotspots, selected])

  const onCommand = useCallback(
    (command: CanvasCommand) => {
      if (command.type === 'change') commands.change(command.places)
      else if (command.type === 'add') setOpen({ kind: 'picker', place: command.place })
      else if (command.type === 'open') edit(command.id)
      else void commands.remove(command.ids)
    },
    [commands, edit],
  )
  const copyAway = useCopyAway()
  const onAction = useCallback(
    (action: CanvasAction) => {
      const { selected: ids, hotspots: all } = latest.current
      const select = ([first, ...others]: readonly string[]) => {
        if (first === undefined) return
        setSelected([first, ...others])
        copied.current = first
      }
      if (action === 'all') return setSelected(all.map(({ id }) => id))
      if (action === 'none') return setSelected([])
      if (action === 'paste') return void commands.paste().then(select)
      if (ids.length === 0) return
      if (action === 'away') return copyAway?.(ids)
      if (action === 'duplicate') return void commands.duplicate(ids).then(select)
      if (action === 'delete') return void commands.remove(ids)
      if (action !== 'copy' && action !== 'cut') return commands.restack(ids, action)
      const count = commands.copy(ids, action === 'copy')
      if (action === 'cut') return void commands.remove(ids)
      void notify({ title: m.canvas_copied({ count }) })
    },
    [commands, copyAway, latest],
  )
  const onPick = useCallback(
    (id: string, add: boolean) => {
      const { selected: ids } = latest.current
      const now = add ? toggled(ids, id) : ids.length === 1 && ids[0] === id ? nothing : [id]
      setSelected(now)
      setPicked(now)
    },
    [latest],
  )
  const onChecked = useCallback((id: string) => commands.checked([id]), [commands])
  const onAdd = useCallback(() => setOpen({ kind: 'picker', place: { x: 50, y: 50 } }), [])
  const onEditScene = useCallback(() => setOpen({ kind: 'scene' }), [])
  const onClear = useCallback(() => setOpen({ kind: 'clear' }), [])
  const toCheck = hotspots.flatMap((hotspot) => (hotspot.toCheck ? [hotspot.id] : []))

  return (
    <section aria-labelledby="scene" className="grid gap-4">
      <SceneHeader scene={scene} canClear={hotspots.length > 0} onAdd={onAdd} onEdit={onEditScene} onClear={onClear} />
      {scene.image && toCheck.length > 0 && (
        <ToCheck count={toCheck.length} onRight={() => commands.checked(toCheck)} />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div ref={picture} tabIndex={-1} className="grid min-w-0 gap-2 outline-none">
          {scene.image ? (
            <SceneCanvas
              adventure={draft.details.id}
              scene={scene}
              hotspots={hotspots}
              selected={selected}
              onSelect={setSelected}
              onCommand={onCommand}
              onAction={onAction}
              layers={<LayerPictures layers={layers.drawn} />}
              frameOfLayer={
                layers.selected && (
                  <PlaceFrame
                    key={layers.selected.id}
                    place={layers.selected}
                    label={m.layers_frame({ name: layers.selected.name })}
                    sizeLabel={m.layers_size({ name: layers.selected.name })}
                    onPlace={(place, by) => layers.commands.place(layers.selected!.id, place, by)}
                    onRemove={() => void layers.commands.remove(layers.selected!.id)}
                  />
                )
              }
            />
          ) : (
            <NoImageYet scene={scene} />
          )}
          {scene.image && <PictureHelp scene={scene} />}
          <LayerList
            scene={scene}
            layers={layers.all}
            hotspots={hotspots}
            selected={layers.selected?.id ?? null}
            facts={layers.facts}
            onFacts={layers.showFacts}
            onSelect={layers.select}
            onEdit={(id) => setOpen({ kind: 'layer', id })}
            onAdd={() => setOpen({ kind: 'layer', id: null })}
          />
          <SceneSound scene={scene} />
        </div>
        <HotspotList
          draft={draft}
          hotspots={listed}
          selected={marked}
          onPick={onPick}
          onEdit={edit}
          onChecked={onChecked}
          onOrder={commands.order}
        />
      </div>
      <SceneDialogs
        scene={scene}
        hotspots={hotspots}
        layers={layers}
        commands={commands}
        open={open}
        onOpen={setOpen}
        onSelect={setSelected}
      />
    </section>
  )
}

function PictureHelp({ scene }: { scene: SceneView }) {
  const { note } = useUploadAt(usePlaceOf(sceneSlot(scene.id)))
  return (
    <>
      <NotDrawn note={note} />
      <p className="flex gap-2 text-sm text-muted">
        <MousePointerClick aria-hidden="true" className="mt-px size-4.5 shrink-0" />
        <span className="pointer-coarse:hidden">{m.canvas_help()}</span>
        <span className="not-pointer-coarse:hidden">{m.canvas_help_touch()}</span>
      </p>
      <div className="flex gap-2 text-muted">
        <Sparkles aria-hidden="true" className="mt-px size-4.5 shrink-0" />
        <OfferNote id={sceneNote} name="generate-scene-image" />
      </div>
    </>
  )
}
