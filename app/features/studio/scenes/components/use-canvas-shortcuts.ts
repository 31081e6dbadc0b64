import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { CanvasEvent } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import { actionOf, zoomOf } from './canvas-actions.ts'
import type { CanvasAction } from './canvas-actions.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'

type Options = {
  send: (event: CanvasEvent) => boolean
  onAction: (action: CanvasAction) => void
  zoomTo: (zoom: number) => void
  zoomStep: (by: 1 | -1) => void
}

const typing = 'input, textarea, select, [contenteditable]'
const above = '[role=dialog], [role=alertdialog], [role=menu]'
const leaving: readonly string[] = ['Escape', 'Delete', 'Backspace']

/** Unambiguous keys work on the whole page, except where text fields, dialogs, menus or selected text need them. */
export function useCanvasShortcuts(canvas: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useLatest(options)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || target.closest(typing) || document.querySelector(above)) return
      if (act(event, target, canvas.current?.contains(target) === true, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [canvas, latest])
}

function act(
  event: KeyboardEvent,
  target: Element,
  inside: boolean,
  { send, onAction, zoomTo, zoomStep }: Options,
): boolean {
  const held = event.ctrlKey || event.metaKey
  const action = actionOf(event)
  if (action && (held || inside)) {
    if (action === 'copy' && document.getSelection()?.isCollapsed === false) return false
    onAction(action)
    return true
  }
  const zoom = inside ? zoomOf(event) : null
  if (zoom !== null) {
    if (zoom === 0) zoomTo(1)
    else zoomStep(zoom)
    return true
  }
  if (held || event.altKey) return false
  // Enter and arrows belong to a focused button.
  const onFrame = inside && target.getAttribute('role') === 'group'
  return (
    (onFrame || leaving.includes(event.key)) && send({ type: 'key', key: event.key, shift: event.shiftKey, id: null })
  )
}
