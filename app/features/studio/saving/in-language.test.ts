import { describe, expect, test } from 'vitest'
import type { DraftView, PuzzleView } from '#app/features/studio/draft-view.ts'
import { dialogInLanguage } from './dialog-drafts.ts'
import { details, draft, scene, studio } from './draft-saver.fixtures.ts'
import { unsentInLanguage } from './in-language.ts'
import type { CommandResult } from './send-command.ts'

const hall = scene('hall', { name: 'Hall', description: 'Dark.', translations: { fr: { name: 'Le hall' } } })
const salle = scene('hall', {
  version: 2,
  name: 'Le hall',
  description: 'Dark.',
  translations: { en: { name: 'Hall' } },
})
const english = (): DraftView => ({ ...draft(), details: details({ languages: ['en', 'fr'] }), scenes: [hall] })
const french = (change = {}): DraftView => ({
  ...draft(),
  draftRevision: 7,
  details: details({ version: 2, primaryLanguage: 'fr', languages: ['fr', 'en'] }),
  scenes: [{ ...salle, ...change }],
})
const refused: CommandResult = { status: 'refused', reason: 'otherLanguage' }

/** Texts of a scene are typed, and are on their way when the adventure turns out to be written in French. */
async function typed(changes: object, now = french()) {
  const world = studio(english())
  world.saver.edit('hall', { ...changes })
  await world.pass(800)
  await world.sent[0]!.answer(refused)
  world.saver.replace(now)
  await world.pass(800)
  await world.sent[1]!.answer({ status: 'conflict', current: { scenes: now.scenes } })
  await world.pass(800)
  return world
}

describe('what was typed before its page heard of another primary language', () => {
  test('is sent in the language that it was typed in, without a question, when nobody else touched it', async () => {
    const { saver, sent } = await typed({ name: 'Great hall', translations: { fr: { name: 'Le grand hall' } } })
    expect(saver.getState().troubles).toEqual({})
    expect(sent[2]!.request).toMatchObject({
      version: 2,
      changes: { name: 'Le grand hall', translations: { en: { name: 'Great hall' } } },
    })
  })

  test('is asked about where somebody else wrote the same text, and keeping it sends what the server takes', async () => {
    const { saver, sent, pass } = await typed(
      { translations: { fr: { name: 'Le grand hall' } } },
      french({ name: 'Le vestibule' }),
    )
    expect(saver.getState().troubles).toMatchObject({
      hall: { asked: [{ mine: { name: 'Le grand hall' }, theirs: { name: 'Le vestibule' } }] },
    })
    saver.decide('hall', [])
    await pass(800)
    expect(sent[2]!.request).toMatchObject({ version: 2, changes: { name: 'Le grand hall' } })
    expect(JSON.stringify(sent[2]!.request)).not.toContain('translations')
  })
})

