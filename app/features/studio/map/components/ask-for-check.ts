import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { resultText } from '#app/features/studio/draft/components/result-text.ts'
import { unsavedText } from '#app/features/studio/draft/components/unsaved-text.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import type { SaveSummary } from '#app/features/studio/draft/log/log.ts'
import type { PostResult } from '#app/features/studio/draft/log/post-request.ts'

export type Checked = { busy: boolean; findings: readonly Finding[] | null; problem: string | null }

type CheckAnswer = PostResult | { unsaved: SaveSummary }

/** Saves first, and does not check if that fails, since the checker reads the saved draft. */
export async function askForCheck(store: DraftStore): Promise<CheckAnswer> {
  const unsaved = await store.flush()
  return unsaved === 'saved' ? store.ask({ intent: 'check-draft' }) : { unsaved }
}

export function withAnswer({ findings }: Checked, answer: CheckAnswer): Checked {
  if ('unsaved' in answer) return { busy: false, findings, problem: unsavedText(answer.unsaved) }
  if (answer.status === 'checked') return { busy: false, findings: answer.findings, problem: null }
  return {
    busy: false,
    findings,
    problem:
      answer.status === 'saved' || answer.status === 'edited' || answer.status === 'checkedKit'
        ? null
        : resultText(answer),
  }
}
