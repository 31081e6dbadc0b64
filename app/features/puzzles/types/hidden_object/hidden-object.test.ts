import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centreOf, isInside, outlineOf } from '#app/features/puzzles/kit/picture/geometry.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { fixtures } from './fixtures.ts'
import type { Draft } from './rules/hidden.ts'
import { findProblems } from './rules/find-problems.ts'
import { hiddenThings, search, wholeAnswer } from './rules/hidden.ts'
import { present } from './rules/present.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'
import { cutFrom, thingWithin } from './rules/silhouette.ts'
import {
  addZone,
  changeObject,
  freePlace,
  removeZone,
  reshape,
  silhouetteOf,
  withText,
  withZones,
  zonesOfObject,
} from './rules/zones.ts'

const type = puzzleType('hidden_object')
const stored = (configuration: unknown, solution: unknown, fr?: { configuration: unknown; solution: unknown }) => {
  const read = type.read({ configuration, solution })!
  const french = fr && type.read(fr)!
  return {
    type: 'hidden_object',
    configuration: { en: read.configuration, ...(french && { fr: french.configuration }) },
    solution: { en: read.solution, ...(french && { fr: french.solution }) },
  }
}
const [lamp] = fixtures.cases
const puzzle = stored(lamp!.configuration, lamp!.solution)
const judge = (answer: unknown, progress: unknown = null, language: 'en' | 'fr' = 'en', of = puzzle) =>
  puzzleJudge.judge(of, answer, { language, progress: progress as never, seed: 1 })
const at = (x: number, y: number) => ({ points: [{ x, y }] })
const empty: Draft = { configuration: configurationSchema.parse({}), solution: solutionSchema.parse({}) }

const errorsOf = (draft: Draft) =>
  findProblems(draft)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)
/** What makes the screen-reader tag untrue; it keeps nothing out of an edition. */
const unsaidIn = (draft: Draft) =>
  findProblems(draft)
    .filter(({ severity, untrue }) => severity === 'warning' && untrue?.includes('screen-reader'))
    .map(({ code }) => code)
const wordless = ['picture_text_missing', 'place_missing', 'look_alikes_few']
const points: Draft = {
  configuration: configurationSchema.parse({
    sceneImageUrl: '/hall.webp',
    objectsToFind: [{ name: 'Apples', count: 2 }],
  }),
  solution: solutionSchema.parse({
    objectLocations: [
      [
        { x: 10, y: 10 },
        { x: 50, y: 50 },
        { x: 90, y: 90 },
      ],
    ],
  }),
}

test('a picture described in words needs three look-alikes, and as many as things to find', () => {
  for (const { configuration, solution } of fixtures.cases) {
    const whole: Draft = {
      configuration: configurationSchema.parse(configuration),
      solution: solutionSchema.parse(solution),
    }
    expect(errorsOf(whole)).toEqual([])
    const [lookAlike, other] = zonesOfObject(whole, '')
    expect(unsaidIn(removeZone(whole, lookAlike!.id))).toEqual(['look_alikes_few'])
    const { id, draft } = addZone(whole, outlineOf({ left: 40, top: 80, width: 10, height: 10 }), {
      object: whole.configuration.objectsToFind[0]!.id,
    })
    const more = (text: string) => ({
      ...draft,
      configuration: { ...draft.configuration, places: withText(draft.configuration.places, id, text) },
    })
    expect(unsaidIn(more('A thing'))).toEqual(draft.solution.zones.length - 3 > 3 ? ['look_alikes_few'] : [])
    // the same words twice are one thing, and those of a thing to find are not a wrong one
    for (const twin of [other!.id, whole.solution.zones[0]!.id]) {
      const { text } = whole.configuration.places.find((place) => place.id === twin)!
      expect(
        unsaidIn({
          ...whole,
          configuration: {
            ...whole.configuration,
            places: withText(whole.configuration.places, lookAlike!.id, ` ${text.toUpperCase()}`),
          },
        }),
      ).toEqual(['look_alikes_few'])
    }
  }
})

test('parts without words make the screen-reader tag untrue, but can be published', () => {
  const whole: Draft = {
    configuration: configurationSchema.parse(lamp!.configuration),
    solution: solutionSchema.parse(lamp!.solution),
  }
  expect(unsaidIn({ ...whole, configuration: { ...whole.configuration, pictureText: ' ' } })).toEqual([
    'picture_text_missing',
  ])
  expect(
    unsaidIn({
      ...whole,
      configuration: { ...whole.configuration, places: withText(whole.configuration.places, 'zzzz0001', '') },
    }),
  ).toEqual(['place_missing'])
  expect(unsaidIn(points)).toContain('place_missing')
  expect(errorsOf(points)).toEqual([])
})

