import { newId } from '#app/shared/ids.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { deviceStorage, listUnsent, removeUnsent, unsentName, writeUnsent } from '#app/shared/unsent-edits.ts'
import type { UnsentKey } from '#app/shared/unsent-edits.ts'
import { commandSchema } from '#app/features/studio/draft/command.schema.ts'
import type { DraftStore } from './draft-store.ts'
import { swapped } from './in-language.ts'
import { afterPage, holdPage } from './page-lock.ts'

/** Keeps unsent work on this device, and once restores, for the same account, what an earlier page left.
 * @param onBehind this page may predate the earlier page's last save @returns ends it after a last try to send */
export function keepLog(
  store: DraftStore,
  owner: { user: string; adventure: string },
  { onRestored, onBehind }: { onRestored: () => void; onBehind: () => void },
): () => void {
  const key: UnsentKey = { ...owner, page: newId() }
  const storage = deviceStorage()
  let ended = false
  const release = holdPage(key.page)

  let written = store.getState().log
  const unsubscribe = store.subscribe(() => {
    const { log, draft } = store.getState()
    if (log === written) return
    written = log
    if (log.length === 0) rememberSaved(owner.adventure)
    writeUnsent(storage, key, {
      title: draft.details.title,
      at: Date.now(),
      writtenIn: draft.details.primaryLanguage,
      log: log.map(({ id, command, name }) => ({ id, command, name })),
    })
  })

  // Another tab signed out and discarded all unsent work, including this page's
  const onStorage = (event: StorageEvent) => {
    if (event.key === unsentName(key) && event.newValue === null) store.discard()
  }
  window.addEventListener('storage', onStorage)

  const left = () =>
    listUnsent(storage, owner.user).filter((entry) => entry.adventure === owner.adventure && entry.page !== key.page)
  const takeOver = (page: string) => {
    const entry = ended ? undefined : left().find((each) => each.page === page)
    if (!entry) return
    store.restore(readable(entry, store))
    removeUnsent(storage, entry)
    onRestored()
  }
  if (wasSavedSinceAsked(owner.adventure)) onBehind()
  // After a reload the previous page may live on for a moment
  for (const { page } of left()) afterPage(page, () => takeOver(page))

  return () => {
    ended = true
    void store.flush().then(() => {
      store.pause(true)
      unsubscribe()
      forgetSaved(owner.adventure)
      window.removeEventListener('storage', onStorage)
      release()
    })
  }
}

const savedName = (adventure: string): string => `studio-saved:${adventure}`

/** Tells the next page in this tab that at this moment everything was saved. */
function rememberSaved(adventure: string): void {
  try {
    sessionStorage.setItem(savedName(adventure), String(Date.now()))
  } catch {
    // storage is full or forbidden: nothing is remembered
  }
}

function forgetSaved(adventure: string): void {
  try {
    sessionStorage.removeItem(savedName(adventure))
  } catch {
    // storage is forbidden, so there is nothing to forget
  }
}

/** Whether the previous page's last save was confirmed only after this page had been requested. */
function wasSavedSinceAsked(adventure: string): boolean {
  try {
    return Number(sessionStorage.getItem(savedName(adventure)) ?? 0) >= performance.timeOrigin
  } catch {
    return false
  }
}

/** In the draft's present language; leaves out entries that this version of the site cannot read. */
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
