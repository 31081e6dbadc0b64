import type { Presented } from './schema.ts'

/** A card as players get it. What it does not have is empty. */
export interface Card {
  text: string
  picture: string
  /** What the picture shows. */
  alt: string
}

/** The cards that players are sent, in the order in which they are. */
export const cardsOf = ({ items, pictures = [] }: Pick<Presented, 'items' | 'pictures'>): Card[] =>
  items.map((text, at) => {
    const picture = pictures.find(({ card }) => card === at)
    return { text, picture: picture?.url ?? '', alt: picture?.alt ?? '' }
  })

/** What a card is called by who reads it or hears it: its words, and what its picture shows where they do not say so. */
export function cardName({ text, alt }: Pick<Card, 'text' | 'alt'>): string {
  const [words, shows] = [text.trim(), alt.trim()]
  if (words === '' || shows === '' || words === shows) return words || shows
  return `${words} (${shows})`
}

/** For each card the first that looks the same: those are one and the same, and may change places. */
export function facesOf(cards: readonly Card[]): number[] {
  const looks = cards.map(({ text, picture }) => JSON.stringify([text, picture]))
  return looks.map((look) => looks.indexOf(look))
}
