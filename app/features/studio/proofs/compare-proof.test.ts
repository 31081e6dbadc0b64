import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { change, id, remove } from '#app/features/studio/draft/draft.fixtures.ts'
import { studio } from '#app/features/studio/draft/log/store.fixtures.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { linesIn } from '#app/features/studio/texts/text-places.ts'
import { compareProof, keyOf } from './compare-proof.ts'
import type { ProofChange } from './compare-proof.ts'
import { composeProof, placesOf } from './compose-proof.ts'
import { proofEdits } from './proof-edits.ts'
import type { ProofDocument, ProofRow } from './proof-document.ts'
import { written } from './text-hash.ts'

const languages = { primary: 'en', other: 'fr' } as const
const anybody = () => true
const isList = ({ lines }: { lines: boolean }) => lines

const documentOf = (store: DraftStore): ProofDocument => {
  const { document, text } = composeProof(store.getState())
  const rows = text.parts.flatMap((part) => part.rows.map(({ key, bases, texts }) => ({ key, bases, texts })))
  return { ...document, rows, strays: [] }
}

/** A document in which the rows that say this say something else. */
const corrected = (document: ProofDocument, words: Record<string, string>): ProofDocument => ({
  ...document,
  rows: document.rows.map((row) => ({ ...row, texts: row.texts.map((text) => words[text] ?? text) })),
})

const compared = (store: DraftStore, document: ProofDocument, isTheirs: () => boolean = anybody) =>
  compareProof(document, placesOf(store.getState()).flatMap(linesIn), languages, isTheirs)

function take(store: DraftStore, changes: readonly ProofChange[]): void {
  store.completeStep()
  store.editTogether(proofEdits(store.getState(), languages, changes).edits)
}

const summary = ({ before, after, language, state }: ProofChange) => [language, before, after, state]

test('a document that nobody touched changes nothing', () => {
  const { store } = studio()
  const document = documentOf(store)
  expect(document.rows.length).toBeGreaterThan(8)
  expect(compared(store, document)).toEqual({ changes: [], rejected: [] })
})

test('corrected texts of both languages are taken in one step, saved, and undone', async () => {
  const { store, row, pass, take: answer, server } = studio()
  const before = server.draft.rows
  const document = corrected(documentOf(store), { Hall: 'The hall', Vestibule: 'Le vestibule', 'Hello.': 'Good day.' })
  const { changes } = compared(store, document)
  expect(changes.map(summary)).toEqual([
    ['en', 'Hall', 'The hall', 'fits'],
    ['fr', 'Vestibule', 'Le vestibule', 'fits'],
    ['en', 'Hello.', 'Good day.', 'fits'],
  ])
  take(store, changes)
  expect(row('hall')).toMatchObject({ name: 'The hall', translations: { fr: { name: 'Le vestibule' } } })
  expect(row('hello')!.content).toBe('Good day.')
  await pass(800)
  await answer()
  expect(store.summary).toBe('saved')
  expect(store.undo()).toBe(true)
  await pass(800)
  await answer()
  expect([server.draft.rows, store.undo()]).toEqual([before, false])
})

describe('since the document was made', () => {
  test('a text that was changed here, too, is told apart', async () => {
    const { store, edit } = studio()
    const document = corrected(documentOf(store), { Hall: 'The hall' })
    edit('hall', { name: 'Lobby' })
    expect(compared(store, document).changes.map(summary)).toEqual([['en', 'Lobby', 'The hall', 'outgrown']])
  })

  test('a text that was changed here and not in the document stays', () => {
    const { store, edit } = studio()
    const document = documentOf(store)
    edit('hall', { name: 'Lobby' })
    expect(compared(store, document)).toEqual({ changes: [], rejected: [] })
  })

  test('a text that was changed to the same here needs nothing', () => {
    const { store, edit } = studio()
    const document = corrected(documentOf(store), { Hall: 'Lobby' })
    edit('hall', { name: 'Lobby' })
    expect(compared(store, document)).toEqual({ changes: [], rejected: [] })
  })

  test('a text that is gone is told with the new words, if there are any', async () => {
    const { store } = studio()
    const document = corrected(documentOf(store), { Attic: 'Loft' })
    void store.run(remove('scene', 'attic'))
    expect(compared(store, document)).toMatchObject({ changes: [], rejected: [{ why: 'gone', text: 'Loft' }] })
    expect(compared(store, corrected(document, { Loft: 'Attic' })).rejected).toEqual([])
  })
})

