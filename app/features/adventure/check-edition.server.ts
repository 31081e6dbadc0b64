import { checkDraft } from './checks/check-draft.server.ts'
import type { Checked } from './checks/check-draft.server.ts'
import type { Compiled } from './checks/compiled.ts'
import { examineApart } from './examine-apart.server.ts'
import type { Examination } from './checks/search/examine.ts'
import { compileDraft } from './compile-edition.server.ts'
import { contentHash } from './content-hash.server.ts'
import type { AdventureDraft } from './draft.server.ts'

export type CheckedEdition = Checked & { compiled: Compiled | null }

/** The last examinations by what was examined: who checks first and publishes then does not wait twice. */
const kept = new Map<string, Examination>()
const mostKept = 30

/** Those under way: who asks for the same again waits for the one that runs. */
const running = new Map<string, Promise<Examination | 'failed'>>()

/**
 * Compiles a draft and checks it; the search for dead ends runs in a thread and may take long: hold no row and no
 * connection. A failed search is a finding that keeps it from being published.
 * @param who the account that asks
 */
export async function checkEdition(draft: AdventureDraft, who: string): Promise<CheckedEdition> {
  const compiled = compileDraft(draft)
  return { compiled, ...checkDraft(draft, compiled, compiled && (await examinationOf(compiled, who))) }
}

/** The same without waiting, inside a transaction: null when exactly this content was not examined before. */
export function checkExaminedEdition(draft: AdventureDraft): CheckedEdition | null {
  const compiled = compileDraft(draft)
  const examination = compiled && kept.get(keyOf(compiled))
  if (compiled && !examination) return null
  return { compiled, ...checkDraft(draft, compiled, examination ?? null) }
}

// Saving the form with a new title is no other game
const keyOf = (compiled: Compiled): string =>
  contentHash({ ...compiled, document: { ...compiled.document, title: {} } })

function examinationOf(compiled: Compiled, who: string): Promise<Examination | 'failed'> {
  const key = keyOf(compiled)
  const known = kept.get(key)
  if (known) return Promise.resolve(known)
  const begun = running.get(key) ?? examineAndKeep(key, compiled, who).finally(() => running.delete(key))
  running.set(key, begun)
  return begun
}

async function examineAndKeep(key: string, compiled: Compiled, who: string): Promise<Examination | 'failed'> {
  const examination = await examineApart(compiled, who)
  if (!examination) return 'failed'
  kept.set(key, examination)
  for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest)
  return examination
}
