import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { categories, playerChoices } from '#app/features/rows/catalogue.ts'
import { checkDinner } from '#app/features/kits/checks/dinner/check-dinner.ts'
import { checkRoom } from '#app/features/kits/checks/room/check-room.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { locales } from '#app/i18n/locale.ts'
import { dinnerOf, roomOf } from '#samples/kit-document.fixtures.ts'
import { textsIn, untypeset } from '#samples/texts-in.fixtures.ts'
import { kitRows } from '#samples/seed/kit-rows.ts'
import { kitTemplates } from './all-templates.ts'

test.each(kitTemplates.flatMap((template) => locales.map((locale) => ({ key: template.key, template, locale }))))(
  '$key has no findings from the checker when it is written in the language $locale',
  ({ template, locale }) => {
    const languages = languagesOf({ ...template, primaryLanguage: locale })
    const findings =
      template.kind === 'escape-room'
        ? checkRoom({ document: roomOf(template, locale), languages })
        : checkDinner({ document: dinnerOf(template, locale), languages })
    expect(findings.map(({ code, where, params }) => [code, where, params])).toEqual([])
  },
)

describe.each(kitTemplates.map((template) => ({ key: template.key, template })))('$key', ({ template }) => {
  test('has every text in both languages, correctly typeset', () => {
    expect(textsIn(template).length).toBeGreaterThan(50)
    expect(untypeset(textsIn(template))).toEqual([])
  })

  test('has a unique key for each row', () => {
    const keys = kitRows(template, 'en', (key) => key).map(({ id }) => id)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  test('fits the catalogue, and has a cover of the right size', async () => {
    expect(categories[template.kind]).toContain(template.category)
    expect(playerChoices[template.kind]).toContain(template.recommendedPlayers)
    const cover = fileURLToPath(new URL(`./${template.key}/art/cover.webp`, import.meta.url))
    expect(await sharp(cover).metadata()).toMatchObject({ width: 1600, height: 900, format: 'webp' })
    expect(statSync(cover).size).toBeLessThanOrEqual(120_000)
  })
})
