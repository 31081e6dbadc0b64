import { useCallback, useMemo } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import type { CanvasEvent, CanvasState, Target } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import { toPercent } from '#app/features/studio/scenes/canvas/geometry.ts'
import type { MarkActions } from './hotspot-mark.tsx'

const hotspotOf = (element: Element): string | undefined =>
  element instanceof HTMLElement ? element.dataset['hotspot'] : undefined
const isHandle = (element: Element): boolean =>
  element instanceof HTMLElement && element.dataset['handle'] !== undefined

const elementsUnder = (event: MouseEvent): Element[] => document.elementsFromPoint(event.clientX, event.clientY)
/** The frame captures the pointer, so clicks arrive there. */
const hotspotUnder = (event: MouseEvent): string | null =>
  elementsUnder(event)
    .map(hotspotOf)
    .find((id) => id !== undefined) ?? null

export function useCanvasPointer(
  frame: RefObject<HTMLElement | null>,
  { tool, gesture }: CanvasState,
  send: (event: CanvasEvent) => boolean,
) {
  const placeOf = useCallback(
    (event: { clientX: number; clientY: number }) =>
      toPercent({ x: event.clientX, y: event.clientY }, frame.current!.getBoundingClientRect()),
    [frame],
  )

  const press = useCallback(
    (event: PointerEvent, on: Target) => {
      if (event.button !== 0) return
      event.stopPropagation()
      // The frame gets all pointer moves, except that a finger on the picture may scroll.
      if (on.kind !== 'ground' || event.pointerType !== 'touch') frame.current?.setPointerCapture(event.pointerId)
      send({
        type: 'down',
        on,
        at: placeOf(event),
        pointer: event.pointerId,
        add: event.shiftKey || event.ctrlKey || event.metaKey,
        coarse: event.pointerType === 'touch',
      })
    },
    [frame, send, placeOf],
  )

  const sendKey = useCallback(
    (event: KeyboardEvent, key: CanvasEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !send(key)) return
      event.preventDefault()
      event.stopPropagation()
    },
    [send],
  )
  const onCornerKey = useCallback(
    (event: KeyboardEvent, id: string, index: number) =>
      sendKey(event, { type: 'cornerKey', key: event.key, shift: event.shiftKey, id, index }),
    [sendKey],
  )

  const actions = useMemo(
    (): MarkActions => ({
      press: (event, id) => press(event, { kind: 'hotspot', id }),
      key: (event, id) => sendKey(event, { type: 'key', key: event.key, shift: event.shiftKey, id }),
      focus: (id) => send({ type: 'focus', id }),
      open: (id) => send({ type: 'key', key: 'Enter', shift: false, id }),
    }),
    [press, sendKey, send],
  )

  const frameProps = {
    onPointerDown: (event: PointerEvent) => press(event, { kind: 'ground' }),
    onPointerMove: (event: PointerEvent) =>
      void (
        gesture &&
        send({
          type: 'move',
          at: placeOf(event),
          pointer: event.pointerId,
          coarse: event.pointerType === 'touch',
          free: event.altKey,
        })
      ),
    onPointerUp: (event: PointerEvent) => void send({ type: 'up', pointer: event.pointerId }),
    onPointerCancel: () => void send({ type: 'cancel' }),
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) return
      if (tool !== 'select' || (!hotspotUnder(event) && !elementsUnder(event).some(isHandle)))
        send({ type: 'click', at: placeOf(event) })
    },
    onDoubleClick: (event: MouseEvent) => void send({ type: 'doubleClick', id: hotspotUnder(event) }),
  }
  return { frameProps, press, actions, onCornerKey }
}
