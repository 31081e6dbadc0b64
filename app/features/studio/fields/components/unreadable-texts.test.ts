import { expect, test } from 'vitest'
import { afterRemoval, afterSwap, followed, withText } from './unreadable-texts.ts'

const texts = { 'choices.0.conditions': 'a', 'choices.2.conditions': 'c', conditions: '{' }

test('a text is kept under its name until it is forgotten', () => {
  expect(withText(texts, 'rewards', '[')).toEqual({ ...texts, rewards: '[' })
  expect(withText(texts, 'conditions', null)).toEqual({ 'choices.0.conditions': 'a', 'choices.2.conditions': 'c' })
})

test('texts follow their rows: a removed row’s goes, later ones move up, the others stay', () => {
  expect(followed(texts, 'choices', afterRemoval(0))).toEqual({ 'choices.1.conditions': 'c', conditions: '{' })
  expect(followed(texts, 'choices', afterRemoval(1))).toEqual({
    'choices.0.conditions': 'a',
    'choices.1.conditions': 'c',
    conditions: '{',
  })
  expect(followed(texts, 'choices', afterSwap(2, 1))).toEqual({
    'choices.0.conditions': 'a',
    'choices.1.conditions': 'c',
    conditions: '{',
  })
  expect(followed(texts, 'choice', afterRemoval(0))).toEqual(texts)
})
