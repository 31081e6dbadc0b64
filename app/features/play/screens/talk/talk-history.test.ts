import { expect, test } from 'vitest'
import type { DialogueProjection, JournalProjection } from '#app/features/engine/projection.ts'
import { linesBefore } from './talk-history.ts'

const dialogue: DialogueProjection = {
  npcId: 'maid',
  step: 3,
  speaker: 'Maid',
  portraitAssetId: null,
  text: 'And now?',
  subtitle: '',
  choices: [],
  mustChoose: false,
}
const said = (text: string, npcId: string | null = 'maid'): JournalProjection => ({
  kind: 'said',
  at: 1,
  text,
  speaker: npcId,
  npcId,
})
const chose = (text: string, npcId = 'maid'): JournalProjection => ({
  kind: 'chose',
  at: 1,
  text,
  speaker: npcId,
  npcId,
})

test('a conversation is what this NPC said and the answers, without the current words', () => {
  const journal: JournalProjection[] = [
    { kind: 'seen', at: 0, sceneId: 's', name: 'Parlour' },
    said('Good evening.'),
    said('A note', null),
    said('Boo', 'ghost'),
    chose('Who?', 'ghost'),
    chose('Good evening to you.'),
    said('And now?'),
  ]
  expect(linesBefore(journal, dialogue)).toEqual([
    { by: 'npc', text: 'Good evening.' },
    { by: 'party', text: 'Good evening to you.' },
  ])
})

test('words said long ago and said again are also part of the past', () => {
  expect(linesBefore([said('And now?'), chose('Nothing.')], dialogue)).toHaveLength(2)
  expect(linesBefore([], dialogue)).toEqual([])
})
