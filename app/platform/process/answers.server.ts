import type { ServerResponse } from 'node:http'
import { noteRequest } from '#app/platform/metrics.server.ts'
import { sayOften } from '#app/platform/often.server.ts'

const slowMs = 1_000
/** Nginx's number for a client that left before the answer; no number is standard. */
const clientLeft = 499

/** After each answer but a file's and a stream's: counts it, and says what was slow or refused for our own reasons.
 * @param route the pattern of its path */
export function noteAnswer(
  route: string,
  { statusCode, writableFinished }: Pick<ServerResponse, 'statusCode' | 'writableFinished'>,
  ms: number,
): void {
  const status = writableFinished ? statusCode : clientLeft
  noteRequest(route, status, ms / 1000)
  if (status >= 500) sayOften('requests failed', { route, status })
  if (ms > slowMs) sayOften('requests were slow', { route, status }, ms)
}