describe('a puzzle, whose texts and answers lie in its halves', () => {
  const riddle = (id: string, halves: object) =>
    ({
      id,
      version: 1,
      type: 'riddle',
      name: 'Riddle',
      description: '',
      hints: [],
      onSolveEffects: [],
      onFailEffects: [],
      translatedFrom: {},
      ...halves,
    }) as unknown as PuzzleView
  const whatFlies = riddle('r', {
    configuration: { riddleText: 'What flies?', allowedAttempts: 3 },
    solution: { correctAnswers: ['time'] },
    translations: { fr: { configuration: { riddleText: 'Quoi?' }, solution: { correctAnswers: ['temps'] } } },
  })
  const quoiVole = riddle('r', {
    version: 2,
    configuration: { riddleText: 'Quoi?', allowedAttempts: 3 },
    solution: { correctAnswers: ['temps'] },
    translations: { en: { configuration: { riddleText: 'What flies?' }, solution: { correctAnswers: ['time'] } } },
  })
  const typedInEnglish = {
    configuration: { riddleText: 'What flies by?', allowedAttempts: 5 },
    solution: { correctAnswers: ['time', 'the time'] },
    translations: { fr: { configuration: { riddleText: 'Quoi donc?' } } },
  }
  const inFrench = {
    configuration: { riddleText: 'Quoi donc?', allowedAttempts: 5 },
    solution: { correctAnswers: ['temps'] },
    translations: {
      en: { configuration: { riddleText: 'What flies by?' }, solution: { correctAnswers: ['time', 'the time'] } },
    },
  }

  test('is sent with each text and each answer in its language, without a question', async () => {
    const world = studio({ ...english(), scenes: [], puzzles: [whatFlies] })
    world.saver.edit('r', typedInEnglish)
    await world.pass(800)
    await world.sent[0]!.answer(refused)
    world.saver.replace({ ...french(), scenes: [], puzzles: [quoiVole] })
    await world.pass(800)
    expect(world.sent[1]!.request).toMatchObject({ changes: inFrench })
    expect(JSON.stringify(world.sent[1]!.request)).not.toContain('"fr"')
    await world.sent[1]!.answer({ status: 'conflict', current: { puzzles: [quoiVole] } })
    await world.pass(800)
    expect(world.saver.getState().troubles).toEqual({})
    const { solution: _alike, ...changed } = inFrench
    expect(world.sent[2]!.request).toMatchObject({ version: 2, changes: changed })
  })

  test('as an earlier page kept it, or as it lies in its dialog, is the same', () => {
    const rows = { r: { version: 1, changes: typedInEnglish } }
    expect(unsentInLanguage({ rows, writtenIn: 'en' }, 'fr', [quoiVole]).rows['r']!.changes).toEqual(inFrench)
    expect(
      dialogInLanguage({ version: 1, id: 'r', changes: typedInEnglish, writtenIn: 'en' }, 'fr', quoiVole).changes,
    ).toEqual(inFrench)
  })

  test('that is new leaves a text without a translation where it is', () => {
    const changes = {
      configuration: { riddleText: 'What flies?' },
      translations: { fr: { solution: { correctAnswers: ['temps'] } } },
    }
    expect(
      dialogInLanguage({ version: 0, id: 'r', changes, writtenIn: 'en' }, 'fr', {
        type: 'riddle',
        configuration: {},
        solution: { correctAnswers: ['time'] },
      }).changes,
    ).toEqual({
      configuration: { riddleText: 'What flies?' },
      solution: { correctAnswers: ['temps'] },
      translations: { en: { configuration: {}, solution: { correctAnswers: ['time'] } } },
    })
  })
})

test('what waits to be made is made in the language that it was written in', async () => {
  const { saver, sent } = studio(english())
  const made = saver.send(() => ({
    intent: 'create-item',
    id: 'lamp',
    name: 'Lamp',
    description: 'Of brass',
    useActions: { uses: [{ message: 'It burns.' }] },
    translations: { fr: { name: 'Lampe' } },
  }))
  await sent[0]!.answer({ status: 'unreachable' })
  await made
  saver.replace(french())
  void saver.flush()
  expect(sent[1]!.request).toMatchObject({
    name: 'Lampe',
    description: 'Of brass',
    useActions: { uses: [{ message: { fr: 'It burns.' } }] },
    translations: { en: { name: 'Lamp' } },
  })
})

test('what an earlier page kept says in which language it was written; what does not say it comes back as it is', () => {
  const rows = { hall: { version: 1, base: { name: 'Hall' }, changes: { name: 'Great hall' } } }
  expect(unsentInLanguage({ rows, writtenIn: 'en' }, 'fr', []).rows).toEqual({
    hall: {
      version: 1,
      base: { translations: { en: { name: 'Hall' } } },
      changes: { translations: { en: { name: 'Great hall' } } },
    },
  })
  expect(unsentInLanguage({ rows }, 'fr', []).rows).toEqual(rows)
})

describe('the draft of a dialog', () => {
  const typedInto = {
    version: 1,
    id: 'x',
    changes: { name: 'Great hall', translations: { fr: { name: 'Le grand hall' } } },
    base: { name: 'Hall' },
  }

  test('keeps every text in its language, also one that does not say in which it was typed', () => {
    for (const kept of [typedInto, { ...typedInto, writtenIn: 'en' as const }]) {
      expect(dialogInLanguage(kept, 'fr')).toMatchObject({
        changes: { name: 'Le grand hall', translations: { en: { name: 'Great hall' } } },
        base: { translations: { en: { name: 'Hall' } } },
        writtenIn: 'fr',
      })
    }
  })

  test('is the same again after two changes', () => {
    const kept = { ...typedInto, writtenIn: 'en' as const }
    expect(dialogInLanguage(dialogInLanguage(kept, 'fr'), 'en')).toEqual(kept)
  })

  test('of a new row leaves a text without a translation where it is, for it must have one', () => {
    expect(dialogInLanguage({ version: 0, id: 'x', changes: { name: 'Lamp' }, writtenIn: 'en' }, 'fr').changes).toEqual(
      { name: 'Lamp' },
    )
  })
})
