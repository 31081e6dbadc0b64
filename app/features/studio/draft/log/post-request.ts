import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import type { EditorResult } from '#app/features/studio/draft/editor-result.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { RowsNow } from '#app/features/studio/draft/taken.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { failedBy } from '#app/shared/failure-of.ts'

export type PostResult = EditorResult | { status: 'unreachable' }

export type Post = (request: EditorRequest) => Promise<PostResult>

export function refusalIn(result: PostResult): Refusal {
  if (result.status === 'refused') return result.refusal
  return { reason: 'failed', error: result.status === 'failed' ? result.error : { code: 'unexpected', params: {} } }
}

const statuses: readonly unknown[] = [
  'edited',
  'saved',
  'refused',
  'checked',
  'checkedKit',
  'failed',
] satisfies EditorResult['status'][]

const isResult = (value: unknown): value is EditorResult =>
  typeof value === 'object' && value !== null && 'status' in value && statuses.includes(value.status)

const dates = ['createdAt', 'updatedAt', 'resubmittedAt']

/** JSON has no dates: parses those of the details again. */
function withDates<Now extends RowsNow>(now: Now): Now {
  const details = now.rows.details?.map((row) => ({
    ...row,
    ...Object.fromEntries(dates.map((name) => [name, row[name] ? new Date(String(row[name])) : null])),
  }))
  return details ? { ...now, rows: { ...now.rows, details } } : now
}

function revived(result: EditorResult): EditorResult {
  if (result.status === 'edited') return { ...result, taken: withDates(result.taken) }
  return result.status === 'saved' ? { ...result, change: withDates(result.change) } : result
}

/** Never throws. @param writtenIn the adventure's primary language as the page shows it */
export async function postRequest(adventureId: string, writtenIn: Locale, request: EditorRequest): Promise<PostResult> {
  const body = JSON.stringify({ ...request, writtenIn })
  try {
    const response = await fetch(`/editor/${adventureId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      // small saves survive leaving the page that sent them
      keepalive: new TextEncoder().encode(body).length < 60_000,
      redirect: 'error',
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!isResult(answer)) return failedBy(response.status)
    const isBusy =
      answer.status === 'failed' && (answer.error.code === 'unavailable' || answer.error.code === 'slowDown')
    return isBusy ? { status: 'unreachable' } : revived(answer)
  } catch {
    return { status: 'unreachable' }
  }
}
