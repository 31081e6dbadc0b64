import { expect, test } from 'vitest'
import { drawRequest } from './draw.ts'
import type { Format } from './formats/brief.ts'
import { thingNames, things } from './things/things.ts'
import { drawingIn } from './things/variants.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

const drawn = (format: Format, prompt: string, seed = 1) =>
  drawRequest({ format, prompt, seed, size: { width: 320, height: 180 } })

const times = (svg: string, mark: string): number => svg.split(mark).length - 1

/** Parts of usual drawings that nothing else has. */
const marks = {
  cat: 'M-30 -28L-28 -56L-12 -44H8L24 -56L26 -28C26 -6 12 2 -2 2C-16 2 -30 -6 -30 -28Z',
  book: 'M-34 -46H30Q38 -46 38 -38V46H-26Q-34 46 -34 38Z',
  wine: 'M-17 -3V-48H17V-3Q0 3 -17 -3Z',
  lever: things.lever(),
  openBook: 'M-54 -22Q-28 -36 0 -24Q28 -36 54 -22V34Q28 22 0 36Q-28 22 -54 34Z',
  train: 'M-40 -48H-24L-27 -20H-37Z',
  owl: 'M-36 -30L-34 -54L-14 -44H14L34 -54L36 -30C44 20 24 48 0 50C-24 48 -44 20 -36 -30Z',
}

test.each([
  ['scene', 'A kitchen with no cat', 'cat'],
  ['scene', 'Une cuisine sans chat', 'cat'],
  ['scene', 'Un village, pas de chat', 'cat'],
  ['cover', 'A street without a cat', 'cat'],
  ['scene', 'A forest without an owl', 'owl'],
  ['puzzle', 'Une tour sans hibou', 'owl'],
  ['scene', 'A library without books', 'openBook'],
  ['scene', 'Une chapelle sans livre', 'openBook'],
  ['scene', 'A train station with neither people nor trains', 'train'],
  ['scene', 'Une gare sans trains', 'train'],
  ['icon', 'An empty bottle', 'wine'],
  ['icon', 'A lamp switched off', 'lever'],
] as const)('a %s of “%s” shows no %s', (format, prompt, name) => {
  expect(things[name]()).toContain(marks[name])
  for (const seed of seeds) expect(drawn(format, prompt, seed).svg).not.toContain(marks[name])
})

test('a garden without flowers is still a garden', () => {
  for (const seed of seeds) expect(drawn('scene', 'A garden without flowers', seed).notDrawn).toEqual([])
})

const barrel = 'M-34 0C-46 -30 -46 -70 -34 -100H34'
const hearth = 'M-112 0V-190Q-112 -264 0 -264'
const flame = 'M0 0C-88 -35.2'

test.each([
  ['A cellar with three barrels', 3],
  ['Une cave avec deux tonneaux', 2],
  ['A cellar with one barrel', 1],
  ['A cellar with five barrels', 5],
  ['A cellar without barrels', 0],
])('“%s” shows %i', (prompt, count) => {
  for (const seed of seeds) {
    const { svg, notDrawn } = drawn('scene', prompt, seed)
    expect(times(svg, barrel)).toBe(count)
    expect(notDrawn).toEqual([])
  }
})

test('more than the wall has room for are drawn as far as they fit, and named as not drawn', () => {
  const { svg, notDrawn } = drawn('scene', 'A cellar with thirty barrels')
  expect(times(svg, barrel)).toBe(12)
  expect(notDrawn).toEqual(['thirty barrels'])
})

test.each([
  ['A room with an unlit fireplace', 0],
  ['Un salon avec une cheminée éteinte', 0],
  ['A room with a fireplace', 1],
])('in “%s” %i fires burn', (prompt, count) => {
  for (const seed of seeds) {
    const { svg, notDrawn } = drawn('scene', prompt, seed)
    expect(times(svg, hearth)).toBeGreaterThan(0)
    expect(times(svg, flame)).toBe(count)
    expect(notDrawn).toEqual([])
  }
})

test('a sky without a moon has no low sun either, since it looks like a moon', () => {
  for (const seed of seeds) {
    const [bare, usual] = ['A mountain at dusk without a moon', 'A mountain at dusk'].map(
      (prompt) => drawn('scene', prompt, seed).svg,
    )
    expect(times(bare!, '<circle')).toBeLessThan(times(usual!, '<circle'))
  }
})

