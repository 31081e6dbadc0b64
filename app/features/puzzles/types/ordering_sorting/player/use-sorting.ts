import { useEffect, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useDrag } from './use-drag.ts'
import { useGlide } from './use-glide.ts'

interface SortingOptions {
  list: RefObject<HTMLElement | null>
  order: readonly number[]
  nameOf: (card: number) => string
  locked?: boolean
  onOrder: (order: number[]) => void
}

export type Sorting = ReturnType<typeof useSorting>

/** By keyboard, Space lifts and puts down, arrows move, Escape puts back. Each action is announced. */
export function useSorting({ list, order, nameOf, locked = false, onOrder }: SortingOptions) {
  const hand = useHand(order, nameOf, onOrder)
  const { lifted, focus, moveTo } = hand
  const roving = focus !== null && order.includes(focus) ? focus : order[0]
  useGlide(list, order)
  useEffect(() => {
    // a card that moves would lose the focus
    if (focus !== null && list.current?.contains(document.activeElement))
      list.current.querySelector<HTMLElement>(`[data-grip="${focus}"]`)?.focus()
  }, [list, focus, order])
  const drag = useDrag({
    locked,
    onMove: (card, place) => order.indexOf(card) !== place && moveTo(card, place),
    onEnd: hand.letGo,
  })
  const onKeyDown = (event: KeyboardEvent, card: number) => {
    const step = steps[event.key]
    if (event.key === 'Escape' && lifted !== null) hand.putBack()
    else if (step !== undefined && !locked) {
      const place = step(order.indexOf(card), order.length)
      if (lifted === card) moveTo(card, place)
      else hand.setFocus(order[Math.min(order.length - 1, Math.max(0, place))]!)
    } else return
    event.preventDefault()
    // Escape would close the dialog that contains the puzzle
    event.stopPropagation()
  }
  return {
    listHandlers: drag.handlers,
    inHand: drag.dragged ?? lifted,
    said: hand.said,
    moveTo,
    gripProps: (card: number) => ({
      'data-grip': card,
      tabIndex: card === roving ? 0 : -1,
      'aria-pressed': lifted === card,
      'aria-disabled': locked || undefined,
      onFocus: () => hand.setFocus(card),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, card),
      onClick: (event: MouseEvent) => {
        if (!locked && (event.detail === 0 || !drag.wasDragged())) hand.press(card)
      },
    }),
  }
}

function useHand(order: readonly number[], nameOf: (card: number) => string, onOrder: (order: number[]) => void) {
  const [lifted, setLifted] = useState<{ card: number; from: readonly number[] } | null>(null)
  const [focus, setFocus] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const whereIs = (card: number) => ({ text: nameOf(card), position: order.indexOf(card) + 1, count: order.length })
  const moveTo = (card: number, place: number) => {
    const from = order.indexOf(card)
    const to = Math.min(order.length - 1, Math.max(0, place))
    setFocus(card)
    if (to === from) return setSaid(m.ordering_sorting_said_edge({ text: nameOf(card) }))
    onOrder(order.toSpliced(from, 1).toSpliced(to, 0, card))
    setSaid(m.ordering_sorting_said_moved({ ...whereIs(card), position: to + 1 }))
  }
  const press = (card: number) => {
    setFocus(card)
    if (!lifted) {
      setLifted({ card, from: order })
      return setSaid(m.ordering_sorting_said_lifted(whereIs(card)))
    }
    if (lifted.card === card) setSaid(m.ordering_sorting_said_laid(whereIs(card)))
    else moveTo(lifted.card, order.indexOf(card))
    setLifted(null)
  }
  const putBack = () => {
    if (!lifted) return
    onOrder([...lifted.from])
    setSaid(m.ordering_sorting_said_back({ text: nameOf(lifted.card) }))
    setLifted(null)
  }
  return { lifted: lifted?.card ?? null, focus, said, setFocus, moveTo, press, putBack, letGo: () => setLifted(null) }
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
