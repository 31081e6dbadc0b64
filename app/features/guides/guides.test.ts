import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import { guideSteps } from './guide.ts'
import type { GuideSlug } from './guide.ts'
import { findGuide } from './guides.server.ts'

const cases = (Object.keys(guideSteps) as GuideSlug[]).flatMap((slug) =>
  locales.map((locale) => ({ slug, locale, guide: findGuide(slug, locale) })),
)

const words = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length

describe.each(cases)('$slug in $locale', ({ slug, locale, guide }) => {
  test('has exactly as many steps as the page promises, each with a title of its own', () => {
    expect(guide.steps).toHaveLength(guideSteps[slug])
    expect(new Set(guide.steps.map((step) => step.title)).size).toBe(guideSteps[slug])
  })

  test('every step says something useful: at least 80 words', () => {
    expect(
      guide.steps
        .map((step) => ({ title: step.title, words: words(step.paragraphs) }))
        .filter((step) => step.words < 80),
    ).toEqual([])
  })

  test('has an introduction, a conclusion and a call to action within the site', () => {
    expect(words(guide.introduction)).toBeGreaterThan(30)
    expect(words(guide.conclusion.paragraphs)).toBeGreaterThan(30)
    expect(guide.call.to).toMatch(/^\/[a-z]/)
  })

  test('typographic signs are those of its language', () => {
    const all = [
      ...guide.introduction,
      ...guide.steps.flatMap((step) => [step.title, ...step.paragraphs]),
      ...guide.conclusion.paragraphs,
    ]
    expect(all.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
    if (locale === 'fr') expect(all.filter((text) => / [:»]|« |[\u00a0\u202f ][!?;]/.test(text))).toEqual([])
  })
})

test('the team-building guide recommends 60 to 90 minutes', () => {
  expect(JSON.stringify(findGuide('for-team-building', 'en'))).toMatch(/60[–-]90[ -]minute/)
  expect(JSON.stringify(findGuide('for-team-building', 'fr'))).toMatch(/60 à 90\s?minutes/)
})
