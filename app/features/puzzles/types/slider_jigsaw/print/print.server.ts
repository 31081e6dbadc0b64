import { m } from '#app/i18n/generated/messages.js'
import { definePuzzlePrint, filled, needed } from '#app/features/puzzles/contract/puzzle-print.ts'
import {
  gapTile,
  isPlaced,
  none,
  placedOf,
  readBoard,
  shapeOf,
} from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import type { Solution } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'

const tolds = {
  slider: m.slider_jigsaw_print_slider,
  swap: m.slider_jigsaw_print_pieces,
  rotate: m.slider_jigsaw_print_turned,
  jigsaw: m.slider_jigsaw_print_pieces,
}

const messageIn = ({ message }: Solution): string =>
  message.trim() === '' ? '' : m.slider_jigsaw_print_message({ message: message.trim() })

export const print = definePuzzlePrint(schemas, {
  pictures: ({ imageUrl }) => (imageUrl === '' ? [] : [imageUrl]),
  sheet: ({ presented, start, picture, pictures }) => {
    const shape = shapeOf(presented)
    const board = readBoard(shape, start)
    if (!board) throw new Error('There is no board to print')
    const { columns, rows } = shape
    return {
      picture: needed(picture ?? pictures[0]),
      columns,
      rows,
      gap: gapTile(shape),
      tiles: board.tiles.filter((tile) => tile !== none && !isPlaced(shape, tile)),
      placed: placedOf(shape),
      turns: board.turns.map((turns) => turns % 4),
      numbers: presented.showNumbers,
      told: tolds[presented.puzzleType](),
    }
  },
  key: ({ presented, draft: { solution }, picture, pictures }) => {
    const { columns, rows } = shapeOf(presented)
    return {
      answer: '',
      also: [],
      decoys: [],
      picture: needed(picture ?? pictures[0]),
      columns,
      rows,
      message: messageIn(solution),
    }
  },
  inWords: ({ draft: { configuration, solution }, picture }) => ({
    words: filled([m.slider_jigsaw_print_whole(), messageIn(solution)]),
    at: { url: picture ?? configuration.imageUrl, points: [] },
  }),
})
