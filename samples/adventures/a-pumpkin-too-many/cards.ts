import { cardsFor } from '#samples/dinner-cards.ts'

export const cards = cardsFor(['soup', 'stew', 'pie'])
