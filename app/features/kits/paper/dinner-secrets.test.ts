import { expect, test } from 'vitest'
import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import { checkGuilt } from '#app/features/kits/checks/dinner/check-guilt.ts'
import { documentTexts } from '#app/features/kits/documents/document-texts.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { card } from '#app/features/rows/kinds/card.ts'
import { dinnerClue } from '#app/features/rows/kinds/dinner-clue.ts'
import { moment } from '#app/features/rows/kinds/moment.ts'
import { textFieldsOf } from '#app/features/rows/row-kind.ts'
import { dinnerParts, isAt, isGuest, phasesOf, propsAt } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCard, DinnerCharacter, DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { markedDinner, marksIn, marksOf } from '#app/features/kits/documents/marks.fixtures.ts'
import { composeKit } from './compose-kit.ts'
import { composingWith } from './composing.fixtures.ts'
import { noDetails } from './usual-print.ts'
import { choices, givenOf, marksFor, once } from './given.fixtures.ts'
import type { Given, Marks } from './given.fixtures.ts'
import type { PaperChoice } from './paper-choice.schema.ts'

const dinner = markedDinner()
const seats = dinner.characters.filter(isGuest).map(({ id }) => id)
const kept = ['secret', 'motive', 'goal', 'alibi']
const played = ['picture', 'background', 'personality', 'costumeIdeas']

/** The guests who come, with their cards and the clues they are dealt, and the cards that become letters. */
function tableOf(absent: string[]) {
  const isAbsent = (id: string | null) => id !== null && absent.includes(id)
  const document: DinnerDocument = {
    ...dinner,
    characters: dinner.characters.filter(({ id }) => !isAbsent(id)),
    cards: dinner.cards.filter(({ characterId }) => !isAbsent(characterId)),
    clues: cancelGuests(dinner, absent).document.clues,
  }
  const letters = dinner.cards.filter(
    ({ characterId, revealsSecretOfId: of }) => isAbsent(characterId) && of !== null && !isAbsent(of),
  )
  return { document, letters }
}

