import { statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { categories, playerChoices } from '#app/features/rows/catalogue.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import type { GuideSlug } from '#app/features/guides/guide.ts'
import { guideSteps } from '#app/features/guides/guide.ts'
import { findGuide } from '#app/features/guides/guides.server.ts'
import { locales } from '#app/i18n/locale.ts'
import { picturesOnTheWall, signsOnTheLock } from '#samples/art/templates/study.ts'
import { SampleRun } from '#samples/play-sample.fixtures.ts'
import { sampleDraft } from '#samples/sample-draft.fixtures.ts'
import { textsIn, untypeset } from '#samples/texts-in.fixtures.ts'
import { allSamples } from '#samples/all-samples.ts'
import { allTemplates, templates } from './all-templates.ts'
import { theDarkCellar, wayThroughTheCellar } from './the-dark-cellar/adventure.ts'
import { theFortuneTeller, wayPastZora } from './the-fortune-teller/adventure.ts'
import { theLockedStudy, wayOutOfTheStudy } from './the-locked-study/adventure.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const ways = [
  { template: theLockedStudy, way: wayOutOfTheStudy },
  { template: theDarkCellar, way: wayThroughTheCellar },
  { template: theFortuneTeller, way: wayPastZora },
]

test('there are three templates, each with a walkthrough', () => {
  expect(ways.map(({ template }) => template)).toEqual([...templates])
})

describe.each(ways.map(({ template, way }) => ({ key: template.key, template, way })))('$key', ({ template, way }) => {
  test.each(locales)('has no errors and no warnings when it is written in the language %s', (primaryLanguage) => {
    const { findings, walkthrough } = compileEdition(sampleDraft({ ...template, primaryLanguage }).draft)
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(walkthrough).not.toBeNull()
  })

  test.each(locales)('can be played to its end in the language %s', (language) => {
    const run = new SampleRun(template, language)
    run.walk(way)
    const scene = template.scenes.find(({ key }) => key === way.ending)!
    expect(run.view.ending).toMatchObject({
      reason: 'scene',
      title: scene.name[language],
      text: scene.endingText?.[language],
    })
  })

  test('has every text in both languages, correctly typeset', () => {
    expect(textsIn(template).length).toBeGreaterThan(10)
    expect(untypeset(textsIn(template))).toEqual([])
  })

  test('fits the catalogue, and has pictures of the right sizes', async () => {
    expect(categories[template.kind]).toContain(template.category)
    expect(playerChoices[template.kind]).toContain(template.recommendedPlayers)
    const pictures = [
      { file: template.cover.image, width: 1600, height: 900, most: 120_000 },
      ...template.scenes.map(({ image, canvasWidth: width, canvasHeight: height }) => ({
        file: image,
        width,
        height,
        most: 160_000,
      })),
      ...template.items.map(({ icon }) => ({ file: icon, width: 512, height: 512, most: 25_000 })),
      ...template.npcs.map(({ avatar }) => ({ file: avatar, width: 720, height: 1280, most: 60_000 })),
    ]
    for (const { file, width, height, most } of pictures) {
      const picture = path.join(folder, template.key, file)
      expect(await sharp(picture).metadata()).toMatchObject({ width, height, format: 'webp' })
      expect(statSync(picture).size, file).toBeLessThanOrEqual(most)
    }
  })

  test('keeps its hotspots inside the picture', () => {
    for (const { sceneKey, x, y, width, height, name } of template.hotspots) {
      const { canvasWidth, canvasHeight } = template.scenes.find(({ key }) => key === sceneKey)!
      const [middle, centre] = [(x / 100) * canvasWidth, (y / 100) * canvasHeight]
      expect(Math.min(middle - width / 2, centre - height / 2), name.en).toBeGreaterThanOrEqual(0)
      expect(middle + width / 2, name.en).toBeLessThanOrEqual(canvasWidth)
      expect(centre + height / 2, name.en).toBeLessThanOrEqual(canvasHeight)
    }
  })
})

test('the pictures on the wall give the code of the study’s door', () => {
  const code = signsOnTheLock.map((sign) => picturesOnTheWall.find(([shown]) => shown === sign)?.[1]).join('')
  expect(theLockedStudy.puzzles[0]?.solution.correctCode).toEqual({ en: code, fr: code })
})

test.each(Object.keys(guideSteps) as GuideSlug[])(
  'the call to action of the guide %s opens an existing template or sample',
  (slug) => {
    for (const locale of locales) {
      const { searchParams } = new URL(findGuide(slug, locale).call.to, 'https://whodini.example')
      expect([...allTemplates, ...allSamples].map(({ key }) => key)).toContain(searchParams.get('template'))
    }
  },
)
