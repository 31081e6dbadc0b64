import { describe, expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { dialogInLanguage } from './dialog-drafts.ts'
import { details, draft, scene, studio } from './draft-saver.fixtures.ts'
import { unsentInLanguage } from './in-language.ts'
import type { CommandResult } from './send-command.ts'

const hall = scene('hall', { name: 'Hall', description: 'Dark.', translations: { fr: { name: 'Le hall' } } })
const salle = scene('hall', { version: 2, name: 'Le hall', description: 'Dark.', translations: { en: { name: 'Hall' } } })
const english = (): DraftView => ({ ...draft(), details: details({ languages: ['en', 'fr'] }), scenes: [hall] })
const french = (change = {}): DraftView => ({ ...draft(), draftRevision: 7, details: details({ version: 2, primaryLanguage: 'fr', languages: ['fr', 'en'] }), scenes: [{ ...salle, ...change }] })
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
    expect(sent[2]!.request).toMatchObject({ version: 2, changes: { name: 'Le grand hall', translations: { en: { name: 'Great hall' } } } })
  })

  test('is asked about where somebody else wrote the same text, and keeping it sends what the server takes', async () => {
    const { saver, sent, pass } = await typed({ translations: { fr: { name: 'Le grand hall' } } }, french({ name: 'Le vestibule' }))
    expect(saver.getState().troubles).toMatchObject({ hall: { asked: [{ mine: { name: 'Le grand hall' }, theirs: { name: 'Le vestibule' } }] } })
    saver.decide('hall', [])
    await pass(800)
    expect(sent[2]!.request).toMatchObject({ version: 2, changes: { name: 'Le grand hall' } })
    expect(JSON.stringify(sent[2]!.request)).not.toContain('translations')
  })
})

test('what waits to be made is made in the language that it was written in', async () => {
  const { saver, sent } = studio(english())
  const made = saver.send(() => ({ intent: 'create-item', id: 'lamp', name: 'Lamp', description: 'Of brass', useActions: { uses: [{ message: 'It burns.' }] }, translations: { fr: { name: 'Lampe' } } }))
  await sent[0]!.answer({ status: 'unreachable' })
  await made
  saver.replace(french())
  void saver.flush()
  expect(sent[1]!.request).toMatchObject({ name: 'Lampe', description: 'Of brass', useActions: { uses: [{ message: { fr: 'It burns.' } }] }, translations: { en: { name: 'Lamp' } } })
})

test('what an earlier page kept says in which language it was written; what does not say it comes back as it is', () => {
  const rows = { hall: { version: 1, base: { name: 'Hall' }, changes: { name: 'Great hall' } } }
  expect(unsentInLanguage({ rows, writtenIn: 'en' }, 'fr').rows).toEqual({ hall: { version: 1, base: { translations: { en: { name: 'Hall' } } }, changes: { translations: { en: { name: 'Great hall' } } } } })
  expect(unsentInLanguage({ rows }, 'fr').rows).toEqual(rows)
})

describe('the draft of a dialog', () => {
  const typedInto = { version: 1, id: 'x', changes: { name: 'Great hall', translations: { fr: { name: 'Le grand hall' } } }, base: { name: 'Hall' } }

  test('keeps every text in its language, also one that does not say in which it was typed', () => {
    for (const kept of [typedInto, { ...typedInto, writtenIn: 'en' as const }]) {
      expect(dialogInLanguage(kept, 'fr')).toMatchObject({ changes: { name: 'Le grand hall', translations: { en: { name: 'Great hall' } } }, base: { translations: { en: { name: 'Hall' } } }, writtenIn: 'fr' })
    }
  })

  test('is the same again after two changes', () => {
    const kept = { ...typedInto, writtenIn: 'en' as const }
    expect(dialogInLanguage(dialogInLanguage(kept, 'fr'), 'en')).toEqual(kept)
  })

  test('of a new row leaves a text without a translation where it is, for it must have one', () => {
    expect(dialogInLanguage({ version: 0, id: 'x', changes: { name: 'Lamp' }, writtenIn: 'en' }, 'fr').changes).toEqual({ name: 'Lamp' })
  })
})
