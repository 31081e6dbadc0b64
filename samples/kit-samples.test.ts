import { statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { categories, playerChoices } from '#app/features/rows/catalogue.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { checkDinner } from '#app/features/kits/checks/dinner/check-dinner.ts'
import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import { candidates, deduce } from '#app/features/kits/deduction/deduce.ts'
import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import { isAt, isGuest, phasesOf } from '#app/features/kits/documents/dinner.ts'
import { locales } from '#app/i18n/locale.ts'
import { kitSamples } from './all-samples.ts'
import { dinnerOf } from './kit-document.fixtures.ts'
import { kitKeys, kitRows } from './seed/kit-rows.ts'
import { textsIn, untypeset } from './texts-in.fixtures.ts'

const folder = fileURLToPath(new URL('./adventures/', import.meta.url))
const dinners = kitSamples.flatMap((sample) => (sample.kind === 'mystery-dinner' ? [sample] : []))

describe.each(kitSamples.map((sample) => ({ key: sample.key, sample })))('$key', ({ sample }) => {
  test('has every text in both languages, correctly typeset', () => {
    expect(textsIn(sample).length).toBeGreaterThan(50)
    expect(untypeset(textsIn(sample))).toEqual([])
  })

  test('is free, fits the catalogue, and has a unique key for each row', () => {
    expect(sample).toMatchObject({ priceCents: 0, languages: ['en', 'fr'] })
    expect(categories[sample.kind]).toContain(sample.category)
    expect(playerChoices[sample.kind]).toContain(sample.recommendedPlayers)
    const keys = kitRows(sample, 'en', (key) => key).map(({ id }) => id)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  test('has its pictures, small enough for a quick first start', async () => {
    const pictures = [sample.cover.image, ...kitKeys(sample).pictures]
    for (const file of pictures) {
      const picture = path.join(folder, sample.key, file)
      expect((await sharp(picture).metadata()).format).toBe('webp')
      expect(statSync(picture).size, file).toBeLessThanOrEqual(120_000)
    }
  })
})

describe.each(dinners.map((sample) => ({ key: sample.key, sample })))('the dinner $key', ({ sample }) => {
  const document = dinnerOf(sample, 'en')
  const guests = document.characters.filter(isGuest)

  test.each(locales)('has no findings from the checker when it is written in the language %s', (locale) => {
    const languages = languagesOf({ ...sample, primaryLanguage: locale })
    const findings = checkDinner({ document: dinnerOf(sample, locale), languages })
    expect(findings.map(({ code, where, params }) => [code, where, params])).toEqual([])
  })

  test('seats six to ten guests, and leads to the culprit at each of the sixteen tables', () => {
    const seatings = seatingsOf(document)
    expect(seatings).toHaveLength(16)
    for (const absent of seatings) {
      const { document: evening } = cancelGuests(document, absent)
      const standing = deduce(evening).find(({ phase }) => phase.name === 'accusation')!
      expect(candidates(standing.suspects), absent.join(', ')).toEqual([document.story.culpritId])
    }
    expect([...new Set(seatings.map(({ length }) => 10 - length))].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10])
  })

  test('gives each guest something to say, to hide and to do in every phase', () => {
    expect(guests).toHaveLength(10)
    for (const guest of guests)
      for (const phase of phasesOf(document)) {
        const card = document.cards.find((each) => each.characterId === guest.id && isAt(phase, each))!
        const said = { invitation: card.receive, reveal: card.reveal }
        const filled =
          phase.name === 'invitation' || phase.name === 'reveal'
            ? [said[phase.name], card.act]
            : [card.reveal, card.conceal, card.act]
        expect(
          filled.every((words) => words.trim() !== ''),
          `${guest.name}, ${phase.name}`,
        ).toBe(true)
      }
  })

  test('has clues of many looks, each guest’s portrait, a picture for each map and photograph', () => {
    expect(new Set(document.clues.map(({ look }) => look)).size).toBeGreaterThanOrEqual(8)
    expect(guests.filter(({ portraitAssetId }) => portraitAssetId === null)).toEqual([])
    const shown = document.clues.filter(({ look }) => look === 'map' || look === 'photograph')
    expect(shown.filter(({ imageAssetId }) => imageAssetId === null)).toEqual([])
  })
})
