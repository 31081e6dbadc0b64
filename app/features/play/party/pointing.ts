type PointingWorld = {
  isPointing: () => boolean
  pointAt: (at: { x: number; y: number }) => void
  stop: () => void
}

/** ms that a press must last to point, and CSS pixels that it may move. */
const longPressMs = 550
const slop = 10

/** Points by any touch while pointing is on, by a long press, or by P on the focused part. @returns how to stop it */
export function listenForPointing(picture: HTMLElement, world: PointingWorld): () => void {
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  let press: { x: number; y: number; pointer: number; timer: ReturnType<typeof setTimeout> } | null = null
  let swallowsClick = false
  const letGo = () => {
    if (press) clearTimeout(press.timer)
    press = null
  }
  const pointed = (at: { clientX: number; clientY: number }) =>
    world.pointAt(percentIn(picture.getBoundingClientRect(), at))

  picture.addEventListener(
    'pointerdown',
    (event) => {
      const second = press !== null
      letGo()
      swallowsClick = false
      // Two fingers zoom
      if (second || !event.isPrimary || event.button !== 0) return
      const { clientX, clientY, pointerId } = event
      const timer = setTimeout(() => {
        press = null
        swallowsClick = true
        pointed({ clientX, clientY })
      }, longPressMs)
      press = { x: clientX, y: clientY, pointer: pointerId, timer }
    },
    options,
  )
  picture.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => press && Math.hypot(clientX - press.x, clientY - press.y) > slop && letGo(),
    options,
  )
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    picture.addEventListener(end, letGo, { signal: listeners.signal })
  // A resting finger would open the browser's context menu of the picture
  picture.addEventListener(
    'contextmenu',
    (event) => (press !== null || swallowsClick) && event.preventDefault(),
    options,
  )
  picture.addEventListener(
    'click',
    (event) => {
      if (!swallowsClick && !world.isPointing()) return
      event.preventDefault()
      event.stopPropagation()
      if (!swallowsClick) pointed(event.detail === 0 ? middleOf(event.target) : event)
      swallowsClick = false
    },
    options,
  )
  picture.addEventListener(
    'keydown',
    (event) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!plain || event.key.toLowerCase() !== 'p' || !(event.target instanceof HTMLButtonElement)) return
      event.preventDefault()
      pointed(middleOf(event.target))
    },
    options,
  )
  window.addEventListener('keydown', (event) => event.key === 'Escape' && world.isPointing() && world.stop(), {
    signal: listeners.signal,
  })
  return () => {
    letGo()
    listeners.abort()
  }
}

function middleOf(target: EventTarget | null): { clientX: number; clientY: number } {
  const box = target instanceof Element ? target.getBoundingClientRect() : { left: 0, top: 0, width: 0, height: 0 }
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
}

type Box = { left: number; top: number; width: number; height: number }

export function percentIn(
  { left, top, width, height }: Box,
  { clientX, clientY }: { clientX: number; clientY: number },
): { x: number; y: number } {
  const percent = (part: number, whole: number) =>
    whole > 0 ? Math.round(Math.min(Math.max(part / whole, 0), 1) * 10_000) / 100 : 0
  return { x: percent(clientX - left, width), y: percent(clientY - top, height) }
}
