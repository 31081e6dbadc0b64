import { covered, freePlace } from './free-place.ts'
import type { Box, Place } from './free-place.ts'
import { openGap } from './open-gap.ts'
import type { Gap } from './open-gap.ts'

const controls =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [role="button"], [role="option"], ' +
  '[role="menuitem"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role="slider"]'
const titles = ':is(dialog, [role="dialog"], [role="alertdialog"]) :is(h1, h2)'

/** px by which each toast behind the front one sticks out above it */
const peeking = 14
/** ms; lets the page settle and handles many changes together */
const pause = 120
const narrow = 600

/** Keeps toasts off controls and dialog titles for as long as any are shown. On a page without a free place, such as a
 * phone full of fields, what is below moves down for as long. */
export function placeToasts(place: HTMLElement): void {
  let stands: Place | null = null
  let gap: Gap | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const put = () => {
    timer = undefined
    const toaster = place.querySelector<HTMLElement>('[data-sonner-toaster]')
    const toasts = toaster
      ? [...toaster.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed="true"])')]
      : []
    const front = toasts.find(({ dataset }) => dataset['front'] === 'true') ?? toasts[0]
    if (!front) {
      gap?.close()
      return void (gap = stands = null)
    }
    // A button that somebody is about to press must not move away
    if (place.querySelector('button:hover') || place.contains(document.activeElement)) return
    const size = { width: front.offsetWidth, height: front.offsetHeight + (toasts.length - 1) * peeking }
    const room = { width: innerWidth, height: innerHeight, edge: innerWidth > narrow ? 24 : 12 }
    let { covers, ...found } = freePlace(size, boxesOf(pressable(place)), room, stands)
    if (covers > 0) {
      gap?.close()
      const isFree = (bottom: number) =>
        covered({ ...size, left: room.edge, top: innerHeight - bottom - size.height }, boxesOf(pressable(place))) === 0
      gap = openGap(size.height, pressable(place), isFree)
      if (gap) [covers, found] = [0, { left: room.edge, bottom: gap.bottom }]
    }
    place.toggleAttribute('data-covers', covers > 0)
    if (stands && found.left === stands.left && found.bottom === stands.bottom) return
    stands = found
    place.style.setProperty('--toast-left', `${found.left}px`)
    place.style.setProperty('--toast-bottom', `${found.bottom}px`)
  }
  const putSoon = () => {
    timer ??= setTimeout(put, pause)
  }
  // A new toast is placed immediately, before it is seen
  new MutationObserver(put).observe(place, { childList: true, subtree: true })
  new MutationObserver(() => place.querySelector('[data-sonner-toast]') && putSoon()).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'style', 'open', 'hidden'],
  })
  addEventListener('scroll', putSoon, { capture: true, passive: true })
  addEventListener('resize', putSoon)
}

const boxesOf = (parts: readonly HTMLElement[]): Box[] => parts.map((part) => part.getBoundingClientRect())

function pressable(place: HTMLElement): HTMLElement[] {
  // Nothing beneath a dialog can be pressed
  const within = [...document.querySelectorAll<HTMLElement>('.dialog-overlay')].at(-1)
  return [...(within ?? document).querySelectorAll<HTMLElement>(`${controls}, ${titles}`)].filter((each) => {
    if (place.contains(each)) return false
    const box = each.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
    return isSeen && each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  })
}
