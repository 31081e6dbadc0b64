import { useEffect, useLayoutEffect, useRef } from 'react'
import type { StageView } from '#app/features/play/screens/stage/use-stage-view.ts'

type Shortcut =
  | 'hotspots'
  | 'journal'
  | 'inventory'
  | 'scene'
  | 'sound'
  | 'here'
  | 'help'
  | 'nearer'
  | 'farther'
  | 'whole'

const keys: Readonly<Record<string, Shortcut>> = {
  h: 'hotspots',
  j: 'journal',
  i: 'inventory',
  s: 'scene',
  m: 'sound',
  l: 'here',
  '?': 'help',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'whole',
}

const arrows = {
  ArrowLeft: { way: 'left', direction: { x: -1, y: 0 } },
  ArrowRight: { way: 'right', direction: { x: 1, y: 0 } },
  ArrowUp: { way: 'up', direction: { x: 0, y: -1 } },
  ArrowDown: { way: 'down', direction: { x: 0, y: 1 } },
} as const

export function shortcutOf(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isTyping: boolean
}): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isTyping) return null
  const key = event.key.toLowerCase()
  return Object.hasOwn(keys, key) ? (keys[key] ?? null) : null
}

/** While no dialog is open. Arrow keys pan the scene if there is more to see that way. */
export function useShortcuts(enabled: boolean, stage: StageView, perform: (shortcut: Shortcut) => void): void {
  const now = useRef({ stage, perform })
  useEffect(() => void (now.current = { stage, perform }))
  // Before the rest of the page hydrates: whatever is visible must work by keyboard
  useLayoutEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return
      const { target } = event
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))
      const shortcut = shortcutOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isTyping,
      })
      if (!shortcut && (isTyping || !look(event, now.current.stage))) return
      event.preventDefault()
      if (shortcut) now.current.perform(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}

function look(event: KeyboardEvent, stage: StageView): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !Object.hasOwn(arrows, event.key))
    return false
  const { target } = event
  // Elsewhere (the inventory, a list) the arrow keys have a meaning of their own
  if (
    target instanceof Element &&
    target !== document.body &&
    !target.matches('h1, main') &&
    !target.closest('.play-scroller, .play-zoom')
  )
    return false
  const { way, direction } = arrows[event.key as keyof typeof arrows]
  if (!stage.ways[way]) return false
  stage.look(direction)
  return true
}
