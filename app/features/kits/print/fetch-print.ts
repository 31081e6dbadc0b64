import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { isRecord } from '#app/shared/record.ts'
import type { ListedPart, PartSize, PrintFailure, PrintLine, PrintProgress } from './print-progress.ts'
import type { PrintRequest } from './print-request.schema.ts'

/** Null if stopped. */
export type FetchedPrint = { file: Blob; name: string } | { why: PrintFailure } | { code: ErrorCode } | null

export const printAddress = (adventureId: string): string => `/api/kits/${adventureId}/print`

/** The first page of a part, as a picture. */
export function pictureAddress(
  adventureId: string,
  part: string,
  { language, paper, ink, isLarge, hostPlays, rounds }: PrintRequest['choice'],
  isDraft: boolean,
): string {
  const asked = new URLSearchParams({ form: 'picture', part, language, paper, ink, rounds })
  if (isLarge) asked.set('large', '1')
  if (hostPlays) asked.set('hostPlays', '1')
  if (isDraft) asked.set('draft', '1')
  return `${printAddress(adventureId)}?${asked.toString()}`
}

const ask = (adventureId: string, request: PrintRequest, signal: AbortSignal): Promise<Response> =>
  fetch(printAddress(adventureId), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })

/** A proxy's response is not in our format. */
async function codeOf(answer: Response): Promise<ErrorCode> {
  const body: unknown = await answer.json().catch(() => null)
  const code = isRecord(body) && isRecord(body.error) ? body.error.code : undefined
  return typeof code === 'string' && Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'unexpected'
}

/** Null if stopped or if the list does not arrive: then the current one stays. */
export async function fetchParts(
  adventureId: string,
  request: PrintRequest,
  signal: AbortSignal,
): Promise<ListedPart[] | null> {
  try {
    const answer = await ask(adventureId, { ...request, form: 'parts' }, signal)
    return answer.ok ? ((await answer.json()) as { parts: ListedPart[] }).parts : null
  } catch {
    return null
  }
}

/** Pages, sheets and ink of each part; null if stopped, or if they cannot be counted now. */
export async function fetchSizes(
  adventureId: string,
  request: PrintRequest,
  signal: AbortSignal,
): Promise<Record<string, PartSize> | null> {
  try {
    const answer = await ask(adventureId, { ...request, form: 'size' }, signal)
    return answer.ok ? ((await answer.json()) as { sizes: Record<string, PartSize> }).sizes : null
  } catch {
    return null
  }
}

/** Lines of progress, then the file. */
export async function fetchPrint(
  adventureId: string,
  request: PrintRequest,
  signal: AbortSignal,
  tell: (progress: PrintProgress) => void,
): Promise<FetchedPrint> {
  try {
    const answer = await ask(adventureId, request, signal)
    if (!answer.ok || !answer.body) return { code: await codeOf(answer) }
    return await readLines(answer.body.getReader(), tell)
  } catch {
    return signal.aborted ? null : { code: 'offline' }
  }
}

const lineEnd = 10

async function readLines(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  tell: (progress: PrintProgress) => void,
): Promise<FetchedPrint> {
  let rest = new Uint8Array()
  for (;;) {
    const end = rest.indexOf(lineEnd)
    if (end === -1) {
      const { value, done } = await reader.read()
      if (done) return { why: 'failed' }
      rest = joined(rest, value)
      continue
    }
    const line = JSON.parse(new TextDecoder().decode(rest.subarray(0, end))) as PrintLine
    rest = rest.slice(end + 1)
    if (line.stage === 'refused') return 'why' in line ? { why: line.why } : { code: line.code }
    if (line.stage === 'ready') return { file: await fileOf(reader, rest, line.type), name: line.name }
    tell(line)
  }
}

async function fileOf(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  first: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Blob> {
  const pieces = [first]
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return new Blob(pieces, { type })
    pieces.push(value)
  }
}

function joined(a: Uint8Array<ArrayBuffer>, b: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
