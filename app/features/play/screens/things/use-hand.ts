import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefCallback } from 'react'
import type { ItemProjection, SceneProjection } from '#app/features/engine/projection.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import { useMissed } from '#app/features/play/screens/news/use-missed.ts'
import { followDrag } from './follow-drag.ts'
import { emptyHand, handle, inHandNow, stillInHand } from './item-use.ts'
import type { Hand, HandEvent, Purpose, Target } from './item-use.ts'

export type Things = {
  inHand: ItemProjection | null
  purpose: Purpose
  dragged: boolean
  over: Target | null
  examined: ItemProjection | null
  touch: (target: Target) => void
  choose: (itemId: string, purpose: Purpose) => void
  examine: (itemId: string) => void
  closeExamined: () => void
  useAlone: (itemId: string) => void
  putBack: () => void
  press: (itemId: string, event: ReactPointerEvent<HTMLElement>) => void
  ghost: RefCallback<HTMLElement>
}

export function useHand({ snapshot, send, remark }: Run): Things {
  const { inventory, scene } = snapshot.view
  const held = useMemo(() => new Map(inventory.map(({ id, count }) => [id, count])), [inventory])
  const [hand, show] = useState<Hand>(emptyHand)
  const [examinedId, setExamined] = useState<string | null>(null)
  const itemOf = (id: string | null) => inventory.find((item) => item.id === id) ?? null

  const examine = (itemId: string) => {
    setExamined(itemId)
    if (itemOf(itemId)?.isNew) send({ type: 'examine_item', itemId })
  }
  // For handlers outside React: the last render, and what this event has done so far
  const now = useRef({ hand, held, scene, examine, send })
  useEffect(() => void (now.current = { hand: stillInHand(hand, held), held, scene, examine, send }))
  const take = useCallback((event: HandEvent): void => {
    const next = handle(now.current.hand, event, now.current.held)
    now.current = { ...now.current, hand: next.hand }
    show(next.hand)
    if (next.deed?.type === 'send') now.current.send(next.deed.command)
    if (next.deed?.type === 'examine') now.current.examine(next.deed.itemId)
  }, [])
  // An item that is gone must not be in hand or open if it comes back
  const current = stillInHand(hand, held)
  if (current !== hand) show(current)
  if (examinedId !== null && !held.has(examinedId)) setExamined(null)
  const inHand = inHandNow(current)
  usePuttingBack(inHand !== null, take)
  const missed = useMissed(remark)
  const drag = useDrag(take, () => now.current, missed)
  return {
    inHand: itemOf(inHand?.itemId ?? null),
    purpose: inHand?.purpose ?? 'use',
    dragged: current.phase === 'dragged',
    over: current.phase === 'dragged' ? current.over : null,
    examined: itemOf(examinedId),
    touch: (target) => drag.isTouch() && take({ type: 'touched', target }),
    choose: (itemId, purpose) => take({ type: 'chosen', itemId, purpose }),
    examine,
    closeExamined: () => setExamined(null),
    useAlone: (itemId) => send({ type: 'use_item', itemId }),
    putBack: () => take({ type: 'put_back' }),
    press: drag.press,
    ghost: drag.ghost,
  }
}

/** Unless a dialog is open, which then handles Escape. */
function usePuttingBack(isFull: boolean, take: (event: HandEvent) => void): void {
  useEffect(() => {
    if (!isFull) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      take({ type: 'put_back' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isFull, take])
}

function useDrag(
  take: (event: HandEvent) => void,
  now: () => { hand: Hand; scene: SceneProjection },
  missed: () => void,
) {
  const ghost = useRef<HTMLElement>(null)
  const at = useRef({ x: 0, y: 0 })
  const stop = useRef<() => void>(undefined)
  const wasDrag = useRef(false)
  useEffect(() => () => stop.current?.(), [])
  const place = () => {
    if (ghost.current) ghost.current.style.translate = `${at.current.x}px ${at.current.y}px`
  }
  return {
    ghost: (element: HTMLElement | null) => {
      ghost.current = element
      place()
    },
    /** A browser may send a click after a drag, which is not a touch. */
    isTouch: () => {
      const touched = !wasDrag.current
      wasDrag.current = false
      return touched
    },
    press: (itemId: string, event: ReactPointerEvent<HTMLElement>) => {
      wasDrag.current = false
      if (event.button !== 0 || !event.isPrimary) return
      stop.current?.()
      stop.current = followDrag(itemId, event.nativeEvent, event.currentTarget, {
        take,
        isDragged: () => now().hand.phase === 'dragged',
        scene: () => now().scene,
        missed,
        moved(to) {
          at.current = to
          place()
        },
        ended(dragged) {
          wasDrag.current = dragged
          // The click, if there is one, comes before the timeout
          setTimeout(() => (wasDrag.current = false))
        },
      })
    },
  }
}
