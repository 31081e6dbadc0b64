import { afterEach, expect, test } from 'vitest'
import type { GoalDeed } from '#app/features/engine/goal-deed.ts'
import type { LeadsToProjection } from '#app/features/engine/projection.ts'
import { goalSteps } from '#app/features/engine/goal.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { adviceText, leadsToText } from './advice-text.ts'

const named = { place: 'Hall', thing: 'Lamp', items: ['Oil', 'Wick'] }
const nothing = { place: null, thing: null, items: [] }

/** What is told of a deed, step by step, as the projection says it. */
function told(deed: GoalDeed, locale: Locale): string[] {
  overwriteGetLocale(() => locale)
  const carried = deed === 'use' || deed === 'combine' || deed === 'wait'
  const place = carried ? null : named.place
  return goalSteps.map((step) =>
    adviceText(
      {
        ...(step === 'nudge' ? nothing : step === 'place' ? { ...nothing, place } : { ...named, place }),
        step,
        deed,
        text: null,
      },
      false,
    ),
  )
}

afterEach(() => overwriteGetLocale(() => 'en'))

const deeds: Record<GoalDeed, { en: string; fr: string }> = {
  puzzle: {
    en: 'Try “Lamp” in “Hall”. If the puzzle has hints, they help you on from there.',
    fr: 'Essayez « Lamp » dans « Hall ». Si l’énigme a des indices, ils prendront le relais.',
  },
  item: { en: 'Pick up “Lamp” in “Hall”.', fr: 'Ramassez « Lamp » dans « Hall ».' },
  npc: { en: 'Talk to “Lamp” in “Hall”.', fr: 'Parlez à « Lamp » dans « Hall ».' },
  scene_link: { en: 'Take the way “Lamp” from “Hall”.', fr: 'Depuis « Hall », prenez le chemin « Lamp ».' },
  look: { en: 'Look at “Lamp” in “Hall”.', fr: 'Regardez « Lamp » dans « Hall ».' },
  use_on: { en: 'Use “Oil” on “Lamp” in “Hall”.', fr: 'Utilisez « Oil » sur « Lamp » dans « Hall ».' },
  use: { en: 'Use “Oil”.', fr: 'Utilisez « Oil ».' },
  combine: { en: 'Combine “Oil” with “Wick”.', fr: 'Combinez « Oil » avec « Wick ».' },
  travel: { en: 'Open the journal and go to “Hall”.', fr: 'Ouvrez le journal et allez à « Hall ».' },
  wait: {
    en: 'Play on: something will change by itself.',
    fr: 'Continuez à jouer : quelque chose va changer tout seul.',
  },
}

test.each(Object.entries(deeds) as [GoalDeed, (typeof deeds)[GoalDeed]][])(
  'the steps towards %s: a nudge, the place, the thing',
  (deed, last) => {
    for (const locale of ['en', 'fr'] as const) {
      const [nudge, place, thing] = told(deed, locale)
      expect(thing!.replaceAll('\u00a0', ' ')).toBe(last[locale])
      expect(nudge).not.toMatch(/Hall|Lamp|Oil|Wick/u)
      expect(place).not.toMatch(/Lamp|Oil|Wick/u)
    }
  },
)

test('the place is said in natural words', () => {
  expect(told('item', 'fr')[1]!.replaceAll('\u00a0', ' ')).toBe('Il reste quelque chose à faire dans « Hall ».')
  expect(told('item', 'en')[1]).toBe('There’s still something to do in “Hall”.')
})

test('the author’s words stand for ours', () => {
  expect(adviceText({ ...nothing, step: 'thing', deed: 'npc', text: 'Ask Ada.' }, false)).toBe('Ask Ada.')
})

test.each([
  ['other', /alone, press it so that it holds, then do the other part\.$/u],
  ['again', /alone, press it so that it holds, then press it again\.$/u],
  [
    'partner',
    /alone, press it so that it holds\. If you can’t do the other part, your partner can when they’re back\.$/u,
  ],
] as const)('of what takes two (%s), how it is done with a partner and alone', (takesTwo, alone) => {
  const thing = { ...named, step: 'thing' as const, deed: 'item' as const, text: null, takesTwo }
  expect(adviceText(thing, false)).toBe('Pick up “Lamp” in “Hall”. It takes two: agree on a moment with your partner.')
  expect(adviceText(thing, true)).toMatch(alone)
})

const leads: Record<LeadsToProjection['kind'], [en: RegExp, fr: RegExp]> = {
  ending: [/an ending\.$/u, /à une fin\.$/u],
  more: [/depends on it/u, /en dépend/u],
  puzzle: [/a puzzle/u, /une énigme/u],
  item: [/to pick up/u, /à ramasser/u],
  npc: [/more to say/u, /autre chose à dire/u],
  scene_link: [/a way to take/u, /un chemin à prendre/u],
  travel: [/a way to take/u, /un chemin à prendre/u],
  look: [/to look at/u, /à regarder/u],
  use_on: [/to use/u, /à utiliser/u],
  use: [/to use/u, /à utiliser/u],
  combine: [/to use/u, /à utiliser/u],
  wait: [/depends on it/u, /en dépend/u],
}

test.each(Object.entries(leads) as [LeadsToProjection['kind'], [RegExp, RegExp]][])(
  'what leads to %s is said in both languages, and by its name once that is known',
  (kind, said) => {
    for (const [place, locale] of (['en', 'fr'] as const).entries()) {
      overwriteGetLocale(() => locale)
      expect(leadsToText({ kind, place: null, thing: null })).toMatch(said[place]!)
      expect(leadsToText({ kind, place: 'Hall', thing: 'Lamp' })).toMatch(/Lamp.*Hall/u)
    }
  },
)
