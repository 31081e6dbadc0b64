import type { KeyboardEvent } from 'react'

const texts =
  'textarea, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])'

/** Where the browser undoes typing itself; it does not for a ticked box, a choice or a slider. */
export const holdsText = (target: EventTarget | null): boolean => target instanceof Element && target.matches(texts)

/** `onKeyDown` for a form with its own undo history. */
export const onUndoKeys = (undo: () => void) => (event: KeyboardEvent) => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
  if (!isUndo || event.defaultPrevented || holdsText(event.target)) return
  event.preventDefault()
  undo()
}
