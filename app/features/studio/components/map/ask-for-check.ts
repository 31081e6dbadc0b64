import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { resultText } from '#app/features/studio/components/editor/result-text.ts'
import { unsavedText } from '#app/features/studio/components/editor/unsaved-text.ts'
import type { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import type { SaveSummary } from '#app/features/studio/saving/save-queue.ts'
import type { CommandResult } from '#app/features/studio/saving/send-command.ts'

export type Checked = { busy: boolean; findings: readonly Finding[] | null; problem: string | null }

type CheckAnswer = CommandResult | { unsaved: SaveSummary }

/** Asks the checker about the draft as it is saved now. What cannot be saved first would not be seen by it: then it is not asked. */
export async function askForCheck(saver: DraftSaver): Promise<CheckAnswer> {
  const unsaved = await saver.flush()
  return unsaved === 'saved' ? saver.send(() => ({ intent: 'check-draft' })) : { unsaved }
}

/** What is shown of an answer. A check that could not be had leaves standing what the one before said. */
export function heard({ findings }: Checked, answer: CheckAnswer): Checked {
  if ('unsaved' in answer) return { busy: false, findings, problem: unsavedText(answer.unsaved) }
  if (answer.status === 'checked') return { busy: false, findings: answer.findings, problem: null }
  return { busy: false, findings, problem: answer.status === 'saved' ? null : resultText(answer) }
}
