import { expect, test } from 'vitest'
import { facts, row, smallDraft } from './draft.fixtures.ts'
import { withTaken } from './rows-now.ts'

const draft = smallDraft()
const loaded = {
  draft,
  facts: { ...facts(), edition: { number: 1, publishedAt: new Date(0), hasChanges: false } },
}
const key = row(draft, 'key')
const taken = (name: string) => ({
  results: [],
  rows: { item: [{ ...key, name }] },
  removed: [],
  files: [],
  draftRevision: 2,
})

test('an edition is behind the draft once a row differs, not when an answer repeats it', () => {
  expect(withTaken(loaded, taken('Key'), draft).facts.edition).toMatchObject({ hasChanges: false })
  expect(withTaken(loaded, taken('Brass key'), draft).facts.edition).toMatchObject({ hasChanges: true })
})