test('puzzles published with points alone can still be played', () => {
  const published = stored(points.configuration, points.solution)
  for (const found of [
    [
      [52, 52],
      [12, 8],
    ],
    [
      [90, 90],
      [10, 10],
    ],
  ])
    expect(judge({ points: found.map(([x, y]) => ({ x, y })) }, null, 'en', published)).toEqual({ outcome: 'solved' })
  expect(judge(at(10, 20), null, 'en', published)).toMatchObject({ outcome: 'wrong' })
})

test('things are found one by one, and the party sees only the outlines of those found', () => {
  const first = judge(at(15, 15))
  expect(first).toMatchObject({
    outcome: 'partial',
    progress: [0],
    view: { found: [{ object: 0, thing: 'zzzz0001' }] },
  })
  expect(JSON.stringify(first)).not.toMatch(/aaaa0002|85/u)
  const second = judge(at(85, 85), [0])
  expect(second).toMatchObject({ outcome: 'partial', progress: [0, 2], again: false })
  expect(judge(at(55, 55), [0, 2])).toEqual({ outcome: 'solved' })
})

test('finding something again costs nothing and finds nothing more', () => {
  expect(judge(at(15, 15), [0])).toMatchObject({ outcome: 'partial', progress: [0], again: true })
})

test('one miss among many picks finds nothing at all', () => {
  expect(
    judge({
      points: [
        { x: 15, y: 15 },
        { x: 55, y: 55 },
        { x: 3, y: 97 },
      ],
    }),
  ).toMatchObject({ outcome: 'wrong' })
})

test('a finger may land slightly beside a thing, and no further', () => {
  expect(judge(at(21.4, 15)).outcome).toBe('partial')
  expect(judge(at(21.6, 15)).outcome).toBe('wrong')
})

test('missing the same place twice is one wrong answer, another place is another', () => {
  expect(judge(at(40.1, 40.2))).toMatchObject({ key: '40 40' })
  expect(judge(at(39.9, 39.8))).toMatchObject({ key: '40 40' })
  expect(judge(at(42, 40))).toMatchObject({ key: '42 40' })
})

test('the reply to a look-alike comes in every language that has one, by place and by words', () => {
  const french = {
    configuration: lamp!.configuration,
    solution: { ...lamp!.solution, replies: [{ id: 'kkkk0004', text: 'Elle ne brûle plus.' }] },
  }
  const both = stored(lamp!.configuration, lamp!.solution, french)
  const reply = { en: 'It has not burnt for years.', fr: 'Elle ne brûle plus.' }
  expect(judge(at(34, 16), null, 'fr', both)).toMatchObject({ outcome: 'wrong', reply })
  expect(judge({ things: ['kkkk0004'] }, null, 'en', both)).toMatchObject({ outcome: 'wrong', reply })
  expect(judge(at(40, 40), null, 'en', both)).not.toHaveProperty('reply')
})

test('the described things are in the order of their random ids, whatever they are', () => {
  const places = (type.present(lamp!.configuration)['places'] as { id: string }[]).map(({ id }) => id)
  expect(places).toEqual(['aaaa0002', 'cccc0005', 'kkkk0004', 'mmmm0003', 'ssss0006', 'zzzz0001'])
})

test('another language names the things and describes the places; what it omits stays', () => {
  const presented = present({
    ...configurationSchema.parse(lamp!.configuration),
    objectNames: [{ id: 'lamp1234', name: 'La lampe' }],
  })
  expect(presented.objects).toEqual([
    { name: 'La lampe', count: 1, clue: '' },
    { name: 'Two keys', count: 2, clue: '' },
  ])
})

test('a new puzzle has five minutes on its clock, and one without a picture is incomplete', () => {
  expect(type.timeLimit).toBe(300)
  const own = { ...lamp!, configuration: { ...lamp!.configuration, sceneImageUrl: '' } }
  expect(type.findProblems(own, false)).toContainEqual({ code: 'picture_missing', severity: 'error', field: 'picture' })
  expect(type.findProblems(own, true)).toEqual(type.findProblems(lamp!, false))
})

