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

const stiff = /\b(?:do|does|did|is|are|was|were|has|have|had|could|should|would) not\b|\bcannot\b|telephone/i

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

  test('each step has an example or a checklist of three things or more', () => {
    expect(guide.aids).toHaveLength(guideSteps[slug])
    const bare = guide.aids.filter((aid) => ('checklist' in aid ? aid.checklist.length < 3 : words([aid.example]) < 15))
    expect(bare).toEqual([])
    expect(guide.aids.some((aid) => 'checklist' in aid) && guide.aids.some((aid) => 'example' in aid)).toBe(true)
  })

  test('has an introduction, a conclusion and a call to action within the site', () => {
    expect(words(guide.introduction)).toBeGreaterThan(30)
    expect(words(guide.conclusion.paragraphs)).toBeGreaterThan(30)
    expect(guide.call.to).toMatch(/^\/creator\?template=/)
    expect(guide.call.other.to).toMatch(/^\/[a-z]/)
  })

  test('says what the site does on the day, with links to a session and a lock', () => {
    const { paragraphs, tools } = guide.hosting
    expect(words(paragraphs)).toBeGreaterThan(20)
    expect(tools.filter(({ text }) => words([text]) < 35)).toEqual([])
    expect(tools.flatMap(({ link }) => link?.to ?? [])).toEqual(expect.arrayContaining(['/sessions', '/lock/new']))
  })

  test('punctuation is that of its language, and the English is conversational', () => {
    const all = [
      ...guide.introduction,
      ...guide.steps.flatMap((step) => [step.title, ...step.paragraphs]),
      ...guide.aids.flatMap((aid) => ('checklist' in aid ? aid.checklist : [aid.example])),
      guide.hosting.title,
      ...guide.hosting.paragraphs,
      ...guide.hosting.tools.flatMap(({ title, text, link }) => [title, text, link?.label ?? '']),
      ...guide.conclusion.paragraphs,
      ...Object.values(guide.call).filter((text) => typeof text === 'string'),
    ]
    expect(all.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
    if (locale === 'fr') expect(all.filter((text) => / [:»]|« |[\u00a0\u202f ][!?;]/.test(text))).toEqual([])
    if (locale === 'en') expect(all.filter((text) => stiff.test(text))).toEqual([])
  })
})

test('the team-building guide recommends 60 to 90 minutes', () => {
  expect(JSON.stringify(findGuide('for-team-building', 'en'))).toMatch(/60[–-]90[ -]minute/)
  expect(JSON.stringify(findGuide('for-team-building', 'fr'))).toMatch(/60 à 90\s?minutes/)
})
