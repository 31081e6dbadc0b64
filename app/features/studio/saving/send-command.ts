import type { EditorResult } from '#app/features/studio/editor-result.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { withDates } from './draft-rows.ts'

/** What became of a command: the server's answer, or that it was not reached. `turnedAway`: something answered, and had no time for it. */
export type CommandResult = EditorResult | { status: 'unreachable'; turnedAway?: true }

export type Post = (request: EditorRequest) => Promise<CommandResult>

const statuses: readonly unknown[] = [
  'saved',
  'conflict',
  'refused',
  'checked',
  'invalid',
  'failed',
] satisfies EditorResult['status'][]

const isResult = (value: unknown): value is EditorResult =>
  typeof value === 'object' && value !== null && 'status' in value && statuses.includes(value.status)

/** A door in front of the action answers with a status alone. */
function failureOf(status: number): CommandResult {
  if (status === 429 || status >= 502) return { status: 'unreachable', turnedAway: true }
  const code = (Object.keys(errorStatus) as ErrorCode[]).find((each) => errorStatus[each] === status) ?? 'unexpected'
  return { status: 'failed', error: { code, params: {} } }
}

function revived(result: EditorResult): EditorResult {
  if (result.status === 'saved') return { ...result, change: withDates(result.change) }
  return result.status === 'conflict' ? { ...result, current: withDates(result.current) } : result
}

/** Sends a command of the editor to the adventure's address. Never throws. @param writtenIn the language that the page shows it written in */
export async function sendCommand(
  adventureId: string,
  writtenIn: Locale,
  request: EditorRequest,
): Promise<CommandResult> {
  const body = JSON.stringify({ ...request, writtenIn })
  try {
    const response = await fetch(`/editor/${adventureId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      // small saves outlive the page that they were made on
      keepalive: body.length < 60_000,
      redirect: 'error',
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!isResult(answer)) return failureOf(response.status)
    const tryAgain =
      answer.status === 'failed' && (answer.error.code === 'unavailable' || answer.error.code === 'slowDown')
    return tryAgain ? { status: 'unreachable', turnedAway: true } : revived(answer)
  } catch {
    return { status: 'unreachable' }
  }
}
