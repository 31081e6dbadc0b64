import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { Stage, StageProblem } from '#app/features/engine/stage.schema.ts'
import type { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { ErrorCode } from '#app/shared/app-error.ts'

/** The run, or why there is none: what of the stage is wrong, why the draft cannot be tried, that something is not saved, or the code of an error. */
export type PlaytestAnswer =
  | { runId: string }
  | { problems: StageProblem[] }
  | { findings: Finding[] }
  | { isUnsaved: true }
  | { code: ErrorCode }

/** Asks the server for a playtest of the draft, in the page's language where the adventure has it. What is tried out is what was just made: that is saved first. */
export async function askForPlaytest(
  saver: Pick<DraftSaver, 'flush'>,
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
