import { isRecord } from '#app/shared/record.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { printRefusals } from './print-refusal.ts'
import type { PrintRefusal } from './print-refusal.ts'

/** Null when aborted. */
export type PrintFetched = { file: Blob; name: string } | { reason: PrintRefusal } | { code: ErrorCode } | null

/** A response by a proxy has another shape. */
export function readRefusal(body: unknown): { reason: PrintRefusal } | { code: ErrorCode } {
  const refused = isRecord(body) && isRecord(body.refused) ? body.refused.reason : undefined
  const reason = printRefusals.find((each) => each === refused)
  if (reason) return { reason }
  const told = isRecord(body) && isRecord(body.error) ? body.error.code : undefined
  return { code: typeof told === 'string' && Object.hasOwn(errorStatus, told) ? (told as ErrorCode) : 'unexpected' }
}

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/u.exec(disposition ?? '')?.[1] ?? 'puzzle.pdf'

export async function fetchPrint(address: string, signal: AbortSignal): Promise<PrintFetched> {
  try {
    const answer = await fetch(address, { signal, headers: { Accept: 'application/pdf, application/json' } })
    if (answer.ok && answer.headers.get('Content-Type') === 'application/pdf')
      return { file: await answer.blob(), name: nameIn(answer.headers.get('Content-Disposition')) }
    return readRefusal(await answer.json().catch(() => null))
  } catch {
    return signal.aborted ? null : { code: 'unavailable' }
  }
}