test.each([
  ['scene', 'Three cats in a village', 'cat', 3],
  ['scene', 'Un chat dans une rue', 'cat', 1],
  ['icon', 'Cinq livres', 'book', 5],
  ['puzzle', 'A dozen books', 'book', 12],
  ['cover', 'Deux chats', 'cat', 2],
] as const)('a %s of “%s” shows exactly so many: %s, %i', (format, prompt, name, count) => {
  for (const seed of seeds) {
    const { svg, notDrawn } = drawn(format, prompt, seed)
    expect([times(svg, marks[name]), notDrawn]).toEqual([count, []])
  }
})

test.each([
  ['A clock at quarter past three', 97.5, 90],
  ['Une horloge à quatre heures moins le quart', 112.5, 270],
  ['A pocket watch at 7:30', 225, 180],
  ['Une horloge à 15 h 20', 100, 120],
])('the hands show the time of “%s”', (prompt, hour, minute) => {
  for (const format of ['icon', 'scene', 'puzzle'] as const) {
    const { svg, notDrawn } = drawn(format, prompt)
    expect(svg).toContain(`rotate(${hour})`)
    expect(svg).toContain(`rotate(${minute})`)
    expect(notDrawn).toEqual([])
  }
})

test.each([
  ['icon', 'A red key', 'url(#tintRed)'],
  ['scene', 'Une porte verte dans un couloir', 'url(#tintGreen)'],
  ['puzzle', 'A blue potion', 'url(#tintBlue)'],
] as const)('a %s of “%s” has that colour', (format, prompt, mark) => {
  for (const seed of seeds) {
    const { svg, notDrawn } = drawn(format, prompt, seed)
    expect(svg).toContain(mark)
    expect(notDrawn).toEqual([])
  }
})

test.each<[Format, string, string[]]>([
  ['icon', 'A purple bagpipe', ['purple bagpipe']],
  ['icon', 'Une cornemuse et une clé', ['cornemuse']],
  ['scene', 'A cat under a Persian rug', ['under', 'Persian']],
  ['scene', 'A dragon asleep in a cave', ['asleep']],
  ['scene', 'Une chaise cassée dans une cave', ['cassée']],
  ['portrait', 'A king and a queen', ['queen']],
  ['portrait', 'Character portrait, Vera Finch, An old librarian', []],
  ['scene', '16:9 aspect ratio, A library at night', []],
  ['scene', 'A bedroom at 10:10', ['10:10']],
  ['scene', 'A hundred candles', ['hundred candles']],
  ['scene', 'A castle on a mountain', ['mountain']],
  ['icon', 'A clock at 27:80', ['27:80']],
  ['icon', 'An empty flask', []],
  ['icon', 'An empty cup', []],
  ['icon', 'A closed umbrella', []],
  ['icon', 'Un parapluie fermé', []],
  ['icon', 'An open padlock', []],
  ['icon', 'Un cadenas ouvert', []],
  ['icon', 'An open envelope', []],
  ['icon', 'Un cadeau ouvert', []],
  ['icon', 'An open hat box', []],
  ['icon', 'A blue bagpipe, zithers', ['blue bagpipe', 'zithers']],
  ['icon', 'A lantern, switched on', []],
  ['icon', 'A lantern turned on its side', ['turned', 'side']],
  ['cover', 'A lighthouse on a mountain, a pirate', ['lighthouse']],
])('a %s of “%s” reports what it does not show: %j', (format, prompt, missing) => {
  expect(drawn(format, prompt).notDrawn).toEqual(missing)
})

test('a word that only describes another is not a person, and a trade can follow a description', () => {
  expect(drawn('scene', 'A witch and a pirate ship').notDrawn).toEqual([])
  expect(drawn('portrait', 'A woman detective').notDrawn).toEqual([])
  expect(drawn('portrait', 'Un roi barbu').notDrawn).toEqual([])
  expect(drawn('icon', 'A gold coin').svg).toContain('M0 -20L6 -6H21L9 3L14 18L0 9L-14 18L-9 3L-21 -6H-6Z')
})

test.each([
  ['open', 'closed'],
  ['lit', 'unlit'],
] as const)('whatever is drawn %s or %s can be drawn the other way', (one, other) => {
  for (const name of thingNames) {
    const shown = [one, other].filter((state) => drawingIn(name, [state], false).shows.includes(state))
    expect([name, shown.length]).not.toEqual([name, 1])
  }
})
