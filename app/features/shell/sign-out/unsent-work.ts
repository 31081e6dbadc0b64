import { openEditors } from '#app/shared/open-editors.ts'
import {
  countChanges,
  deviceStorage,
  dialogDraftsOf,
  listUnsent,
  namesOf,
  removeUnsent,
  undoneHere,
} from '#app/shared/unsent-edits.ts'

export type UnsentWork = { projects: { id: string; title: string; changes: number }[]; dialogs: number }

export type UnsentChoice = 'keep' | 'discard' | 'cancel'

const patienceMs = 3_000

/** The unsent work of all tabs, after this tab's editors have sent what they can. Null when nothing is left. */
export async function findUnsentWork(user: string): Promise<UnsentWork | null> {
  if (navigator.onLine) await sendAll()
  const projects = new Map<string, { id: string; title: string; changes: number }>()
  for (const { adventure, title, ...unsent } of listUnsent(deviceStorage(), user)) {
    const changes = (projects.get(adventure)?.changes ?? 0) + countChanges(unsent)
    projects.set(adventure, { id: adventure, title, changes })
  }
  const dialogs = dialogDrafts(user).length
  return projects.size > 0 || dialogs > 0 ? { projects: [...projects.values()], dialogs } : null
}

/** Text still being debounced is sent a moment later; anything that cannot be sent is not waited for. */
async function sendAll(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([Promise.all([...openEditors].map((editor) => editor.flush())), late])
  clearTimeout(timer)
}

export function settleUnsentWork(user: string, choice: 'keep' | 'discard'): void {
  for (const editor of openEditors) editor.letGo(choice)
  forgetUndone()
  if (choice === 'keep') return
  // Another tab notices the missing entry and drops its copy
  for (const entry of listUnsent(deviceStorage(), user)) removeUnsent(deviceStorage(), entry)
  for (const name of dialogDrafts(user)) deviceStorage()?.removeItem(name)
}

function forgetUndone(): void {
  try {
    sessionStorage.removeItem(undoneHere)
  } catch {
    // storage is forbidden, so there is nothing to forget
  }
}

const dialogDrafts = (user: string): string[] =>
  namesOf(deviceStorage()).filter((name) => name.startsWith(dialogDraftsOf(user)))
