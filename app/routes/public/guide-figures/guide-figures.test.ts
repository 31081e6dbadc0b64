import { describe, expect, test } from 'vitest'
import { findGuide } from '#app/features/guides/guides.server.ts'
import { locales } from '#app/i18n/locale.ts'
import { sample } from '#samples/adventures/dead-air/adventure.ts'
import { deadAirFigures } from './dead-air.server.ts'
import { dinnerFigures, roomFigures } from './kits.server.ts'

const guides = [
  { slug: 'first-adventure', figuresIn: deadAirFigures },
  { slug: 'first-dinner', figuresIn: dinnerFigures },
  { slug: 'first-room', figuresIn: roomFigures },
] as const

const cases = guides.flatMap((guide) => locales.map((locale) => ({ ...guide, locale })))

describe.each(cases)('$slug in $locale', ({ slug, figuresIn, locale }) => {
  const figures = figuresIn(locale)

  test('shows each of its figures once, and none that is not there', () => {
    const named = findGuide(slug, locale).steps.flatMap(({ figure }) => figure ?? [])
    expect(named.toSorted()).toEqual(Object.keys(figures).sort())
  })

  test('has words and files for all that it shows', () => {
    for (const [name, { pictures = [], papers = [], lists = [] }] of Object.entries(figures)) {
      for (const { title, alt, parts } of pictures) {
        expect(
          [title, alt].filter((text) => text.trim() === ''),
          name,
        ).toEqual([])
        for (const { src } of parts) expect(src, name).toMatch(/\.webp/)
      }
      expect([...papers.map(({ text }) => text), ...lists.flatMap(({ items }) => items)], name).not.toContain('')
      for (const things of [pictures, papers, lists])
        expect(new Set(things.map(({ title }) => title)).size, name).toBe(things.length)
    }
  })
})

test('the room of the page comes together layer by layer, as the game lays them', () => {
  const { pictures = [] } = deadAirFigures('en').layers!
  const ofRoom = sample.layers!.filter(({ sceneKey }) => sceneKey === 'control-room')
  expect(pictures.map(({ parts }) => parts.length)).toEqual([1, ...ofRoom.map((_, index) => index + 2)])
  expect(
    pictures
      .at(-1)!
      .parts.slice(1)
      .map(({ place }) => place),
  ).toMatchObject(ofRoom.map(({ x, y, width, height }) => ({ x, y, width, height })))
})

test('what the page counts is what the game has', () => {
  const rooms = sample.scenes.filter(({ isEnding }) => !isEnding)
  const counted = [rooms, sample.puzzles, sample.npcs, sample.scenes.filter(({ isEnding }) => isEnding)]
  expect(counted.map(({ length }) => length)).toEqual([8, 8, 3, 2])
  expect(findGuide('first-adventure', 'en').introduction[0]).toContain(
    'eight rooms, eight puzzles, three people and two endings',
  )
  expect(findGuide('first-adventure', 'fr').introduction[0]).toContain(
    'huit pièces, huit énigmes, trois personnes et deux fins',
  )
})
