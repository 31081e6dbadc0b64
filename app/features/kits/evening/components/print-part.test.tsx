import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  asHost,
  at,
  everybody,
  invite,
  looking,
  nowhere,
  play,
  staged,
  turnTo,
} from '#app/features/kits/evening/evening.fixtures.ts'
import { printsOwn } from '#app/features/kits/evening/evening-state.ts'
import { guestView } from '#app/features/kits/evening/guest-view.ts'
import { hostView } from '#app/features/kits/evening/host-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { OwnPrint } from './own-print.tsx'
import { PrintPart } from './print-part.tsx'

const onPaper = asHost({ type: 'prints', guestId: 'guest bruno', prints: true })

test.each([
  { host: undefined, phase: at.starter, whose: 'guest bruno', isAtOnce: true },
  { host: 'ada', phase: at.starter, whose: 'guest bruno', isAtOnce: false },
  { host: 'ada', phase: 0, whose: 'guest bruno', isAtOnce: false },
  { host: 'ada', phase: at.starter, whose: 'guest ada', isAtOnce: true },
  { host: 'ada', phase: at.reveal, whose: 'guest bruno', isAtOnce: true },
])('the part of $whose is printed at once by a host who may read it: $isAtOnce', ({ host, phase, whose, isAtOnce }) => {
  overwriteGetLocale(() => 'en')
  const view = hostView(looking(turnTo(play(invite(everybody, host), onPaper), phase)), staged)
  const html = renderToStaticMarkup(<PrintPart view={view} guest={view.guests.find(({ id }) => id === whose)!} />)
  expect([html.includes(m.evening_host_print_part()), html.includes('<form')]).toEqual([true, isAtOnce])
})

test('only a guest who is there and plays from paper prints the whole part', () => {
  overwriteGetLocale(() => 'en')
  const state = play(invite(everybody), onPaper)
  const left = play(state, asHost({ type: 'leave', guestId: 'guest bruno' }))
  const offered = (now: typeof state, id: string) => {
    const { me } = guestView(
      looking(now),
      now.guests.find((each) => each.id === id)!,
      nowhere,
    )
    const html = renderToStaticMarkup(<OwnPrint path="/evening/guest/x" me={me} />)
    return [html.includes('href="/evening/guest/x/part?paper='), printsOwn(now, id)]
  }
  expect(offered(state, 'guest bruno')).toEqual([true, true])
  expect(offered(state, 'guest ada')).toEqual([false, false])
  expect(offered(left, 'guest bruno')).toEqual([false, false])
  expect(printsOwn(state, 'guest nobody')).toBe(false)
})
