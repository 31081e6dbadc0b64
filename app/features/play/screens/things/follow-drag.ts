import type { SceneProjection } from '#app/features/engine/projection.ts'
import { isBareAt, panAtEdge, targetAt } from './drop-target.ts'
import type { HandEvent, Point } from './item-use.ts'

type DragWorld = {
  take: (event: HandEvent) => void
  isDragged: () => boolean
  scene: () => SceneProjection
  moved: (to: Point) => void
  ended: (dragged: boolean) => void
  missed: () => void
}

/** CSS pixels of jitter that still count as a tap; more for a finger than for a mouse. */
const slack = { mouse: 5, touch: 10 }
/** ms that a finger must rest on an item to lift it. */
const restMs = 280

/** Sideways, a finger scrolls the tray: the browser takes over the pointer. @returns a function to stop before that */
export function followDrag(itemId: string, pressed: PointerEvent, slot: HTMLElement, world: DragWorld): () => void {
  const pointer = pressed.pointerId
  const isFinger = pressed.pointerType !== 'mouse'
  let at: Point = { x: pressed.clientX, y: pressed.clientY }
  let frame = 0
  const listening = new AbortController()
  const { signal } = listening
  const resting = isFinger ? setTimeout(() => world.take({ type: 'rested', pointer }), restMs) : undefined
  const stop = () => {
    clearTimeout(resting)
    cancelAnimationFrame(frame)
    listening.abort()
  }
  const look = () => world.take({ type: 'moved', pointer, to: at, over: targetAt(at, world.scene()) })
  const end = (type: 'released' | 'lost') => {
    const dragged = world.isDragged()
    const misses = dragged && type === 'released' && isBareAt(at, world.scene())
    stop()
    world.take({ type, pointer })
    world.ended(dragged)
    if (misses) world.missed()
  }
  const pan = () => {
    if (world.isDragged() && panStage(at)) look()
    frame = requestAnimationFrame(pan)
  }
  world.moved(at)
  world.take({
    type: 'pressed',
    itemId,
    pointer,
    from: at,
    slack: isFinger ? slack.touch : slack.mouse,
    scrolls: isFinger && isScrollable(slot.closest('ul')),
  })
  frame = requestAnimationFrame(pan)
  const on = <Type extends keyof WindowEventMap>(type: Type, listen: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, listen, { signal })
  on('pointermove', (event) => {
    if (event.pointerId !== pointer) return
    at = { x: event.clientX, y: event.clientY }
    world.moved(at)
    look()
    if (world.isDragged()) clearTimeout(resting)
  })
  on('pointerup', (event) => event.pointerId === pointer && end('released'))
  on('pointercancel', (event) => event.pointerId === pointer && end('lost'))
  on('blur', () => end('lost'))
  // A lifted item must not scroll, nor a resting finger open the context menu
  slot.addEventListener('touchmove', (event) => world.isDragged() && event.preventDefault(), { signal, passive: false })
  slot.addEventListener('contextmenu', (event) => isFinger && event.preventDefault(), { signal })
  return stop
}

const isScrollable = (drawer: Element | null) => drawer !== null && drawer.scrollWidth > drawer.clientWidth

function panStage(at: Point): boolean {
  const scroller = document.elementFromPoint(at.x, at.y)?.closest('.play-stage')?.querySelector('.play-scroller')
  if (!scroller) return false
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const [x, y] = [panAtEdge(at.x, left, right), panAtEdge(at.y, top, bottom)]
  if (x === 0 && y === 0) return false
  const before = scroller.scrollLeft + scroller.scrollTop
  scroller.scrollBy({ left: x, top: y, behavior: 'instant' })
  return scroller.scrollLeft + scroller.scrollTop !== before
}
