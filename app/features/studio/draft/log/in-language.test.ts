import { describe, expect, test } from 'vitest'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { change, create, done, emptyDraft, id, row as rowOf } from '#app/features/studio/draft/draft.fixtures.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { smallRoom } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { swapRow } from '#app/features/studio/draft/words/swap-row.ts'
import { swapped } from './in-language.ts'
import { newEntry } from './log.ts'
import { away, studio } from './store.fixtures.ts'

const swap = { from: 'en', to: 'fr' } as const
const { defaults } = puzzleType('riddle')
const english = (): Draft =>
  done(
    emptyDraft(),
    create('scene', 'hall', { name: 'Hall', description: 'Dark.', translations: { fr: { name: 'Le hall' } } }),
    create('puzzle', 'riddle', {
      name: 'Riddle',
      type: 'riddle',
      configuration: { ...defaults.configuration, riddleText: 'What flies?' },
      solution: { ...defaults.solution, correctAnswers: ['time'] },
      translations: { fr: { configuration: { riddleText: 'Quoi?' }, solution: { correctAnswers: ['temps'] } } },
    }),
  )
const inFrench = ({ rows, files }: Draft): Draft => ({
  files,
  rows: {
    ...rows,
    ...Object.fromEntries(kindNames.map((kind) => [kind, rows[kind].map((row) => swapRow(kind, row, swap))])),
    details: [{ ...rows.details[0]!, primaryLanguage: 'fr' }],
  } as Draft['rows'],
})

async function typed(name: string, fields: Changes, theirs: Changes = {}, draft = english()) {
  const world = studio(draft)
  world.edit(name, fields)
  await world.pass(800)
  world.server.draft = inFrench(world.server.draft)
  world.server.revision++
  if (Object.keys(theirs).length > 0) await world.server.does(change(world.server.draft, name, theirs))
  await world.answer({ status: 'refused', refusal: { reason: 'otherLanguage' } })
  world.store.replace(world.server.load())
  await world.pass(800)
  return world
}

describe('what was typed before its page learned of another primary language', () => {
  test('is sent in the language in which it was typed, without a question', async () => {
    const { store, take, server } = await typed('hall', {
      name: 'Great hall',
      translations: { fr: { name: 'Grand hall' } },
    })
    await take()
    expect(store.getState().log).toEqual([])
    expect(rowOf(server.draft, 'hall')).toMatchObject({
      name: 'Grand hall',
      translations: { en: { name: 'Great hall' } },
    })
  })

  test('is converted even if the page learns of it before the answer comes', async () => {
    const { store, edit, pass, answer, take, server } = studio(english())
    edit('hall', { name: 'Great hall' })
    await pass(800)
    server.draft = inFrench(server.draft)
    server.revision++
    store.replace(server.load())
    await answer({ status: 'refused', refusal: { reason: 'otherLanguage' } })
    await take()
    expect([store.summary, rowOf(server.draft, 'hall').translations]).toEqual(['saved', { en: { name: 'Great hall' } }])
  })

  test('becomes a question if somebody else wrote the same text', async () => {
    const { store, take, pass, server } = await typed(
      'hall',
      { translations: { fr: { name: 'Grand hall' } } },
      { name: 'Vestibule' },
    )
    await take()
    const [question] = store.getState().log
    expect(question).toMatchObject({ collisions: [{ mine: { name: 'Grand hall' }, theirs: { name: 'Vestibule' } }] })
    store.decide(question!.id, [])
    await pass(0)
    await take()
    expect(rowOf(server.draft, 'hall').name).toBe('Grand hall')
  })

  test('in a puzzle is sent with each text and each answer in its language', async () => {
    const { store, take, server } = await typed('riddle', {
      configuration: { ...defaults.configuration, riddleText: 'What flies by?' },
      solution: { ...defaults.solution, correctAnswers: ['time', 'the time'] },
      translations: { fr: { configuration: { riddleText: 'Quoi donc?' } } },
    })
    await take()
    expect(store.getState().log).toEqual([])
    expect(rowOf(server.draft, 'riddle')).toMatchObject({
      configuration: { riddleText: 'Quoi donc?' },
      solution: { correctAnswers: ['temps'] },
      translations: {
        en: { configuration: { riddleText: 'What flies by?' }, solution: { correctAnswers: ['time', 'the time'] } },
      },
    })
  })

  test('as a plain-text solution is converted like any text, and hints stay in step', async () => {
    const french = { fr: { solution: 'Minuit', hints: ['Regardez.'] } }
    const room = done(smallRoom(), change(smallRoom(), 'lock', { solution: 'Noon', translations: french }))
    const { store, take, server } = await typed('lock', { solution: 'Midnight', hints: ['Look up.'] }, {}, room)
    await take()
    expect(store.getState().log).toEqual([])
    expect(rowOf(server.draft, 'lock')).toMatchObject({
      ...french.fr,
      translations: { en: { solution: 'Midnight', hints: ['Look up.'] } },
    })
  })

  test('and waits to be created is created in the language in which it was written', async () => {
    const { store, server, answer, take } = studio(english())
    const fields = { name: 'Lamp', description: 'Of brass', translations: { fr: { name: 'Lampe' } } }
    const message = { useActions: { uses: [{ message: 'It burns.' }] } }
    void store.run(create('item', 'lamp', { ...fields, ...message }))
    await answer(away)
    server.draft = inFrench(server.draft)
    server.revision++
    store.replace(server.load())
    void store.flush()
    await take()
    expect(rowOf(server.draft, 'lamp')).toMatchObject({
      name: 'Lampe',
      description: 'Of brass',
      useActions: { uses: [{ message: { fr: 'It burns.' } }] },
      translations: { en: { name: 'Lamp' } },
    })
  })
})

test('a question stays the same, and its answer holds, when the language changes', async () => {
  const { store, server, edit, pass, take } = studio(english())
  edit('hall', { name: 'Mine' })
  await server.does(change(server.draft, 'hall', { name: 'Theirs' }))
  await pass(800)
  await take()
  server.draft = inFrench(server.draft)
  server.revision++
  store.replace(server.load())
  const [question] = store.getState().log
  expect(question!.collisions).toEqual([
    { mine: { translations: { en: { name: 'Mine' } } }, theirs: { translations: { en: { name: 'Theirs' } } } },
  ])
  store.decide(question!.id, question!.collisions)
  expect(store.summary).toBe('saved')
})

test('nothing done under another primary language can be undone under this one', async () => {
  const { store } = await typed('hall', { name: 'Great hall' })
  expect(store.getState().history.done).toEqual([])
})

test('an entry kept by an earlier page is the same again after two changes of language', () => {
  const entry = newEntry(
    change(english(), 'hall', { name: 'Great hall', translations: { fr: { name: 'Grand hall' } } }),
    '',
    0,
  )
  const there = swapped(entry, swap, [])
  expect(there.command).toMatchObject({
    fields: { name: 'Grand hall', translations: { en: { name: 'Great hall' } } },
    was: { name: 'Le hall', translations: { en: { name: 'Hall' } } },
  })
  expect(swapped(there, { from: 'fr', to: 'en' }, [])).toEqual(entry)
  expect(rowOf(english(), 'hall').id).toBe(id('hall'))
})
