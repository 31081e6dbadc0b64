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
