import { useMemo, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { drawnPiece } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import type { CanvasState, Gesture, Target } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import type { Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { land, mostLifted } from '#app/features/studio/scenes/canvas/landing.ts'
import type { Landed, Landing, Move } from '#app/features/studio/scenes/canvas/landing.ts'
import { areaBetween, inArea, joined, nothing } from '#app/features/studio/scenes/canvas/selection.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CanvasOverlay } from './canvas-overlay.tsx'
import { HotspotOutline, OutlineSheet, plainOutlines } from './hotspot-face.tsx'
import { HotspotMark } from './hotspot-mark.tsx'
import type { MarkActions } from './hotspot-mark.tsx'
import { HotspotSigns } from './hotspot-signs.tsx'
import { MovingMarks, SelectedOutlines } from './moving-marks.tsx'
import { SelectionHandles } from './selection-handles.tsx'
import { useRested } from './use-rested.ts'
import { useSame } from '#app/features/studio/fields/components/use-same.ts'

type CanvasMarksProps = {
  state: CanvasState
  canvas: Size
  hotspots: readonly HotspotView[]
  single: HotspotView | undefined
  actions: MarkActions
  onPress: (event: PointerEvent, on: Target) => void
  onCornerKey: (event: KeyboardEvent, id: string, index: number) => void
}

const nobody: ReadonlySet<string> = new Set()
const sameMembers = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id))

function useLanding(gesture: Gesture | null, hotspots: readonly HotspotView[]): Landed {
  const [last, keep] = useState<Landing | null>(null)
  const rested = useRested(hotspots, () => last !== null)
  const landed = land(last, gesture, hotspots, rested)
  if (landed.kept !== last) keep(landed.kept)
  return landed
}

/** Large selections stay on this layer, so that dragging them repaints nothing else. */
function useLying(move: Move | null, crowd: ReadonlySet<string>): ReadonlySet<string> {
  const going = useMemo(() => new Set(move?.ids), [move?.ids])
  return useSame(move ? going : crowd, sameMembers)
}

/** In tab order. Moving hotspots have their own layer, so that a pointer step rerenders no mark. */
export function CanvasMarks({ state, canvas, hotspots, single, actions, onPress, onCornerKey }: CanvasMarksProps) {
  const { gesture, tool, selected } = state
  const drawing = tool !== 'select'
  const { shown, move } = useLanding(gesture, hotspots)
  const inOrder = useMemo(() => shown.toSorted((a, b) => a.displayOrder - b.displayOrder), [shown])
  // Explicit depths only where stacking and tab order differ.
  const depths = useMemo(
    () =>
      inOrder.some((each, index) => each !== shown[index]) ? new Map(shown.map(({ id }, index) => [id, index])) : null,
    [inOrder, shown],
  )
  const framed =
    gesture?.kind === 'marquee' && gesture.to
      ? joined(gesture.before, inArea(hotspots, areaBetween(gesture.from, gesture.to), canvas))
      : selected
  const chosen = useSame(new Set(framed), sameMembers)
  // Selection outlines first, announcements later.
  const said = useRested(chosen, (now, before) => Math.max(now.size, before.size) > mostLifted)
  const pressed = Math.max(chosen.size, said.size) > mostLifted ? said : chosen
  const moved = move?.ids ?? nothing
  const by = move?.by
  const many = moved.length > mostLifted
  const raised = many ? nothing : moved
  const lifted = useMemo(() => new Set(raised), [raised])
  const crowd = chosen.size > mostLifted
  const lying = useLying(move, crowd ? chosen : nobody)
  const moving = useMemo(
    () => lying.size > 0 && <MovingMarks hotspots={shown.filter(({ id }) => lying.has(id))} canvas={canvas} />,
    [lying, shown, canvas],
  )
  const resized = gesture && 'now' in gesture && gesture.now ? gesture : null
  // Gestures rerender only the selected marks.
  const apart = useMemo(() => new Set(selected.length > mostLifted ? nothing : selected), [selected])
  const outlines = useMemo(
    () =>
      shown.flatMap((hotspot) =>
        apart.has(hotspot.id) ? [] : [<HotspotOutline key={hotspot.id} hotspot={hotspot} canvas={canvas} />],
      ),
    [shown, apart, canvas],
  )
  const chosenOutlines = useMemo(
    () =>
      !crowd && (
        <SelectedOutlines
          hotspots={shown.flatMap((hotspot) =>
            chosen.has(hotspot.id) && !lifted.has(hotspot.id) ? [drawnPiece(resized, hotspot)] : [],
          )}
          canvas={canvas}
        />
      ),
    [crowd, shown, chosen, lifted, resized, canvas],
  )
  const marks = useMemo(
    () =>
      inOrder.map((hotspot) => {
        const { id } = hotspot
        return (
          <HotspotMark
            key={id}
            hotspot={drawnPiece(resized, hotspot)}
            canvas={canvas}
            depth={depths?.get(id) ?? null}
            selected={pressed.has(id)}
            lifted={lifted.has(id)}
            actions={actions}
          />
        )
      }),
    [inOrder, resized, canvas, depths, pressed, lifted, actions],
  )
  return (
    <HotspotSigns>
      <div
        className={classNames(
          'pointer-events-none absolute inset-0 isolate will-change-[transform,opacity]',
          many && 'opacity-40',
        )}
      >
        {/* Isolation keeps what is already painted. */}
        <div className="absolute inset-0 isolate">
          <OutlineSheet canvas={canvas}>
            <g className={plainOutlines}>{outlines}</g>
          </OutlineSheet>
        </div>
        <OutlineSheet canvas={canvas}>{chosenOutlines}</OutlineSheet>
        <div className={classNames('absolute inset-0 isolate', !drawing && '*:pointer-events-auto')}>{marks}</div>
      </div>
      <div
        className="pointer-events-none absolute inset-0 z-[601] will-change-[translate]"
        {...(by ? { style: { translate: `${by.x}% ${by.y}%` } } : {})}
      >
        {moving}
        {/* Handles only for a single hotspot, and never while selecting by frame. */}
        {single && !drawing && chosen.size === 1 && chosen.has(single.id) && (
          <SelectionHandles
            hotspot={drawnPiece(gesture, single)}
            canvas={canvas}
            onPress={onPress}
            onCornerKey={(event, index) => onCornerKey(event, single.id, index)}
          />
        )}
      </div>
      <CanvasOverlay state={state} canvas={canvas} />
    </HotspotSigns>
  )
}
