import { holdsText } from './undo-keys.ts'

/** Something that has just appeared ignores the press that revealed it: both its second click and a held key. */
export type Press<Thing> = {
  at: { x: number; y: number }
  /** ms */
  ended: number
  /** What could be pressed there when the first press of the series began. */
  there: ReadonlySet<Thing>
}

/** ms from the end of a press to the next; a little longer than systems allow for a double click. */
export const secondPressMs = 600
/** ms; keyboard users reach the next thing quickly. */
const secondKeyMs = 250
/** px by which a second press may miss the first: a finger is less exact than a mouse. */
const spread = { mouse: 12, finger: 36 }

type Pressing = { x: number; y: number; began: number; by: keyof typeof spread }

/** Pure. The series of presses that this one continues; null: it starts one. */
export function rowOf<Thing>(last: Press<Thing> | null, { x, y, began, by }: Pressing): Press<Thing> | null {
  if (!last || began - last.ended > secondPressMs) return null
  return Math.hypot(x - last.at.x, y - last.at.y) <= spread[by] ? last : null
}

const answering =
  'a[href], button, input, select, textarea, summary, label, [contenteditable="true"], [tabindex="0"], ' +
  '[role="button"], [role="menuitem"], [role="option"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"]'

/** Besides controls, a layer over the page responds to presses (it closes), and so does the page itself. */
const answererOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`${answering}, dialog, .dialog-overlay, :root`) : null

function pressableAround({ x, y, by }: Omit<Pressing, 'began'>): Set<Element> {
  const found = new Set<Element>()
  const step = spread[by] / 3
  for (let right = -spread[by]; right <= spread[by]; right += step)
    for (let down = -spread[by]; down <= spread[by]; down += step) {
      const answerer = answererOf(document.elementFromPoint(x + right, y + down))
      if (answerer) found.add(answerer)
    }
  return found
}

/** What the keyboard can reach: with a dialog open, nothing beneath it. */
function pressableByKeys(): Set<Element> {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  return new Set(
    [...dialog.querySelectorAll(answering)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert], [aria-hidden="true"]'),
    ),
  )
}

const refuse = (event: Event): void => {
  event.stopImmediatePropagation()
  // A starting touch may become a scroll
  if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault()
}

/** Listens on the window, before all other listeners. Synthetic presses always pass. */
export function refuseSecondPresses(): void {
  followPointers()
  followKeys()
}

const byOf = ({ pointerType }: PointerEvent): keyof typeof spread => (pointerType === 'mouse' ? 'mouse' : 'finger')

function followPointers(): void {
  let row = pressBefore()
  let refused = false
  const begin = (event: PointerEvent) => {
    if (!event.isTrusted || event.button !== 0 || !event.isPrimary) return void (refused = false)
    const at = { x: event.clientX, y: event.clientY }
    const by = byOf(event)
    row = rowOf(row, { ...at, by, began: event.timeStamp }) ?? { at, ended: 0, there: pressableAround({ ...at, by }) }
    row.ended = Infinity
    const answerer = answererOf(event.target)
    refused = answerer !== null && !row.there.has(answerer)
    if (refused) refuse(event)
  }
  const end = (event: PointerEvent) => {
    if (!event.isTrusted || !event.isPrimary) return
    // A drag or a scroll is no press
    const { clientX: x, clientY: y, timeStamp: began } = event
    if (row && (event.type === 'pointercancel' || !rowOf({ ...row, ended: began }, { x, y, began, by: byOf(event) })))
      row = null
    if (row) row.ended = event.timeStamp
    if (refused && event.type === 'pointerup') refuse(event)
  }
  listen('pointerdown', begin)
  listen('pointerup', end)
  listen('pointercancel', end)
  listen('wheel', () => (row = null))
  listen('keydown', (event) => {
    if (isPress(event)) row = null
  })
  listen('pagehide', () => keepPress(row))
  for (const type of ['touchstart', 'touchend', 'mousedown', 'mouseup', 'click', 'dblclick'] as const)
    listen(type, (event: UIEvent) => {
      const isByKey = type === 'click' && event.detail === 0
      if (refused && event.isTrusted && !isByKey) refuse(event)
    })
}

const keptAs = 'last-press'

/** The press that led from another page to this one. */
function pressBefore(): Press<Element> | null {
  try {
    const { x, y, ended } = JSON.parse(sessionStorage.getItem(keptAs) ?? '') as Record<'x' | 'y' | 'ended', number>
    sessionStorage.removeItem(keptAs)
    return { at: { x, y }, ended: ended - performance.timeOrigin, there: new Set() }
  } catch {
    return null
  }
}

function keepPress(row: Press<Element> | null): void {
  if (!row || performance.now() - row.ended > secondPressMs) return
  try {
    sessionStorage.setItem(keptAs, JSON.stringify({ ...row.at, ended: performance.timeOrigin + row.ended }))
  } catch {
    // storage may be forbidden; then nothing is kept
  }
}

const isPress = ({ key, target }: KeyboardEvent): boolean => key === 'Enter' || (key === ' ' && !holdsText(target))

function followKeys(): void {
  let row: { ended: number; there: ReadonlySet<Element> } | null = null
  let refused = false
  listen('keydown', (event) => {
    if (!event.isTrusted) return
    // Another key may have moved the focus on
    refused = false
    if (!isPress(event)) return void (row = null)
    const goesOn = row !== null && (event.repeat || event.timeStamp - row.ended <= secondKeyMs)
    if (!goesOn || !row) row = { ended: 0, there: pressableByKeys() }
    row.ended = event.timeStamp
    const answerer = answererOf(event.target)
    refused = answerer !== null && answerer.matches(answering) && !row.there.has(answerer)
    if (refused) refuse(event)
  })
  listen('keyup', (event) => {
    if (!event.isTrusted || (event.key !== 'Enter' && event.key !== ' ')) return
    if (row) row.ended = event.timeStamp
    if (refused) refuse(event)
  })
  listen('pointerdown', () => (row = null))
}

function listen<Type extends keyof WindowEventMap>(type: Type, take: (event: WindowEventMap[Type]) => void): void {
  window.addEventListener(type, take, { capture: true, passive: type === 'wheel' || type.startsWith('touch') })
}
