import { newId } from '#app/shared/ids.ts'
import { deviceStorage, listUnsent, removeUnsent, unsentName, writeUnsent } from '#app/shared/unsent-edits.ts'
import type { UnsentDraft, UnsentKey, UnsentOrder } from '#app/shared/unsent-edits.ts'
import { unsentInLanguage } from './in-language.ts'
import type { DraftSaver } from './draft-saver.ts'
import type { Orders } from './orders.ts'
import { unsavedOf } from './save-queue.ts'
import type { SaveQueue } from './save-queue.ts'

const lockOf = ({ page }: Pick<UnsentKey, 'page'>): string => `whodini-unsent:${page}`

/** The rows of a queue as they are kept on the device. */
export const unsentRows = (queue: SaveQueue): UnsentDraft['rows'] =>
  Object.fromEntries(
    Object.entries(queue).map(([row, { version, base }]) => [row, { version, base, changes: unsavedOf(queue, row) }]),
  )

/** What is still to be made or removed, as it is kept on the device. */
export const unsentOrders = (orders: Orders): UnsentOrder[] =>
  orders.map(({ request, late, dropped }) => ({
    request,
    late,
    ...(dropped.length > 0 ? { dropped: Object.fromEntries(dropped.map(({ row, ...edit }) => [row, edit])) } : {}),
  }))

/**
 * Keeps on this device what a saver has not sent, so that it outlives the page, and tells whether an earlier page left
 * something: that comes back, once, for the same account.
 * @param onRestored called when something came back
 * @returns what ends it, after trying once more to send; what cannot be sent stays on the device for the next opening
 */
export function keepUnsent(
  saver: DraftSaver,
  owner: { user: string; adventure: string },
  onRestored: () => void,
): () => void {
  const key: UnsentKey = { ...owner, page: newId() }
  const storage = deviceStorage()
  let ended = false
  // Held as long as this page lives: what a living page keeps is nobody else's to restore
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockOf(key), () => released)

  let written = saver.getState()
  const unsubscribe = saver.subscribe(() => {
    const now = saver.getState()
    if (now.queue === written.queue && now.orders === written.orders) return
    written = now
    writeUnsent(storage, key, {
      title: now.draft.details.title,
      at: Date.now(),
      writtenIn: now.draft.details.primaryLanguage,
      rows: unsentRows(now.queue),
      orders: unsentOrders(now.orders),
    })
  })

  // Another tab signed out and discarded what was unsent, this page's included
  const onStorage = (event: StorageEvent) => {
    if (event.key === unsentName(key) && event.newValue === null) saver.discard()
  }
  window.addEventListener('storage', onStorage)

  void livingPages().then((living) => {
    if (ended) return
    const left = listUnsent(storage, owner.user).filter(
      (entry) => entry.adventure === owner.adventure && entry.page !== key.page && !living.has(lockOf(entry)),
    )
    for (const entry of left) {
      const { rows, orders } = unsentInLanguage(entry, saver.stored.details.primaryLanguage, saver.stored.puzzles)
      saver.restore(rows, orders)
      removeUnsent(storage, entry)
    }
    if (left.length > 0) onRestored()
  })

  return () => {
    ended = true
    void saver.flush().then(() => {
      saver.pause(true)
      unsubscribe()
      window.removeEventListener('storage', onStorage)
      release()
    })
  }
}

/** The locks of the pages that are open; none where the browser has no locks, on plain http. */
async function livingPages(): Promise<Set<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return new Set([...held, ...pending].flatMap(({ name }) => name ?? []))
}
