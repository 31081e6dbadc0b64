import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import {
  asHost,
  at,
  everybody,
  invite,
  looking,
  play,
  staged,
  turnTo,
} from '#app/features/kits/evening/evening.fixtures.ts'
import { hostView } from '#app/features/kits/evening/host-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { GuestLast } from './guest-last.tsx'
import { OwnEvenings } from './own-evenings.tsx'
import { StageSlip } from './stage-slip.tsx'

function html(page: ReactNode): string {
  overwriteGetLocale(() => 'en')
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)
}

const last = { kit: '/kit/1', reviews: '/adventure/1#reviews', creator: { name: 'Ines', path: '/creators/2' } }

test('a guest who liked it finds the kit, the creator and the reviews, and who may write one', () => {
  const page = html(<GuestLast title="Supper" last={last} />)
  for (const path of [last.kit, last.reviews, last.creator.path]) expect(page).toContain(`href="${path}"`)
  expect(page).toContain(m.evening_guest_last_review_text())
  // The form is for those who have the kit
  expect(page).not.toContain(m.evening_guest_last_review())
  expect(html(<GuestLast title="Supper" last={{ ...last, reviews: null }} />)).not.toContain(
    m.evening_guest_last_review_text(),
  )
})

test('a slip is taken down by character and player', () => {
  const prints = asHost({ type: 'prints', guestId: 'guest bruno', prints: true })
  const view = hostView(looking(play(turnTo(invite(everybody), at.accusation), prints)), staged)
  const guest = view.guests.find(({ id }) => id === 'guest bruno')!
  const stage = { view, isLost: false, isBusy: false, problem: null, send: () => Promise.resolve(true) }
  const page = html(<StageSlip stage={stage as never} guest={guest} slip={guest.slip!} />)
  expect(page).toContain('>Ada Moss (Person ada)</option>')
  expect(page).toContain('>Person ada (Ada Moss)</option>')
})

test('a member who hosts nothing yet reads where an evening is opened', () => {
  expect(html(<OwnEvenings evenings={[]} />)).toContain(m.evening_host_none())
  const one = { id: 'e', title: 'Supper', team: null, date: '1 May', isOver: false }
  const page = html(<OwnEvenings evenings={[one]} />)
  expect(page).toContain('Supper')
  expect(page).not.toContain(m.evening_host_none())
})