const box = fc.record({
  left: fc.integer({ min: 0, max: 85 }),
  top: fc.integer({ min: 0, max: 85 }),
  width: fc.integer({ min: 4, max: 15 }),
  height: fc.integer({ min: 4, max: 15 }),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), box, of: fc.nat(5) }),
  fc.record({ do: fc.constant('remove' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('reshape' as const), which: fc.nat(20), box }),
  fc.record({ do: fc.constant('count' as const), which: fc.nat(20), count: fc.integer({ min: 1, max: 3 }) }),
)

test('whatever an author draws, moves or removes, zones and points match and the answer solves', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      let draft = empty
      for (const each of steps) {
        const { objectsToFind } = draft.configuration
        const zone =
          'which' in each ? draft.solution.zones[each.which % Math.max(1, draft.solution.zones.length)] : undefined
        if (each.do === 'add')
          draft = addZone(
            draft,
            outlineOf(each.box),
            objectsToFind[each.of] ? { object: objectsToFind[each.of]!.id } : each.of === 5 ? 'look-alike' : 'new',
          ).draft
        else if (each.do === 'remove' && zone) draft = removeZone(draft, zone.id)
        else if (each.do === 'reshape' && zone) draft = reshape(draft, zone.id, outlineOf(each.box))
        else if (each.do === 'count' && zone && zone.object !== '')
          draft = changeObject(draft, zone.object, {
            count: Math.min(each.count, zonesOfObject(draft, zone.object).length),
          })
      }
      draft = {
        ...draft,
        configuration: {
          ...draft.configuration,
          objectsToFind: draft.configuration.objectsToFind.map((object) => ({ ...object, name: 'thing' })),
        },
      }
      const errors = errorsOf(draft).filter((code) => !wordless.includes(code))
      expect(errors).toEqual(draft.configuration.objectsToFind.length === 0 ? ['objects_missing'] : [])
      if (errors.length > 0) return
      expect(search(draft, wholeAnswer(draft)!, null)?.isComplete).toBe(true)
      expect(type.read(draft)).not.toBeNull()
    }),
  )
})

test('points without zones become zones around them, found at the same places', () => {
  const draft = withZones(points)
  expect(draft.solution.zones.map(({ outline }) => centreOf(outline))).toEqual([
    { x: 10, y: 10 },
    { x: 50, y: 50 },
    { x: 90, y: 90 },
  ])
  expect(errorsOf(draft).filter((code) => !wordless.includes(code))).toEqual([])
  expect(hiddenThings(draft).map(({ object }) => object)).toEqual([0, 0, 0])
  expect(withZones(draft)).toBe(draft)
})

test('zones added without drawing are beside each other, the first in the middle', () => {
  let draft = empty
  for (let count = 0; count < 9; count++) draft = addZone(draft, freePlace(draft.solution.zones), 'look-alike').draft
  const centres = draft.solution.zones.map(({ outline }) => centreOf(outline))
  expect(centres[0]).toEqual({ x: 50, y: 50 })
  expect(new Set(centres.map(({ x, y }) => `${x} ${y}`)).size).toBe(9)
  expect(centreOf(freePlace(draft.solution.zones))).toEqual({ x: 50, y: 50 })
})

test('words move with their zone', () => {
  const added = addZone(empty, outlineOf({ left: 10, top: 10, width: 10, height: 10 }), 'new')
  const worded = {
    ...added.draft,
    configuration: { ...added.draft.configuration, places: withText([], added.id, 'A glint') },
  }
  expect(removeZone(worded, added.id).configuration).toMatchObject({ places: [], objectsToFind: [] })
})

const [riddles, shapes] = ['listed by a riddle each, with hints where to look', 'listed by silhouettes'].map((title) =>
  fixtures.cases.find((each) => each.title === title)!,
)

test('a thing listed by a riddle or a silhouette reveals no name and no place', () => {
  const byRiddle = present(configurationSchema.parse(riddles!.configuration))
  expect(byRiddle.objects[0]).toEqual({ name: '', count: 1, clue: 'It drinks oil and gives day' })
  expect(JSON.stringify(byRiddle)).not.toContain('The lamp')
  const byShape = present(configurationSchema.parse(shapes!.configuration))
  expect(byShape.silhouettes.map((each) => Object.keys(each))).toEqual([
    ['object', 'url'],
    ['object', 'url'],
  ])
  expect(type.filesIn(type.present(type.read(shapes!)!.configuration))).toEqual([
    '/illustrations/service-museums.webp',
    '/illustrations/service-escape-rooms.webp',
    '/illustrations/service-team-building.webp',
  ])
  expect(present(configurationSchema.parse({ ...shapes!.configuration, listBy: 'name' })).silhouettes).toEqual([])
})

