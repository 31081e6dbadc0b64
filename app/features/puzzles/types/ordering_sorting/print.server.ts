import { m } from '#app/i18n/generated/messages.js'
import { ownText } from '#app/features/puzzles/kit/own-texts.ts'
import { definePuzzlePrint } from '#app/features/puzzles/puzzle-print.ts'
import { z } from '#app/shared/zod.ts'
import { endsOf } from './order-text.ts'
import { answerSchema, configurationSchema, presentedSchema, solutionSchema } from './schema.ts'

const schemas = { configuration: configurationSchema, solution: solutionSchema, answer: answerSchema, presented: presentedSchema }

const startSchema = z.object({ order: z.array(z.number().int()) })

/** Cards to cut out, in the order in which a run would lay them out. */
export const print = definePuzzlePrint(schemas, {
  sheet: ({ presented, start }) => {
    const { items } = presented
    return { cards: startSchema.parse(start).order.map((at) => items[at]!), ...endsOf(presented), told: m.ordering_sorting_print_told() }
  },
  key: ({ presented, draft: { configuration, solution }, answer }) => ({
    answer: '',
    also: [],
    decoys: solution.decoys.map(({ order, reply }) => ({
      answer: order.map((at) => ownText(configuration.texts, configuration.items[at] ?? '')).join(' · '),
      reply: ownText(solution.replyTexts, reply),
    })),
    order: answer.order.map((at) => presented.items[at]!),
    told: solution.ties.length > 0 ? m.ordering_sorting_print_ties({ places: solution.ties.map((place) => `${place} ↔ ${place + 1}`).join(', ') }) : '',
  }),
})
