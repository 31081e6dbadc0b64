import { expect, test } from 'vitest'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { ContentWarning } from '#app/features/rows/catalogue.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { allSamples, samples } from './all-samples.ts'
import { allWalkthroughs } from './all-walkthroughs.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import type { SampleKit } from './sample-kit.ts'
import { textsIn } from './texts-in.fixtures.ts'

/** Of the games on screens and on paper. */
const typesOf = (sample: SampleAdventure | SampleKit): string[] => {
  if ('scenes' in sample) return sample.puzzles.map(({ type }) => type)
  return 'typedPuzzles' in sample ? sample.typedPuzzles.map(({ type }) => type) : []
}

test('the samples ask for all types of answers, and no type for more than a third of all', () => {
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
    'both-sides-of-the-glass': [
      'audio_recognition',
      'cipher',
      'hidden_object',
      'pattern_matcher',
      'riddle',
      'slider_jigsaw',
      'video_difference',
    ],
    'lost-property-last-day': ['cipher', 'logic_grid', 'ordering_sorting'],
    'the-machine-that-always-wins': ['cipher', 'code_entry', 'logic_grid', 'pattern_matcher', 'riddle'],
  })
  const all = allSamples.flatMap(typesOf)
  expect(new Set(all)).toEqual(new Set(puzzleTypes.map(({ id }) => id)))
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

/** Words that call for a warning; a murder is a death. */
const telling: Partial<Record<ContentWarning, Record<Locale, RegExp>>> = {
  death: { en: word('dead|died|drowned|killed'), fr: word('morte?|noyée?s?|tuée?s?') },
  blood: { en: word('blood|bleeding'), fr: word('saigne|ensanglantée?') },
  'alcohol-drugs': {
    en: word('whisky|rye|brandy|cider|cigarettes?'),
    fr: word('whisky|cognac|cidre|cigarettes?'),
  },
  'spiders-insects': { en: word('spiders?|cockroach|wasps?'), fr: word('araignées?|cafards?|coquerelles?|guêpes?') },
  violence: { en: word('gun|stabbed|strangled'), fr: word('fusil|poignardée?|étranglée?') },
}

test.each(allSamples.flatMap((sample) => locales.map((language) => ({ key: sample.key, language, sample }))))(
  '$key warns of what it tells, and of nothing else ($language)',
  ({ sample, language }) => {
    const told = textsIn(sample)
      .map((text) => text[language])
      .join('\n')
    for (const [warning, words] of Object.entries(telling))
      expect([warning, words[language].test(told)]).toEqual([
        warning,
        sample.contentWarnings.some((each) => each === warning),
      ])
  },
)

/** With accents, which \b does not know. */
function word(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
}