test('a silhouette counts only while its zone is the one from which it was cut', () => {
  const whole: Draft = {
    configuration: configurationSchema.parse(shapes!.configuration),
    solution: solutionSchema.parse(shapes!.solution),
  }
  expect(silhouetteOf(whole, 'lamp1234')?.of).toBe(cutFrom(whole.solution.zones[0]!.outline))
  expect(errorsOf(reshape(whole, 'zzzz0001', outlineOf({ left: 12, top: 10, width: 10, height: 10 })))).toContain(
    'silhouette_missing',
  )
  expect(removeZone(whole, 'zzzz0001').configuration.silhouettes.map(({ id }) => id)).toEqual(['keys1234'])
})

test('a thing is cut along its own edge if colours show it, otherwise along the drawn line', () => {
  const side = 20
  const outline = outlineOf({ left: 30, top: 30, width: 40, height: 40 })
  const painted = (isThing: (x: number, y: number) => boolean) =>
    Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : isThing(Math.floor(at / 4) % side, Math.floor(at / 4 / side)) ? 20 : 230,
    )
  const disc = (x: number, y: number) => Math.hypot(x - 9.5, y - 9.5) < 6
  const cut = thingWithin({ width: side, height: side, data: painted(disc) }, outline)
  expect(cut.map((isThing, at) => isThing === disc(at % side, Math.floor(at / side))).every(Boolean)).toBe(true)
  expect(thingWithin({ width: side, height: side, data: painted(() => false) }, outline).every(Boolean)).toBe(true)
})

test('a hint’s ring contains the thing off its centre, and each hint is for another thing', () => {
  const ask = (known: number[], notes?: unknown) =>
    puzzleJudge.hint(stored(riddles!.configuration, riddles!.solution, riddles), notes, known)
  const first = ask([])
  expect(first).toMatchObject({
    outcome: 'hint',
    known: 0,
    text: {
      en: 'Look in the upper left of the picture, within the ring.',
      fr: 'Cherchez en haut à gauche de l’image, dans l’anneau.',
    },
  })
  const { outline } = (first as unknown as { shown: { outline: { x: number; y: number }[] } }).shown
  expect(isInside(outline, { x: 15, y: 15 })).toBe(true)
  expect(Math.hypot(centreOf(outline).x - 15, centreOf(outline).y - 15)).toBeGreaterThan(4)
  expect(ask([0])).toMatchObject({ known: 1 })
  expect(ask([], { found: ['zzzz0001', 'aaaa0002'] })).toMatchObject({ known: 2 })
  expect(ask([0, 1, 2])).toEqual({ outcome: 'complete' })
  expect(type.workedHints(type.read(riddles!)!.configuration)).toBe(3)
  expect(type.workedHints(type.read(lamp!)!.configuration)).toBe(0)
})

test('no ring is sold for a thing that was found as often as required', () => {
  const zones = ['aaaa0001', 'aaaa0002', 'aaaa0003', 'bbbb0001'].map((id, place) => ({
    id,
    object: id.slice(0, 4),
    outline: outlineOf({ left: 5 + place * 22, top: 10, width: 10, height: 10 }),
  }))
  const configuration = {
    ...riddles!.configuration,
    objectsToFind: [
      { id: 'aaaa', name: 'Apple', count: 1 },
      { id: 'bbbb', name: 'Book', count: 1 },
    ],
    zoneHints: true,
  }
  const many = stored(configuration, { ...riddles!.solution, zones })
  const ask = (known: number[], found: string[]) => puzzleJudge.hint(many, { found }, known)
  expect(ask([], [])).toMatchObject({ known: 0 })
  expect(ask([], ['aaaa0002'])).toMatchObject({ known: 3 })
  expect(ask([0], ['aaaa0002'])).toMatchObject({ known: 3 })
  expect(ask([0], [])).toMatchObject({ known: 3 })
  expect(ask([], ['aaaa0003', 'bbbb0001'])).toEqual({ outcome: 'complete' })
})
