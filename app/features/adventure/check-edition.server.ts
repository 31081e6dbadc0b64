import { checkDraft } from './checks/check-draft.server.ts'
import type { Checked } from './checks/check-draft.server.ts'
import type { Compiled } from './checks/compiled.ts'
import { examineApart } from './examine-apart.server.ts'
import type { Examination } from './checks/search/examine.ts'
import { compileDraft } from './compile-edition.server.ts'
import { gameHash } from './content-hash.server.ts'
import type { AdventureDraft } from './draft.server.ts'

export type CheckedEdition = Checked & { compiled: Compiled | null }

/** Recent examinations by content hash: people who check before they publish wait only once. */
const kept = new Map<string, Examination>()
const mostKept = 30

/** Examinations in progress: another request for the same content waits for the one already running. */
const running = new Map<string, Promise<Examination | 'failed'>>()

/** `who`: the asking account. The search may be slow: hold no row or connection meanwhile. A failure is a finding. */
export async function checkEdition(draft: AdventureDraft, who: string): Promise<CheckedEdition> {
  const compiled = compileDraft(draft)
  return { compiled, ...checkDraft(draft, compiled, compiled && (await examinationOf(compiled, who))) }
}

/** The same without waiting, for use inside a transaction: null unless this exact content has been examined. */
export function checkExaminedEdition(draft: AdventureDraft): CheckedEdition | null {
  const compiled = compileDraft(draft)
  const examination = compiled && kept.get(gameHash(compiled))
  if (compiled && !examination) return null
  return { compiled, ...checkDraft(draft, compiled, examination ?? null) }
}

function examinationOf(compiled: Compiled, who: string): Promise<Examination | 'failed'> {
  const key = gameHash(compiled)
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
