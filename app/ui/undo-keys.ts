import type { KeyboardEvent } from 'react'

const texts =
  'textarea, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])'

/** The browser takes back there what was typed; a ticked box, a choice or a slider it leaves as it is. */
export const holdsText = (target: EventTarget | null): boolean => target instanceof Element && target.matches(texts)

/** `onKeyDown` of a form with steps of its own. */
export const onUndoKeys = (undo: () => void) => (event: KeyboardEvent) => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
  if (!isUndo || event.defaultPrevented || holdsText(event.target)) return
  event.preventDefault()
  undo()
}
