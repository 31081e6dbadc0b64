import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { Stage, StageProblem } from '#app/features/engine/stage.schema.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { ErrorCode } from '#app/shared/app-error.ts'

export type PlaytestAnswer =
  | { runId: string }
  | { problems: StageProblem[] }
  | { findings: Finding[] }
  | { isUnsaved: true }
  | { code: ErrorCode }

/** Saves first. Starts in the page's language if the adventure has it. */
export async function askForPlaytest(
  saver: Pick<DraftStore, 'flush'>,
  adventureId: string,
  stage: Stage,
): Promise<PlaytestAnswer> {
  if ((await saver.flush()) !== 'saved') return { isUnsaved: true }
  try {
    const response = await fetch(`/editor/${adventureId}/playtest?lang=${getLocale()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(stage),
      redirect: 'error',
    })
    const body = (await response.json()) as PlaytestAnswer | { error?: { code?: ErrorCode } }
    if (response.status === 201 || response.status === 422) return body as PlaytestAnswer
    return { code: ('error' in body && body.error?.code) || 'unexpected' }
  } catch {
    return { code: 'unavailable' }
  }
}
