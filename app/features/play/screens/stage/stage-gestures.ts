import { panBy, toggleZoom, zoomAround } from './stage-geometry.ts'
import type { Frame, Point, View } from './stage-geometry.ts'

/** One finger pans by the browser's own scrolling and is only watched; two fingers pinch; a pressed mouse drags. */
export type Gesture = {
  kind: 'idle' | 'pressed' | 'dragging' | 'pinching'
  fingers: ReadonlyMap<number, Point>
  /** Each move is measured from the start of the gesture, so that errors do not add up. */
  from: { fingers: ReadonlyMap<number, Point>; view: View } | null
  lastTap: (Point & { at: number }) | null
}

export type GestureEvent =
  | { type: 'down'; finger: number; by: 'touch' | 'mouse'; point: Point; onThing: boolean; at: number }
  | { type: 'move'; finger: number; by: 'touch' | 'mouse'; point: Point }
  | { type: 'up'; finger: number; at: number; onThing: boolean }
  | { type: 'cancel' }

/** The view that the gesture asks for, and whether to ignore the click that may follow. */
export type GestureStep = { gesture: Gesture; view: View | null; zoomsSmoothly: boolean; swallowsClick: boolean }

export const idle: Gesture = { kind: 'idle', fingers: new Map(), from: null, lastTap: null }

/** CSS pixels that a tap may move. */
const slop = 8
const secondTapMs = 320
const secondTapReach = 32

export function afterGesture(gesture: Gesture, event: GestureEvent, frame: Frame, view: View): GestureStep {
  switch (event.type) {
    case 'down':
      return nothing(begin(gesture, event, view))
    case 'move':
      return move(gesture, event, frame)
    case 'up':
      return lift(gesture, event, frame, view)
    case 'cancel':
      return nothing(idle)
  }
}

const nothing = (gesture: Gesture): GestureStep => ({ gesture, view: null, zoomsSmoothly: false, swallowsClick: false })

function begin(gesture: Gesture, { finger, point }: Extract<GestureEvent, { type: 'down' }>, view: View): Gesture {
  const fingers = new Map(gesture.fingers).set(finger, point)
  const kind = fingers.size === 1 ? 'pressed' : fingers.size === 2 ? 'pinching' : 'idle'
  return { kind, fingers, from: { fingers, view }, lastTap: fingers.size === 1 ? gesture.lastTap : null }
}

function move(
  gesture: Gesture,
  { finger, by, point }: Extract<GestureEvent, { type: 'move' }>,
  frame: Frame,
): GestureStep {
  const { from } = gesture
  if (!from || !gesture.fingers.has(finger)) return nothing(gesture)
  const fingers = new Map(gesture.fingers).set(finger, point)
  const now = { ...gesture, fingers }
  if (gesture.kind === 'pinching')
    return { gesture: now, view: pinch(from, fingers, frame), zoomsSmoothly: false, swallowsClick: true }
  const begun = from.fingers.get(finger)
  if (!begun || distance(begun, point) <= slop)
    return nothing(gesture.kind === 'dragging' ? now : { ...now, kind: 'pressed' })
  // A finger that moves farther pans by itself and is no longer a tap
  if (by === 'touch') return nothing({ ...now, lastTap: null, from: null })
  const view = panBy(
    frame,
    from.view,
    { x: (begun.x - point.x) / frame.width, y: (begun.y - point.y) / frame.height },
    1,
  )
  return { gesture: { ...now, kind: 'dragging', lastTap: null }, view, zoomsSmoothly: false, swallowsClick: true }
}

function pinch(from: NonNullable<Gesture['from']>, fingers: ReadonlyMap<number, Point>, frame: Frame): View {
  const [before, after] = [span(from.fingers), span(fingers)]
  return zoomAround(
    frame,
    from.view,
    (from.view.zoom * after.width) / Math.max(before.width, 1),
    before.middle,
    after.middle,
  )
}

function span(fingers: ReadonlyMap<number, Point>): { middle: Point; width: number } {
  const [a = { x: 0, y: 0 }, b = a] = fingers.values()
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, width: distance(a, b) }
}

function lift(
  gesture: Gesture,
  { finger, at, onThing }: Extract<GestureEvent, { type: 'up' }>,
  frame: Frame,
  view: View,
): GestureStep {
  const point = gesture.fingers.get(finger)
  const fingers = new Map(gesture.fingers)
  fingers.delete(finger)
  const swallowsClick = gesture.kind === 'dragging' || gesture.kind === 'pinching'
  // A finger left after a pinch pans on or is lifted too: it is not a tap
  const after: Gesture = { kind: 'idle', fingers, from: null, lastTap: null }
  const isTap = gesture.kind === 'pressed' && gesture.from !== null && point !== undefined && !onThing
  if (!isTap) return { ...nothing(after), swallowsClick }
  const { lastTap } = gesture
  const isSecond = lastTap !== null && at - lastTap.at <= secondTapMs && distance(lastTap, point) <= secondTapReach
  if (isSecond)
    return { gesture: after, view: toggleZoom(frame, view, point), zoomsSmoothly: true, swallowsClick: false }
  return nothing({ ...after, lastTap: { ...point, at } })
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
