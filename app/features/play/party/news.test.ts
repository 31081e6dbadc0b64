import { expect, test } from 'vitest'
import { nextTurn, noNews, standMs, tell, turn, turnMs } from './news.ts'
import type { News, Remark, RemarkKind } from './news.ts'

let ids = 0
const remark = (kind: RemarkKind, text: string, playerId = 'p'): Remark => ({ id: ++ids, playerId, kind, text })
const texts = (news: News) => news.shown.map(({ text }) => text)

test('a single remark appears immediately, and disappears after a while', () => {
  const told = tell(noNews, remark('found', 'Marie found a key'))
  expect(nextTurn(told, 1_000)).toBe(0)
  const shown = turn(told, 1_000)
  expect(texts(shown)).toEqual(['Marie found a key'])
  expect(nextTurn(shown, 1_000)).toBe(standMs)
  expect(texts(turn(shown, 1_000 + standMs))).toEqual([])
  expect(nextTurn(turn(shown, 1_000 + standMs), 9_000)).toBeNull()
})

test('a remark that follows closely waits until the one before was read out', () => {
  const first = turn(tell(noNews, remark('found', 'one')), 0)
  const second = tell(first, remark('found', 'two'))
  expect(texts(turn(second, turnMs - 1))).toEqual(['one'])
  expect(nextTurn(second, 1_000)).toBe(turnMs - 1_000)
  expect(texts(turn(second, turnMs))).toEqual(['two'])
})

test('a busy party’s news is the three most important sentences in their order, and a count', () => {
  const busy = [
    remark('moved', 'm', 'a'),
    remark('sign', 's'),
    remark('solved', 'first solve'),
    remark('found', 'find'),
    remark('joined', 'join'),
    remark('moved', 'n', 'b'),
  ].reduce(tell, noNews)
  const shown = turn(busy, 0)
  expect(texts(shown)).toEqual(['first solve', 'find', 'join'])
  expect(shown.more).toBe(3)
})

test('for a player who walks through several scenes only the last one is reported', () => {
  const walk = [remark('moved', 'hall', 'a'), remark('moved', 'cellar', 'b'), remark('moved', 'attic', 'a')].reduce(
    tell,
    noNews,
  )
  expect(texts(turn(walk, 0))).toEqual(['cellar', 'attic'])
  expect(walk.lately.map(({ text }) => text)).toEqual(['attic', 'cellar', 'hall'])
})

test('however much happens, the words change at most every few seconds', () => {
  let news = noNews
  const changes: number[] = []
  for (let now = 0; now < 60_000; now += 100) {
    news = tell(news, remark('found', `at ${now}`))
    const next = turn(news, now)
    if (next.shown !== news.shown) changes.push(now)
    news = next
  }
  expect(changes.length).toBe(60_000 / turnMs)
  expect(news.lately.length).toBe(30)
})
