import { fileAddress } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { z } from '#app/shared/zod.ts'
import { arrangedDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { allowedAttempts, choice, words, yesNo } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { longestMessage, mostMoves, mostTiles } from './limits.ts'

const tiles = mostTiles * mostTiles
const tile = z
  .number()
  .int()
  .min(0)
  .max(tiles - 1)

export const configurationSchema = z.strictObject({
  puzzleType: choice(
    m.slider_jigsaw_form_variant,
    {
      slider: m.slider_jigsaw_form_slider,
      swap: m.slider_jigsaw_form_swap,
      rotate: m.slider_jigsaw_form_rotate,
      jigsaw: m.slider_jigsaw_form_jigsaw,
    },
    'slider',
  ),
  /** Columns and rows: `3x3`, 2 to 6 each. */
  gridSize: z
    .string()
    .regex(/^[2-6]x[2-6]$/u)
    .default('3x3'),
  imageUrl: fileAddress.default(''),
  /** Tiles are turned as well; applies where tiles are picked up, in `swap` and `jigsaw`. */
  rotationAllowed: yesNo(m.slider_jigsaw_form_rotation),
  allowedAttempts,
  pictureText: words(m.slider_jigsaw_form_text, 500, { long: true, hint: m.slider_jigsaw_form_text_hint }),
  showNumbers: yesNo(m.slider_jigsaw_form_numbers, { hint: m.slider_jigsaw_form_numbers_hint }),
  showPicture: yesNo(m.slider_jigsaw_form_picture, { start: true, onScreen: true }),
  placed: z.array(tile).max(tiles).default([]),
  messageOnBack: yesNo(m.slider_jigsaw_form_on_back, { hint: m.slider_jigsaw_form_on_back_hint, onScreen: true }),
  mayShow: yesNo(m.slider_jigsaw_form_show, { hint: m.slider_jigsaw_form_show_hint, onScreen: true }),
})
export type Configuration = z.infer<typeof configurationSchema>

const { puzzleType, gridSize, imageUrl, pictureText } = configurationSchema.shape

export const presentedSchema = z.strictObject({
  puzzleType: puzzleType.unwrap(),
  gridSize: gridSize.unwrap(),
  imageUrl: imageUrl.unwrap(),
  rotationAllowed: z.boolean(),
  pictureText: pictureText.unwrap(),
  showNumbers: z.boolean(),
  showPicture: z.boolean(),
  mayShow: z.literal(true).optional(),
  placed: z.array(tile).optional(),
  messageOnBack: z.literal(true).optional(),
})
export type Presented = z.infer<typeof presentedSchema>

/** The picture itself gives its order away, so the order is always the picture's own; empty means the same. */
export const solutionSchema = z.strictObject({
  correctArrangement: z.array(tile).max(tiles).default([]),
  ...arrangedDecoys({
    tiles: z
      .array(
        z
          .number()
          .int()
          .min(-1)
          .max(tiles - 1),
      )
      .max(2 * tiles),
    turns: z.array(z.number().int().min(0).max(3)).max(tiles),
  }),
  message: words(m.slider_jigsaw_form_message, longestMessage, {
    long: true,
    optional: true,
    hint: m.slider_jigsaw_form_message_hint,
  }),
})
export type Solution = z.infer<typeof solutionSchema>
export type Decoy = Solution['decoys'][number]

const place = z
  .number()
  .int()
  .min(0)
  .max(2 * tiles - 1)

/** The player's moves, from the board that the run started with. The final positions alone would prove nothing. */
export const answerSchema = z.strictObject({
  moves: z
    .array(z.union([z.tuple([place]), z.tuple([place, place])]))
    .min(1)
    .max(mostMoves),
})
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
