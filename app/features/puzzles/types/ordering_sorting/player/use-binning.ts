import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useCarry } from '#app/features/puzzles/kit/player/use-carry.ts'
import { tray } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'

interface BinningOptions {
  board: RefObject<HTMLElement | null>
  places: readonly number[]
  order: readonly number[]
  bins: readonly string[]
  nameOf: (card: number) => string
  locked: boolean
  byFinger: boolean
  onPlaces: (places: number[]) => void
}

export type Binning = ReturnType<typeof useBinning>

/** Drag, or press a card and then a box. By keyboard, Space lifts and puts down, arrows and box numbers move it. */
export function useBinning(options: BinningOptions) {
  const { places, order, bins, locked, byFinger } = options
  const zones = [tray, ...bins.keys()]
  const hand = useHand(options)
  const { lifted, focus } = hand
  const cardsIn = (zone: number) => order.filter((card) => places[card] === zone)
  const inOrder = zones.flatMap(cardsIn)
  const roving = focus !== null && inOrder.includes(focus) ? focus : inOrder[0]
  const carry = useCarry({
    enabled: !locked,
    byFinger,
    things: { marked: 'card', number: 'card' },
    places: 'bin',
    onCarry: hand.lay,
  })
  const onKeyDown = (event: KeyboardEvent, card: number) => {
    const step = steps[event.key]
    const zone = numberedBy(event)
    if (event.key === 'Escape' && lifted) hand.putBack()
    else if (zone !== null && !locked) {
      if (zones.includes(zone)) hand.lay(card, zone)
      else hand.refuse(zone)
    } else if (step !== undefined && !locked) {
      if (lifted?.card === card) hand.move(card, zones[step(zones.indexOf(places[card]!), zones.length)]!)
      else hand.goTo(inOrder[step(inOrder.indexOf(card), inOrder.length)]!)
    } else return
    event.preventDefault()
    // Escape would close the dialog that contains the puzzle
    event.stopPropagation()
  }
  return {
    boardHandlers: carry.handlers,
    zones,
    zoneName: hand.zoneName,
    cardsIn,
    inHand: lifted?.card ?? null,
    said: hand.said,
    layInto: (zone: number) => lifted && !locked && hand.lay(lifted.card, zone),
    cardProps: (card: number) => ({
      'data-card': card,
      tabIndex: card === roving ? 0 : -1,
      'aria-pressed': lifted?.card === card,
      'aria-disabled': locked || undefined,
      onFocus: () => hand.setFocus(card),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, card),
      onClick: (event: MouseEvent) => {
        if (!locked && (event.detail === 0 || !carry.wasCarried())) hand.press(card)
      },
    }),
  }
}

function useHand({ board, places, bins, nameOf, onPlaces }: BinningOptions) {
  const [lifted, setLifted] = useState<{ card: number; from: readonly number[] } | null>(null)
  const [focus, setFocus] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const follows = useRef(false)
  useEffect(() => {
    // in another box the card is another element, and would lose the focus
    if (follows.current) board.current?.querySelector<HTMLElement>(`[data-card="${focus}"]`)?.focus()
    follows.current = false
  }, [board, focus, places])
  const zoneName = (zone: number) => (zone === tray ? m.ordering_sorting_tray() : (bins[zone] ?? ''))
  const isIn = (card: number, zone: number) => m.ordering_sorting_said_in({ text: nameOf(card), bin: zoneName(zone) })
  const goTo = (card: number) => {
    follows.current = true
    setFocus(card)
  }
  const move = (card: number, zone: number) => {
    goTo(card)
    if (places[card] !== zone) onPlaces(places.with(card, zone))
    setSaid(isIn(card, zone))
  }
  const lay = (card: number, zone: number) => {
    setLifted(null)
    move(card, zone)
  }
  const refuse = (zone: number) => setSaid(m.ordering_sorting_said_no_bin({ number: zone + 1, count: bins.length }))
  const press = (card: number) => {
    setFocus(card)
    const isLaid = lifted?.card === card
    setLifted(isLaid ? null : { card, from: places })
    setSaid(
      isLaid ? isIn(card, places[card]!) : m.ordering_sorting_said_taken({ text: nameOf(card), count: bins.length }),
    )
  }
  const putBack = () => {
    if (!lifted) return
    goTo(lifted.card)
    onPlaces([...lifted.from])
    setSaid(m.ordering_sorting_said_back({ text: nameOf(lifted.card) }))
    setLifted(null)
  }
  return { lifted, focus, said, setFocus, zoneName, goTo, move, lay, refuse, press, putBack }
}

const numberedBy = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null =>
  /^\d$/u.test(key) && !ctrlKey && !metaKey && !altKey ? Number(key) - 1 : null

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowUp: (place) => Math.max(0, place - 1),
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowDown: (place, count) => Math.min(count - 1, place + 1),
  ArrowRight: (place, count) => Math.min(count - 1, place + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}
