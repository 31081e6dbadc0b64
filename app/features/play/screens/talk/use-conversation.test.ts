import { expect, test } from 'vitest'
import type { DialogueProjection } from '#app/features/engine/projection.ts'
import { beginTalk, followTalk } from './use-conversation.ts'

const at = (step: number, text: string): DialogueProjection => ({
  npcId: 'maid',
  step,
  speaker: 'Maid',
  portraitAssetId: null,
  text,
  subtitle: '',
  choices: [],
  mustChoose: false,
})

test('new words are spoken, and the same words again if the player asked again', () => {
  const begun = beginTalk(at(1, 'Yes?'))
  expect(followTalk(begun, at(2, 'No.')).spoken).toBe(1)
  expect(followTalk({ ...begun, asked: { step: 1, choice: 0 } }, at(2, 'Yes?')).spoken).toBe(1)
})

test('a choice that others opened is a new step of the same words, which are not repeated', () => {
  const begun = beginTalk(at(1, 'Yes?'))
  expect(followTalk(begun, at(2, 'Yes?'))).toEqual({ step: 2, text: 'Yes?', spoken: 0, asked: null })
  expect(followTalk(begun, at(1, 'Yes?'))).toBe(begun)
})

test('a request is forgotten once the conversation has gone on', () => {
  expect(followTalk({ ...beginTalk(at(1, 'Yes?')), asked: { step: 1, choice: 2 } }, at(2, 'No.')).asked).toBeNull()
})
