import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DinnerEvening } from '#app/features/kits/evening/evening.ts'
import {
  asGuest,
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
import { Unshown } from './unshown.tsx'

const said = (state: DinnerEvening): string => {
  overwriteGetLocale(() => 'en')
  return renderToStaticMarkup(<Unshown clues={hostView(looking(state), staged).clues} />)
}

test.each([undefined, 'ada'])(
  'before a page is turned, its host hears what guests still hold, or whose it is',
  (host) => {
    const state = turnTo(invite(everybody, host), at.dessert)
    const held = state.hands.find(
      ({ clueId, guestIds }) => !state.shown.includes(clueId) && guestIds[0] !== 'guest ada',
    )!
    const { title } = supper.clues.find(({ id }) => id === held.clueId)!
    const [holder] = held.guestIds
    const { person } = state.guests.find(({ id }) => id === holder)!
    const entry = host ? m.evening_host_held_of({ people: person }) : `${title} (${person})`
    expect(said(state)).toContain(entry)
    expect(said(state).includes(title)).toBe(host === undefined)
    const shown = play(state, asGuest(holder!.replace('guest ', ''), { type: 'show', clueId: held.clueId }))
    expect(said(shown)).not.toContain(title)
    // Without a phone, it is the host's to show
    const onPaper = play(state, asHost({ type: 'prints', guestId: holder!, prints: true }))
    const [own] = said(onPaper).split('</p>')
    expect(own).toContain(entry)
  },
)
