import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { phaseName } from '#app/features/kits/paper/dinner/dinner-words.ts'
import { asGuest, asHost, at, everybody, invite, looking, nowhere, play, supper, turnTo } from './evening.fixtures.ts'
import { phaseNow, revealOf } from './evening-state.ts'
import type { DinnerEvening } from './evening.ts'
import { guestView } from './guest-view.ts'
import { newsIn } from './news.ts'

const told = (before: DinnerEvening, after: DinnerEvening) => {
  const view = (state: DinnerEvening) => guestView(looking(state), state.guests[0]!, nowhere)
  return newsIn(view(before), view(after))
}

test('all that comes at once is told, each for its page', () => {
  const before = turnTo(invite(everybody), at.arrival)
  const after = turnTo(before, at.dessert)
  const turned = m.evening_guest_told_turned({ phase: phaseName(supper, phaseNow(supper, after), 'en') })
  const news = told(before, after)
  expect(news[0]).toEqual({ text: turned, tab: 'now' })
  expect(news.slice(1).map(({ tab }) => tab)).toEqual(['clues'])
  expect(told(after, after)).toEqual([])
})

test('a break and its end are told', () => {
  const on = turnTo(invite(everybody), at.main)
  const paused = play(on, asHost({ type: 'pause' }))
  expect(told(on, paused)).toEqual([{ text: m.evening_guest_paused(), tab: 'now' }])
  expect(told(paused, play(paused, asHost({ type: 'resume' })))).toEqual([
    { text: m.evening_guest_told_resumed(), tab: 'now' },
  ])
})

test('the last page and the end are told', () => {
  const steps = revealOf(supper, invite(everybody)).length
  const before = turnTo(invite(everybody), at.reveal, steps - 1)
  const last = turnTo(before, at.reveal, steps)
  expect(told(before, last)).toEqual([{ text: m.evening_guest_told_last(), tab: 'now' }])
  expect(told(last, play(last, asHost({ type: 'end' })))).toEqual([
    { text: m.evening_guest_refused_over(), tab: 'now' },
  ])
})

test('what a guest shows is told to all as shown, and is new to those who did not hold it', () => {
  const state = turnTo(invite(everybody), at.dessert)
  const [hand] = state.hands
  const [holder] = hand!.guestIds
  const shown = play(state, asGuest(holder!.replace('guest ', ''), { type: 'show', clueId: hand!.clueId }))
  const toldTo = (id: string) => {
    const view = (now: DinnerEvening) =>
      guestView(
        looking(now),
        now.guests.find((each) => each.id === id)!,
        nowhere,
      )
    return newsIn(view(state), view(shown))
  }
  const { title } = guestView(looking(shown), shown.guests[0]!, nowhere).table.at(-1)!
  const news = {
    text: m.evening_guest_told_shown({ title: m.evening_guest_quoted({ text: title }) }),
    tab: 'clues' as const,
  }
  const other = state.guests.find(({ id }) => id !== holder)!
  expect(toldTo(other.id)).toEqual([news])
  expect(toldTo(holder!)).toEqual([{ ...news, isRead: true }])
})

test('who plays another part from now on, or is gone, is told so', () => {
  const state = turnTo(invite(everybody), at.main)
  const [me, other] = state.guests
  const swapped = play(state, asHost({ type: 'swap', guestId: me!.id, withId: other!.id }))
  const { name } = guestView(looking(swapped), swapped.guests[0]!, nowhere).me
  expect(told(state, swapped)).toContainEqual({ text: m.evening_guest_told_part({ name }), tab: 'part' })
  expect(told(state, play(state, asHost({ type: 'leave', guestId: me!.id })))).toContainEqual({
    text: m.evening_guest_left_title(),
    tab: 'now',
  })
})
