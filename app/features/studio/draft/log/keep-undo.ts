import { z } from '#app/shared/zod.ts'
import { commandSchema } from '#app/features/studio/draft/command.schema.ts'
import { undoneHere } from '#app/shared/unsent-edits.ts'
import type { DraftStore } from './draft-store.ts'
import type { History, Step } from './history.ts'

const steps = z.array(z.object({ undo: z.array(commandSchema) }))
const keptSchema = z.object({
  user: z.string(),
  adventure: z.string(),
  writtenIn: z.string(),
  done: steps,
  undone: steps,
})

type Owner = { user: string; adventure: string }

/** Keeps what can be undone and redone in this tab when the page ends, for its next page with the same draft.
 * @returns ends it */
export function keepUndo(store: DraftStore, owner: Owner): () => void {
  const kept = takeKept(owner, store.getState().draft.details.primaryLanguage)
  if (kept) store.resumeHistory(kept)
  const keep = () => writeKept(store, owner)
  window.addEventListener('pagehide', keep)
  return () => {
    window.removeEventListener('pagehide', keep)
    keep()
  }
}

/** Removed when read: a page that crashes leaves none, rather than one that misses its last steps. */
function takeKept({ user, adventure }: Owner, language: string): History | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(undoneHere) ?? 'null')).data
    sessionStorage.removeItem(undoneHere)
    const isOurs = kept?.user === user && kept.adventure === adventure && kept.writtenIn === language
    return isOurs ? { done: kept.done.map(asStep), undone: kept.undone.map(asStep) } : null
  } catch {
    return null
  }
}

/** Nothing that follows is merged into it. */
const asStep = ({ undo }: Pick<Step, 'undo'>): Step => ({ undo, name: '', at: -Infinity })

function writeKept(store: DraftStore, owner: Owner): void {
  const { history, draft } = store.getState()
  const writtenIn = draft.details.primaryLanguage
  for (let most = Math.max(history.done.length, history.undone.length); most >= 1; most = Math.floor(most / 2))
    try {
      const [done, undone] = [history.done.slice(-most), history.undone.slice(-most)]
      return sessionStorage.setItem(undoneHere, JSON.stringify({ ...owner, writtenIn, done, undone }))
    } catch {
      // full: tries again with the latest half
    }
  try {
    sessionStorage.removeItem(undoneHere)
  } catch {
    // storage is forbidden
  }
}
