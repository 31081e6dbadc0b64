import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { cardName } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { CardFace } from './card-face.tsx'
import type { CardLook } from './card-face.tsx'
import type { ZoneProps } from './zone-words.ts'
import { zoneWords } from './zone-words.ts'

/** Lays what is in hand into the box or the tray; without anything in hand it only tells what is inside. */
export function ZoneButton({ className, children, ...of }: ZoneProps & { className: string; children: ReactNode }) {
  const { takes, label } = zoneWords(of)
  const { inHand, layInto } = of.binning
  return (
    <button
      type="button"
      tabIndex={inHand === null ? -1 : 0}
      aria-disabled={!takes || undefined}
      aria-label={label}
      onClick={() => takes && layInto(of.zone)}
      className={className}
    >
      {children}
    </button>
  )
}

type InZone = ZoneProps & {
  look: CardLook
  list: string
  item: string
  /** Of a card's button. */
  button: (isInHand: boolean) => string
}

/** The cards in a box or the tray. */
export function ZoneCards({ look, list, item, button, ...of }: InZone) {
  const { inside, name } = zoneWords(of)
  const { inHand, cardProps } = of.binning
  return (
    <ul className={list}>
      {inside.map((card) => (
        <li key={card} className={item}>
          <button
            type="button"
            {...cardProps(card)}
            aria-label={m.ordering_sorting_card_in({ text: cardName(of.cards[card]!), bin: name })}
            className={button(inHand === card)}
          >
            <CardFace card={of.cards[card]!} look={look} />
          </button>
        </li>
      ))}
    </ul>
  )
}
