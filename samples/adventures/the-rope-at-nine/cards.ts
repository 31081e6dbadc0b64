import { cardsFor } from '#samples/dinner-cards.ts'

export const cards = cardsFor(['hoosh', 'roast', 'ice'])
