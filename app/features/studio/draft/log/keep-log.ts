import { newId } from '#app/shared/ids.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { deviceStorage, listUnsent, removeUnsent, unsentName, writeUnsent } from '#app/shared/unsent-edits.ts'
import type { UnsentKey } from '#app/shared/unsent-edits.ts'
import { commandSchema } from '#app/features/studio/draft/command.schema.ts'
import type { DraftStore } from './draft-store.ts'
import { swapped } from './in-language.ts'

const lockOf = ({ page }: Pick<UnsentKey, 'page'>): string => `whodini-unsent:${page}`

/**
 * Keeps on this device what a store has not sent, so that it outlives the page, and tells whether an earlier page left
 * something: that comes back, once, for the same account.
 * @param onRestored called when something came back
 * @returns what ends it, after trying once more to send; what cannot be sent stays on the device for the next opening
 */
export function keepLog(
  store: DraftStore,
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

  let written = store.getState().log
  const unsubscribe = store.subscribe(() => {
    const { log, draft } = store.getState()
    if (log === written) return
    written = log
    writeUnsent(storage, key, {
      title: draft.details.title,
      at: Date.now(),
      writtenIn: draft.details.primaryLanguage,
      log: log.map(({ id, command, name }) => ({ id, command, name })),
    })
  })

  // Another tab signed out and discarded what was unsent, this page's included
  const onStorage = (event: StorageEvent) => {
    if (event.key === unsentName(key) && event.newValue === null) store.discard()
  }
  window.addEventListener('storage', onStorage)

  void livingPages().then((living) => {
    if (ended) return
    const left = listUnsent(storage, owner.user).filter(
      (entry) => entry.adventure === owner.adventure && entry.page !== key.page && !living.has(lockOf(entry)),
    )
    for (const entry of left) {
      store.restore(readable(entry, store))
      removeUnsent(storage, entry)
    }
    if (left.length > 0) onRestored()
  })

  return () => {
    ended = true
    void store.flush().then(() => {
      store.pause(true)
      unsubscribe()
      window.removeEventListener('storage', onStorage)
      release()
    })
  }
}

/**
 * What an earlier page kept, in the language that the draft is written in now. What another version of the site wrote
 * is left out.
 */
function readable({ log, writtenIn }: ReturnType<typeof listUnsent>[number], store: DraftStore) {
  const to = store.getState().draft.details.primaryLanguage
  return log.flatMap(({ command: stored, ...entry }) => {
    const read = commandSchema.safeParse(stored)
    if (!read.success) return []
    const kept = { ...entry, command: read.data }
    return [
      isLocale(writtenIn) && writtenIn !== to ? swapped(kept, { from: writtenIn, to }, store.draft.rows.puzzle) : kept,
    ]
  })
}

/** The locks of the pages that are open; none where the browser has no locks, on plain http. */
async function livingPages(): Promise<Set<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return new Set([...held, ...pending].flatMap(({ name }) => name ?? []))
}