/** What each part has to contain, by its reader. */
function expectedOf(document: DinnerDocument, letters: readonly DinnerCard[], hostPlays: boolean): Marks {
  const { story, guide, characters, courses, clues, cards, props, moments } = document
  const guests = characters.filter(isGuest)
  const of = (isMeant: (row: DinnerCharacter) => boolean, ...fields: string[]) =>
    marksOf('character', characters.filter(isMeant), ...fields)
  const inRole = (role: string) => of((row) => row.role === role, 'name', 'publicDescription', ...played)
  const known = of(() => true, 'name', 'publicDescription')
  const courseNames = marksOf('course', courses, 'name')
  const held = clues.filter(({ holder }) => holder === 'character')
  const promises = cards.filter(({ phase }) => phase === 'invitation')
  const proof = clues.filter(({ meanings }) =>
    meanings.some(({ bearing, characterId }) => bearing === 'clears' && guests.some(({ id }) => id === characterId)),
  )
  const seen = new Set(moments.flatMap(({ actorIds, witnessIds }) => [...actorIds, ...witnessIds]))
  const kitchen = [
    ...marksOf('course', courses, 'name', 'dish', 'shoppingList', 'dietaryNotes'),
    ...marksOf('dinnerProp', props, 'name', 'howToMake', 'picture'),
    ...of(({ id }) => props.some(({ characterId }) => characterId === id), 'name'),
  ]
  const booklet = ({ id }: DinnerCharacter): [string, string[]] => [
    `guest-${seats.indexOf(id) + 1}`,
    once(
      known,
      courseNames,
      of((row) => row.id === id, ...played, ...kept),
      marksOf(
        'card',
        cards.filter(({ characterId }) => characterId === id),
        ...textFieldsOf(card),
      ),
      marksOf(
        'dinnerClue',
        held.filter(({ holderId }) => holderId === id),
        'title',
      ),
      marksOf(
        'dinnerProp',
        props.filter(({ characterId }) => characterId === id),
        'name',
      ),
    ),
  ]
  const envelopes = phasesOf(document)
    .slice(1, -1)
    .map((phase, at): [string, string[]] => [
      `host-${at + 1}`,
      once(
        phase.name === 'course' ? marksOf('course', [{ id: phase.courseId }], 'name', 'hostScript') : [],
        phase.name === 'arrival' ? marksOf('dinnerGuide', [guide], 'arrivalScript') : [],
        phase.name === 'accusation' ? marksOf('dinnerGuide', [guide], 'accusationRules') : [],
        marksOf(
          'card',
          letters.filter((card) => isAt(phase, card)),
          'reveal',
        ),
        marksOf(
          'dinnerClue',
          clues.filter((clue) => isAt(phase, clue) && !held.includes(clue)),
          'title',
        ),
        marksOf('dinnerProp', propsAt(document, phase), 'name'),
        marksOf(
          'character',
          guests.filter(({ id }) => propsAt(document, phase).some(({ characterId }) => characterId === id)),
          'name',
        ),
      ),
    ])
  const leading = {
    'host-guide': once(
      kitchen,
      marksOf('dinnerProp', props, 'description'),
      marksOf(
        'dinnerGuide',
        [guide],
        'introduction',
        'preparation',
        'arrivalScript',
        'eveningScript',
        'accusationRules',
      ),
      of(() => true, 'name', 'castingNotes'),
      of((row) => !isGuest(row), ...kept),
      marksOf('card', promises, 'receive'),
      marksOf('card', letters, 'reveal'),
      marksOf('course', courses, 'hostScript'),
      marksOf('dinnerClue', clues, 'title'),
    ),
    victim: once(inRole('victim'), marksOf('dinnerStory', [story], 'victimBackstory')),
    'host-role': once(inRole('host')),
    clues: once(...clues.flatMap((clue) => [paperOf(clue), backOf(clue)])),
  }
  return {
    anyone: {
      'read-first': [],
      invitation: once(known, marksOf('dinnerStory', [story], 'theme', 'setting', 'timePeriod')),
      tags: once(of(isGuest, 'name', 'publicDescription', 'picture')),
      menu: once(known, marksOf('dinnerStory', [story], 'theme'), marksOf('course', courses, 'name', 'dish')),
      accusation: once(of(({ role }) => role === 'suspect', 'name')),
      awards: [],
    },
    guest: Object.fromEntries(guests.map(booklet)),
    host: hostPlays
      ? {
          'host-plays': once(
            kitchen,
            of(({ role }) => role === 'host', 'name'),
            marksOf('dinnerGuide', [guide], 'preparation'),
          ),
        }
      : leading,
    sealed: {
      ...(hostPlays ? { ...Object.fromEntries(envelopes), ...leading } : {}),
      solution: once(
        marksOf('moment', moments, ...textFieldsOf(moment)),
        of(({ id }) => seen.has(id), 'name'),
        marksOf('dinnerStory', [story], 'murderMethod', 'solution'),
        marksOf('dinnerGuide', [guide], 'revealScript'),
        of(isGuest, 'name', 'secret'),
        marksOf('dinnerClue', proof, 'title'),
      ),
    },
  }
}

const paperOf = (clue: DinnerClue): string[] => marksOf('dinnerClue', [clue], ...textFieldsOf(dinnerClue), 'picture')

/** When and to whom it goes. */
const backOf = ({ courseId, holderId }: DinnerClue): string[] => [
  ...(courseId === null ? [] : marksOf('course', [{ id: courseId }], 'name')),
  ...(holderId === null ? [] : marksOf('character', [{ id: holderId }], 'name')),
]

const tables = choices.flatMap((choice) =>
  seatingsOf(dinner).map((absent) => {
    const { document, letters } = tableOf(absent)
    const given = givenOf({ kind: 'mystery-dinner', document: dinner }, choice, absent)
    return { ...choice, ...given, document, letters, expected: expectedOf(document, letters, choice.hostPlays) }
  }),
)
const served = tables.filter(({ hostPlays }) => !hostPlays)
const shared = tables.filter(({ hostPlays }) => hostPlays)

test('in no seating does a guest get the solution or another guest’s secret, card or clue', () => {
  for (const { parts, expected } of tables) {
    expect(marksFor('guest', parts)).toEqual(expected.guest)
    const booklets = JSON.stringify(parts.filter(({ reader }) => reader === 'guest'))
    expect(booklets).not.toMatch(/culpritId|meanings|revealsSecretOfId|castingNotes/)
  }
})