test('what cannot be there is told and not taken', () => {
  const { store } = studio()
  const document = documentOf(store)
  const why = (words: Record<string, string>) =>
    compared(store, corrected(document, words)).rejected.map((each) => each.why)
  expect(why({ Hall: ' ' })).toEqual(['required'])
  expect(why({ Hall: 'x'.repeat(10_000) })).toEqual(['too_long'])
  expect(compared(store, corrected(document, { Hall: 'Lobby' }), () => false)).toMatchObject({
    changes: [],
    rejected: [{ why: 'not_yours', text: 'Lobby' }],
  })
  const double = { ...document, rows: [...document.rows, ...corrected(document, { Hall: 'Lobby' }).rows] }
  expect(compared(store, double)).toMatchObject({ changes: [], rejected: [{ why: 'double', text: 'Lobby' }] })
  const strays = ['a row | of somebody']
  expect(compared(store, { ...document, strays }).rejected).toEqual([{ why: 'stray', text: strays[0], line: null }])
})

test('a name that a word processor broke into lines stays in one', () => {
  const { store } = studio()
  const { changes } = compared(store, corrected(documentOf(store), { Hall: 'The\n hall' }))
  expect(changes.map(({ after }) => after)).toEqual(['The hall'])
})

test('blanks around an answer change nothing', () => {
  const { store } = studio()
  expect(compared(store, corrected(documentOf(store), { Time: ' Time \n\n' }))).toEqual({ changes: [], rejected: [] })
  const { changes } = compared(store, corrected(documentOf(store), { Time: 'Time \nA crow' }))
  expect(changes.map(({ after }) => after)).toEqual(['Time\nA crow'])
})

test('a new translation is right for the original as it is now', async () => {
  const { store, server } = studio()
  await server.does(change(server.draft, 'hall', { name: 'Lobby' }))
  store.replace(server.load())
  const { changes } = compared(store, corrected(documentOf(store), { Vestibule: 'Accueil' }))
  expect(proofEdits(store.getState(), languages, changes)).toEqual({
    edits: { [id('hall')]: { translations: { fr: { name: 'Accueil' } }, translatedFrom: { fr: { name: '' } } } },
    left: 0,
  })
})

test('a text that somebody changes while the changes are shown is left as it is', () => {
  const { store, edit } = studio()
  const { changes } = compared(store, corrected(documentOf(store), { Hall: 'The hall', Attic: 'Loft' }))
  edit('hall', { name: 'Lobby' })
  expect(proofEdits(store.getState(), languages, changes)).toEqual({
    edits: { [id('attic')]: { name: 'Loft' } },
    left: 1,
  })
})

test('whatever is written in a document is in the draft once it is taken, and nothing else', () => {
  const text = fc.string({ minLength: 1, maxLength: 40 }).filter((each) => each.trim() !== '')
  fc.assert(
    fc.property(fc.dictionary(fc.nat({ max: 30 }).map(String), text, { maxKeys: 8 }), (typed) => {
      const { store } = studio()
      const document = documentOf(store)
      const rows = document.rows.map((row, at): ProofRow => {
        const words = typed[String(at)]
        return words === undefined ? row : { ...row, texts: [words, ...row.texts.slice(1)] }
      })
      const { changes, rejected } = compared(store, { ...document, rows })
      take(store, changes)
      const now = new Map(documentOf(store).rows.map((row) => [row.key, row.texts]))
      const refused = new Set(rejected.map(({ line }) => line?.key))
      const lists = new Set(placesOf(store.getState()).flatMap(linesIn).filter(isList).map(keyOf))
      expect(lists.size).toBeGreaterThan(0)
      for (const { key, texts } of rows) {
        // Answers are kept without blanks around them
        const words = lists.has(key) ? written(texts[0]!).trim() : written(texts[0]!)
        if (!rejected.some((each) => each.text === words)) expect(now.get(key)?.[0]).toBe(words)
      }
      expect(refused.has(undefined)).toBe(false)
    }),
    { numRuns: 100, examples: [[{ '5': '! ' }]] },
  )
})
