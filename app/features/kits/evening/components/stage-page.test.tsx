import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { DinnerEvening } from '#app/features/kits/evening/evening.ts'
import {
  asHost,
  at,
  everybody,
  invite,
  looking,
  play,
  staged,
  supper,
  turnTo,
} from '#app/features/kits/evening/evening.fixtures.ts'
import { hostView } from '#app/features/kits/evening/host-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { StagePage } from './stage-page.tsx'
import { pageOf } from './use-new-page.ts'

const stageOf = (state: DinnerEvening): string => {
  overwriteGetLocale(() => 'en')
  return renderToStaticMarkup(
    <MemoryRouter>
      <StagePage first={hostView(looking(state), staged)} />
    </MemoryRouter>,
  ).replaceAll('&#x27;', "'")
}

test.each([undefined, 'ada'])('what a press brings comes first in what gets the focus, the thanks too', (host) => {
  const all = invite(everybody, host)
  const newest = (state: DinnerEvening) => stageOf(state).split('data-question')[1]!
  const reveal = turnTo(all, at.reveal)
  expect(newest(turnTo(all, at.arrival))).toContain(supper.guide.arrivalScript)
  expect(newest(reveal)).toContain(supper.guide.revealScript)
  for (const over of [turnTo(reveal, at.reveal, 6), play(reveal, asHost({ type: 'end' }))])
    expect(newest(over)).toContain(m.evening_host_last())
})

test('nobody is told to turn a page when none is left, and paper is opened once with the name', () => {
  const onPaper = asHost({ type: 'prints', guestId: 'guest bruno', prints: true })
  const playing = play(invite(everybody, 'ada'), onPaper)
  const open = m.evening_host_open_paper({ people: 'Person bruno' })
  const reveal = turnTo(playing, at.reveal)
  const says = (text: string, ...states: DinnerEvening[]) => states.map((state) => stageOf(state).includes(text))
  const steps = [0, 1, 2, 6].map((revealed) => turnTo(playing, at.reveal, revealed))
  expect(says(open, turnTo(playing, at.main), ...steps)).toEqual([true, false, true, false, false])
  const over = play(reveal, asHost({ type: 'end' }))
  for (const text of [m.evening_host_clues_hint(), m.evening_host_all_shown()])
    expect(says(text, reveal, turnTo(playing, at.reveal, 6), over)).toEqual([false, false, false])
  expect(says(m.evening_host_clues_hint(), turnTo(playing, at.main))).toEqual([true])
})

test('who plays from paper is not called to be invited', () => {
  const prints = everybody.map((id) => asHost({ type: 'prints', guestId: `guest ${id}`, prints: true }))
  const invites = (state: DinnerEvening) => stageOf(state).includes(`>${m.evening_host_invite()}<`)
  expect([invites(invite(everybody)), invites(play(invite(everybody), ...prints))]).toEqual([true, false])
})

test('every press that turns, shows or ends brings a new page, and a break does not', () => {
  const all = invite(everybody)
  const pages = [
    ...Object.values(at).map((phase) => turnTo(all, phase)),
    turnTo(all, at.reveal, 1),
    play(turnTo(all, at.reveal, 1), asHost({ type: 'end' })),
  ].map((state) => pageOf(hostView(looking(state), staged)))
  expect(new Set(pages).size).toBe(pages.length)
  const on = turnTo(all, at.main)
  const paused = play(on, asHost({ type: 'pause' }))
  expect(pageOf(hostView(looking(paused), staged))).toBe(pageOf(hostView(looking(on), staged)))
})
