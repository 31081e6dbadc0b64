import { expect, test } from 'vitest'
import type { JournalProjection } from '#app/features/engine/projection.ts'
import { groupJournal } from './journal-sections.ts'

const seen: JournalProjection & { line: number } = { line: 0, kind: 'seen', at: 0, sceneId: 's', name: 'Parlour' }
const found: JournalProjection & { line: number } = { line: 0, kind: 'found', at: 1, itemId: 'wax', name: 'Wax' }
const note: JournalProjection & { line: number } = {
  line: 0,
  kind: 'said',
  at: 2,
  text: 'Mind the step.',
  speaker: null,
  npcId: null,
}
const hello: JournalProjection & { line: number } = {
  line: 0,
  kind: 'said',
  at: 2,
  text: 'Yes?',
  speaker: 'Maid',
  npcId: 'maid',
}
const answer: JournalProjection & { line: number } = {
  line: 0,
  kind: 'chose',
  at: 3,
  text: 'A bell.',
  speaker: 'Maid',
  npcId: 'maid',
}
const boo: JournalProjection & { line: number } = {
  line: 0,
  kind: 'said',
  at: 4,
  text: 'Boo.',
  speaker: 'Ghost',
  npcId: 'ghost',
}
const solved: JournalProjection & { line: number } = {
  line: 0,
  kind: 'solved',
  at: 5,
  puzzleId: 'p',
  name: 'Lock',
  revealed: false,
}
const journal = [seen, found, note, hello, answer, boo, solved]

test('everything is newest first, and a conversation reads from its beginning', () => {
  const groups = groupJournal(journal, 'all')
  expect(
    groups.map((group) => (group.kind === 'talk' ? group.lines.map(({ text }) => text) : group.entry.kind)),
  ).toEqual(['solved', ['Boo.'], ['Yes?', 'A bell.'], 'said', 'found', 'seen'])
})

test('a section shows only its kind of entry, and written words count as words too', () => {
  expect(groupJournal(journal, 'places')).toMatchObject([{ entry: seen }])
  expect(groupJournal(journal, 'finds')).toMatchObject([{ entry: found }])
  expect(groupJournal(journal, 'solved')).toMatchObject([{ entry: solved }])
  expect(groupJournal(journal, 'words').map((group) => group.at)).toEqual([4, 2, 2])
})

test('an event between two lines splits a conversation, except where only words are shown', () => {
  expect(groupJournal([hello, found, answer], 'all')).toHaveLength(3)
  expect(groupJournal([hello, found, answer], 'words')).toHaveLength(1)
  expect(groupJournal([], 'all')).toEqual([])
})
