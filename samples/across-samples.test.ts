import { expect, test } from 'vitest'
import { allSamples, samples } from './all-samples.ts'
import { allWalkthroughs } from './all-walkthroughs.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import type { SampleKit } from './sample-kit.ts'

/** Of the games on screens and on paper. */
const typesOf = (sample: SampleAdventure | SampleKit): string[] => {
  if ('scenes' in sample) return sample.puzzles.map(({ type }) => type)
  return 'typedPuzzles' in sample ? sample.typedPuzzles.map(({ type }) => type) : []
}

test('each sample asks for answers of these types, and no type for more than a third of all', () => {
  const asked = allSamples.map((sample) => [sample.key, [...new Set(typesOf(sample))].sort()] as const)
  expect(Object.fromEntries(asked.filter(([, types]) => types.length > 0))).toEqual({
    'the-rabbit-takes-a-bow': ['code_entry', 'ordering_sorting', 'pattern_matcher'],
    'dead-air': [
      'audio_recognition',
      'cipher',
      'code_entry',
      'hidden_object',
      'logic_grid',
      'ordering_sorting',
      'pattern_matcher',
    ],
    'lost-property-last-day': ['cipher', 'logic_grid', 'ordering_sorting'],
    'the-machine-that-always-wins': ['cipher', 'code_entry', 'logic_grid', 'pattern_matcher', 'riddle'],
  })
  const all = allSamples.flatMap(typesOf)
  for (const type of new Set(all))
    expect(all.filter((each) => each === type).length, type).toBeLessThanOrEqual(all.length / 3)
})

test('there is a way to every ending of every sample', () => {
  const endings = (all: readonly SampleAdventure[]) =>
    all.flatMap(({ key, scenes }) => scenes.flatMap((scene) => (scene.isEnding ? `${key} ${scene.key}` : [])))
  const walked = allWalkthroughs.flatMap(({ sample, walkthroughs }) =>
    walkthroughs.map(({ ending }) => `${sample.key} ${ending}`),
  )
  expect(walked.sort()).toEqual(endings(samples).sort())
})
