import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { m } from '#app/i18n/generated/messages.js'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { definePuzzlePrint, filled } from '#app/features/puzzles/contract/puzzle-print.ts'
import { z } from '#app/shared/zod.ts'
import { columnsOf, rowsOf } from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import { colourAt, letterAt, placeName, signAt } from '#app/features/puzzles/types/pattern_matcher/rules/place-look.ts'
import type { Configuration, Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

const startSchema = z.object({ sequence: z.array(z.number().int()).default([]) })

const places = (size: number) => Array.from({ length: size }, (_, at) => at)

const boardOf = ({ patternSize, patternType, orderMatters }: Presented) => ({
  kind: patternType,
  size: patternSize,
  columns: columnsOf(patternSize),
  rows: rowsOf(patternSize),
  ordered: orderMatters,
  plates:
    patternType === 'color'
      ? places(patternSize).map((at) => ({
          letter: letterAt(at),
          name: colourAt(at).name(),
          paint: hexOf(colourAt(at).fill),
        }))
      : [],
  signs:
    patternType === 'symbol'
      ? places(patternSize).map((at) =>
          renderToStaticMarkup(createElement(signAt(at).Icon, { size: 24, strokeWidth: 1.6, color: '#2a2038' })),
        )
      : [],
})

/** `hsl(354 86% 70%)` as `#f37381`, a little darker: it is a line on white paper, not an area on a screen. */
function hexOf(colour: string): string {
  const [hue = 0, saturation = 0, lightness = 0] = (colour.match(/\d+/gu) ?? []).map(Number)
  const light = (lightness - 14) / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

function toldOf({ patternType, orderMatters, sequenceLength, repeatsAllowed }: Presented): string {
  const what = !orderMatters
    ? m.pattern_matcher_print_mark()
    : patternType === 'visual'
      ? m.pattern_matcher_print_join()
      : m.pattern_matcher_print_number()
  // Eight dots joined in one line make seven strokes
  const counted = patternType === 'visual' ? m.pattern_matcher_print_dots : m.pattern_matcher_print_steps
  const howMany = sequenceLength === null ? '' : counted({ count: sequenceLength })
  return [what, howMany, repeatsAllowed ? m.pattern_matcher_print_repeats() : ''].filter(Boolean).join(' ')
}

export const print = definePuzzlePrint(schemas, {
  sheet: ({ presented, start }) => {
    const { sequence } = startSchema.parse(start ?? {})
    return {
      ...boardOf(presented),
      // paper cannot show one more step each time: the person leading the game points them out
      memory: presented.shown && !presented.growing ? sequence : [],
      look: m.pattern_matcher_print_look(),
      told: presented.growing
        ? m.pattern_matcher_print_led()
        : presented.shown
          ? m.pattern_matcher_print_repeat()
          : toldOf(presented),
      boxes: presented.orderMatters && presented.patternType !== 'visual' ? (presented.sequenceLength ?? 0) : 0,
    }
  },
  key: ({ presented, draft: { configuration, solution }, answer }) => ({
    answer: '',
    also: [],
    // each game shows another pattern, so what the author drew is not asked for
    decoys: configuration.shown
      ? []
      : solution.decoys.map(({ pattern, reply }) => ({
          answer: pattern.map((place) => place + 1).join(' – '),
          reply: ownText(solution.replyTexts, reply),
        })),
    ...boardOf(presented),
    pattern: answer.pattern,
    told: anyWayIn(configuration),
  }),
  inWords: ({ presented, draft: { configuration }, answer }) => ({
    // each game shows another pattern
    words: configuration.shown
      ? [m.pattern_matcher_print_repeat_shown()]
      : filled([
          namedPlaces(presented, answer.pattern),
          presented.orderMatters ? '' : m.pattern_matcher_print_mark(),
          anyWayIn(configuration),
        ]),
  }),
})

const anyWayIn = ({ anyOrientation, shown }: Configuration): string =>
  anyOrientation && !shown ? m.pattern_matcher_print_any_way() : ''

/** Colours by name, and places whose rows or columns have one; others are counted. */
const namedPlaces = (presented: Presented, pattern: readonly number[]): string =>
  presented.rowNames || presented.columnNames
    ? pattern.map((at) => placeName(presented, at)).join('; ')
    : presented.patternType === 'color'
      ? pattern.map((at) => colourAt(at).name()).join(' – ')
      : m.pattern_matcher_print_places({ places: pattern.map((at) => at + 1).join(' – ') })
