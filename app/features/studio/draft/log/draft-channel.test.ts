import { expect, onTestFinished, test, vi } from 'vitest'
import { announceReplaced, announceSaved, hearReplaced, hearSaved, noticeReplaced } from './draft-channel.ts'

test('a tab hears when another tab replaces its draft, but not about itself or other drafts', async () => {
  const heard = vi.fn()
  const endHearing = hearReplaced('mine', heard)
  const others = new BroadcastChannel('whodini-drafts')
  onTestFinished(() => {
    endHearing()
    others.close()
  })
  const own = new Promise((resolve) => others.addEventListener('message', resolve, { once: true }))
  announceReplaced('mine')
  await own
  others.postMessage({ tab: 'another', news: { adventure: 'theirs' } })
  expect(heard).not.toHaveBeenCalled()
  others.postMessage({ tab: 'another', news: { adventure: 'mine' } })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 9_000 })
})

test('a tab also hears it from the server, until it stops listening', () => {
  const heard = vi.fn()
  const endHearing = hearReplaced('mine', heard)
  noticeReplaced('theirs')
  expect(heard).not.toHaveBeenCalled()
  noticeReplaced('mine')
  endHearing()
  noticeReplaced('mine')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a tab hears when another tab has saved the same draft, but not its own saves', async () => {
  const heard = vi.fn()
  const endHearing = hearSaved('mine', heard)
  const others = new BroadcastChannel('whodini-draft-saves')
  onTestFinished(() => {
    endHearing()
    others.close()
  })
  const own = new Promise((resolve) => others.addEventListener('message', resolve, { once: true }))
  announceSaved('mine')
  await own
  others.postMessage({ tab: 'another', news: { adventure: 'theirs' } })
  expect(heard).not.toHaveBeenCalled()
  others.postMessage({ tab: 'another', news: { adventure: 'mine' } })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 9_000 })
})
