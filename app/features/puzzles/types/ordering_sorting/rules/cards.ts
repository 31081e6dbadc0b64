import type { Presented } from './schema.ts'

export interface Card {
  text: string
  picture: string
  alt: string
}

export const cardsOf = ({ items, pictures = [] }: Pick<Presented, 'items' | 'pictures'>): Card[] =>
  items.map((text, at) => {
    const picture = pictures.find(({ card }) => card === at)
    return { text, picture: picture?.url ?? '', alt: picture?.alt ?? '' }
  })

export function cardName({ text, alt }: Pick<Card, 'text' | 'alt'>): string {
  const [words, shows] = [text.trim(), alt.trim()]
  if (words === '' || shows === '' || words === shows) return words || shows
  return `${words} (${shows})`
}

/** For each card the first that looks the same: such cards count as one and are interchangeable. */
export function facesOf(cards: readonly Card[]): number[] {
  const looks = cards.map(({ text, picture }) => JSON.stringify([text, picture]))
  return looks.map((look) => looks.indexOf(look))
}
