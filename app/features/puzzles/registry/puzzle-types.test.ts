import { expect, test } from 'vitest'
import { puzzleFamilies } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTypes, typesOffered } from './puzzle-types.ts'

test('the studio offers each type once, by family, the most used first', () => {
  expect(puzzleTypes.slice(0, 3).map(({ id }) => id)).toEqual(['code_entry', 'riddle', 'cipher'])
  expect([...new Set(puzzleTypes.map(({ family }) => family))]).toEqual([...puzzleFamilies])
  expect(new Set(puzzleTypes).size).toBe(puzzleTypes.length)
})

test('a room on paper is offered every type but those that paper cannot play', () => {
  const offered = (onPaper: boolean) => puzzleFamilies.flatMap((family) => typesOffered(family, { onPaper }))
  expect(offered(false)).toEqual(puzzleTypes)
  expect(puzzleTypes.filter((type) => !offered(true).includes(type)).map(({ id }) => id)).toEqual(['audio_recognition'])
})

test('a puzzle’s own main picture can represent it once it has an address', () => {
  const covers = { hidden_object: 'sceneImageUrl', slider_jigsaw: 'imageUrl', video_difference: 'firstStillUrl' }
  for (const { id, coverIn, defaults } of puzzleTypes) {
    const field = covers[id as keyof typeof covers]
    expect(coverIn(defaults.configuration)).toBeNull()
    if (field)
      expect(coverIn({ ...defaults.configuration, [field]: '/media/picture.webp' })).toBe('/media/picture.webp')
  }
})
