import { m } from '#app/i18n/generated/messages.js'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { definePuzzlePrint } from '#app/features/puzzles/contract/puzzle-print.ts'
import { z } from '#app/shared/zod.ts'
import { cardName, cardsOf } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { endsOf } from '#app/features/puzzles/types/ordering_sorting/rules/order-text.ts'
import type { Configuration, Decoy, Presented } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

const startSchema = z.object({ order: z.array(z.number().int()) })

export const print = definePuzzlePrint(schemas, {
  pictures: ({ pictures = [] }) => pictures.map(({ url }) => url),
  sheet: ({ presented, start, pictures }) => {
    const cards = cardsOf(presented)
    // a missing picture is replaced by words
    const pictureOn = (card: number) =>
      pictures[(presented.pictures ?? []).findIndex((each) => each.card === card)] ?? null
    const printed = (card: number) => ({
      words: cards[card]!.text.trim() || (pictureOn(card) ? '' : cards[card]!.alt.trim()),
      picture: pictureOn(card),
      alt: cards[card]!.alt,
    })
    return {
      cards: startSchema.parse(start).order.map(printed),
      ...endsOf(presented),
      bins: presented.bins ?? [],
      told: presented.layout === 'bins' ? m.ordering_sorting_print_told_bins() : m.ordering_sorting_print_told(),
    }
  },
  key: ({ presented, draft: { configuration, solution }, answer }) => {
    const names = cardsOf(presented).map(cardName)
    const inLine = (decoy: Decoy) =>
      presented.bins
        ? binned(presented, decoy.bins, authorsNames(configuration))
            .map(({ bin, cards }) => `${bin} → ${cards.join(', ') || '–'}`)
            .join(' · ')
        : decoy.order.map((at) => authorsNames(configuration)[at] ?? '').join(' · ')
    return {
      answer: '',
      also: [],
      decoys: solution.decoys.map((decoy) => ({
        answer: inLine(decoy),
        reply: ownText(solution.replyTexts, decoy.reply),
      })),
      order: 'order' in answer ? answer.order.map((at) => names[at]!) : [],
      bins: 'bins' in answer ? binned(presented, answer.bins, names) : [],
      told:
        presented.layout !== 'bins' && solution.ties.length > 0
          ? m.ordering_sorting_print_ties({
              places: solution.ties.map((place) => `${place} ↔ ${place + 1}`).join(', '),
            })
          : '',
    }
  },
  inWords: ({ presented, answer }) => {
    const names = cardsOf(presented).map(cardName)
    if ('order' in answer) return { words: answer.order.map((at, place) => `${place + 1}. ${names[at]!}`) }
    return {
      words: binned(presented, answer.bins, names).map(({ bin, cards }) => `${bin} → ${cards.join(', ') || '–'}`),
    }
  },
})

const binned = ({ bins }: Presented, places: readonly number[], of: readonly string[]) =>
  (bins ?? []).map((bin, at) => ({ bin, cards: of.filter((_, card) => places[card] === at) }))

const authorsNames = ({ items, pictures, texts }: Configuration): string[] =>
  cardsOf({
    items: items.map((item) => ownText(texts, item)),
    pictures: pictures.map((picture) => ({ ...picture, alt: ownText(texts, picture.alt) })),
  }).map(cardName)
