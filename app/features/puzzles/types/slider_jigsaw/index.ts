import { m } from '#app/i18n/generated/messages.js'
import { definePuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { shapeOf } from './rules/board.ts'
import { findProblems } from './rules/find-problems.ts'
import { present } from './rules/present.ts'
import { schemas } from './rules/schema.ts'
import { shuffle } from './rules/shuffle.ts'
import { texts } from './rules/texts.ts'

export const puzzleType = definePuzzleType({
  id: 'slider_jigsaw',
  version: 1,
  label: m.slider_jigsaw_label,
  description: m.slider_jigsaw_description,
  family: 'order',
  schemas,
  translatable: { configuration: ['pictureText'], solution: ['replyTexts', 'message'] },
  texts,
  worksOnPicture: true,
  files: ['imageUrl'],
  cover: 'imageUrl',
  present,
  start: (presented, seed) => {
    const { tiles, turns } = shuffle(shapeOf(presented), seed).start
    return { tiles, turns }
  },
  shuffles: () => true,
  findProblems,
})