test('the public parts of a dinner contain no secret', () => {
  for (const { parts, expected } of tables) expect(marksFor('anyone', parts)).toEqual(expected.anyone)
})

test('the host gets everything, with the letters of absent guests', () => {
  for (const { parts, document, letters, language, expected } of served) {
    expect(marksFor('host', parts)).toEqual(expected.host)
    expect(marksFor('sealed', parts)).toEqual(expected.sealed)
    const written = marksIn(document, language).filter((mark) => !/:(?:en|fr)$/u.test(mark))
    expect(once(...parts.map(({ marks }) => marks))).toEqual(once(written, marksOf('card', letters, 'reveal')))
  }
})

test('a host who plays gets no secret, except in sealed parts and guests’ parts', () => {
  for (const { parts, expected } of shared) {
    expect(marksFor('host', parts)).toEqual(expected.host)
    expect(marksFor('sealed', parts)).toEqual(expected.sealed)
  }
})

test('a part is set with only the titles of other parts, which name guests and courses', () => {
  for (const { around, document, hostPlays } of tables) {
    const names = marksOf('character', document.characters.filter(isGuest), 'name')
    expect(around).toEqual(once(names, hostPlays ? marksOf('course', document.courses, 'name') : []))
  }
})

test('a culprit who is named in any text that is printed for before the reveal is found', () => {
  const accusation = dinner.clues.filter(({ phase }) => phase === 'accusation').map(({ id }) => id)
  const isEarly = ({ id, reader }: Given) =>
    reader === 'sealed' ? /^(?:host-\d|victim|clues)/u.test(id) : id !== 'guest-1'
  const texts = once(...shared.flatMap(({ parts }) => parts.filter(isEarly).map(({ marks }) => marks)))
    .map((mark) => mark.split(':') as [KitKind, string, string])
    .filter(([entity, id, field]) => field !== 'picture' && `${entity} ${field}` !== 'character name' && id !== 'ada')
    .filter(([, id]) => !accusation.includes(id) && !id.startsWith('ada '))
  const unfound = texts.filter(([entity, id, field]) => {
    const document = structuredClone(dinner)
    Object.assign(
      document.characters.find((each) => each.id === 'ada')!,
      { name: 'Ada Moss' },
    )
    const { row } = documentTexts(dinnerParts, document).find((each) => each.entity === entity && each.row.id === id)!
    Object.assign(row, { [field]: 'The murderer is Ada Moss.', translations: {} })
    return checkGuilt({ document, languages: ['en'] }).length === 0
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(unfound).toEqual([])
})

test('if the host plays, a wrapper says in place of the clue when and to whom it goes', () => {
  for (const { parts, document, language, hostPlays } of tables) {
    const clues = phasesOf(document).flatMap((phase) => document.clues.filter((clue) => isAt(phase, clue)))
    const all = parts.find(({ id }) => id === 'clues')?.here.sheets ?? []
    const sheets = hostPlays ? all.slice(1) : all
    if (hostPlays) {
      expect(sheets.map(({ kind }) => kind)).toEqual(clues.flatMap(() => ['clues', 'wrapper']))
      expect(sheets.map((sheet) => marksIn(sheet, language))).toEqual(
        clues.flatMap((clue) => [once(paperOf(clue)), once(backOf(clue))]),
      )
    } else {
      // Two that are small share a sheet, each with its own back
      const things = sheets.flatMap((sheet) => (Array.isArray(sheet.things) ? sheet.things : []))
      expect(things.map((thing) => marksIn(thing, language)).toSorted()).toEqual(
        clues.map((clue) => once(paperOf(clue), backOf(clue))).toSorted(),
      )
    }
  }
})

/** A dinner of which every guest is named, and two people come for whom there is no part. */
const named = (choice: PaperChoice, isOpen: boolean) => {
  const roster = [...seats, null, null].map((characterId) => ({ characterId, person: 'Marie' }))
  const composing = composingWith({ about: { isOpen }, choice, details: { ...noDetails, roster } })
  return composeKit({ kind: 'mystery-dinner', document: dinner }, composing)
}

test('an invitation tells its guest what to wear and to prepare, and nothing of the rounds', () => {
  const known = marksOf('character', dinner.characters, 'name', 'publicDescription')
  const story = marksOf('dinnerStory', [dinner.story], 'theme', 'setting', 'timePeriod')
  for (const choice of choices) {
    const sent = named({ ...choice, isSent: true }, false).filter(({ id }) => id.startsWith('invitation'))
    expect(sent.map(({ id, reader, isSent }) => [id, reader, isSent])).toEqual(
      [...seats, '', ''].map((_, at) => [`invitation-${at + 1}`, 'guest', true]),
    )
    for (const [at, id] of [...seats, null, null].entries()) {
      const acts = dinner.cards.filter(({ phase, characterId }) => phase === 'invitation' && characterId === id)
      const own = once(marksOf('character', id === null ? [] : [{ id }], 'costumeIdeas'), marksOf('card', acts, 'act'))
      expect(marksIn(sent[at]!.data, choice.language)).toEqual(once(known, story, own))
    }
    const [printed] = named(choice, false).filter(({ id }) => id === 'invitation')
    expect(printed).toMatchObject({ reader: 'host' })
    const all = once(...sent.map(({ data }) => marksIn(data, choice.language)))
    expect(marksIn(printed!.data, choice.language)).toEqual(choice.hostPlays ? once(known, story) : all)
    const [open] = named(choice, true).filter(({ id }) => id === 'invitation')
    expect(open).toMatchObject({ reader: 'anyone' })
    expect(marksIn(open!.data, choice.language), 'before it is bought').toEqual(once(known, story))
  }
})

test.each([
  { absent: [], stands: 'is handed to the guest who has it' },
  { absent: ['greta'], stands: 'comes to the table without its guest' },
])('at its course a prop $stands', ({ absent }) => {
  const composing = composingWith({ details: { ...noDetails, absentIds: absent } })
  const parts = composeKit({ kind: 'mystery-dinner', document: dinner }, composing)
  const withIt = parts.filter(({ reader, data }) => reader === 'guest' && JSON.stringify(data).includes('locket:name'))
  expect(withIt.map(({ id }) => id)).toEqual(absent.length > 0 ? [] : [`guest-${seats.indexOf('greta') + 1}`])
  const steps = parts.find(({ id }) => id === 'host-guide')!.data['steps'] as { name: string; clues: string[] }[]
  const out = steps.flatMap(({ name, clues }) =>
    clues.filter((clue) => /locket/u.test(clue)).map((clue) => [name, clue]),
  )
  expect(out.map(([name, clue]) => [name, /character:greta:name/u.test(clue!)])).toEqual([
    ['<course:main:name:en>', absent.length === 0],
  ])
})

test('who has no part is a detective with work in every phase, and has no secret', () => {
  for (const choice of choices) {
    const parts = named(choice, false)
    const sheets = parts.filter(({ id }) => id.startsWith('detective'))
    expect(sheets.map(({ person }) => person)).toEqual(['Marie', 'Marie'])
    for (const { data } of sheets) {
      const tasks = data['tasks'] as { phase: string; text: string }[]
      expect(new Set(tasks.map(({ text }) => text)).size).toBe(phasesOf(dinner).length)
      expect(marksIn(data, choice.language)).toEqual(
        once(
          marksOf('character', dinner.characters.filter(isGuest), 'name'),
          marksOf('course', dinner.courses, 'name'),
        ),
      )
    }
    const count = (id: string, list: string) => (parts.find((part) => part.id === id)!.data[list] as unknown[]).length
    expect([count('tags', 'tags'), count('accusation', 'slips')]).toEqual([seats.length + 2, seats.length + 2])
  }
})

test('sent or printed, on rolls or on cards, a guest gets the same texts', () => {
  for (const choice of choices) {
    const textsOf = (more: Partial<PaperChoice>) => {
      const guests = named({ ...choice, ...more }, false).filter(({ id }) => /^(?:guest|rounds)-1$/u.test(id))
      return once(...guests.map(({ data }) => marksIn(data, choice.language)))
    }
    const texts = textsOf({})
    expect(texts.length).toBeGreaterThan(20)
    expect([textsOf({ isSent: true }), textsOf({ rounds: 'cards' })]).toEqual([texts, texts])
  }
})
