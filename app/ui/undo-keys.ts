import type { KeyboardEvent } from 'react'

const texts =
  'textarea, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])'

/** Where the browser undoes typing itself; it does not for a ticked box, a choice or a slider. */
export const holdsText = (target: EventTarget | null): boolean => target instanceof Element && target.matches(texts)

/** The letter of a shortcut: the one on the key, or on layouts of other scripts the one at its place. */
export function shortcutLetter({ key, code }: { key: string; code: string }): string {
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key)
  const place = isForeign ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return (place ?? key).toLowerCase()
}

/** `onKeyDown` for a form with its own undo history. */
export const onUndoKeys = (undo: () => void) => (event: KeyboardEvent) => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && shortcutLetter(event) === 'z'
  if (!isUndo || event.defaultPrevented || holdsText(event.target)) return
  event.preventDefault()
  undo()
}
