import { isRecord } from '#app/shared/record.ts'
import { codeOfBroken } from '#app/features/media/broken-connection.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { projectRefusals } from './project-refusal.ts'
import { keptReasons } from './story-pieces.ts'
import type { Kept } from './story-pieces.ts'
import type { ProjectDocument } from './project-document.schema.ts'
import type { ProjectRefusal } from './project-refusal.ts'
import type { UnsetLink } from './unset-links.ts'

export type SendingRefused = { reason: ProjectRefusal; file?: string; place?: string } | { code: ErrorCode }

/** Null when aborted. */
export type ProjectSent =
  | { id: string; unset: readonly UnsetLink[] }
  /** A story: what it would be, and what of it would not fit. */
  | { document: ProjectDocument; kept: readonly Kept[] }
  | SendingRefused
  | null

type Sending = {
  file: Blob
  /** 0 to 1, by bytes sent; at 1 the server is still working. */
  onProgress?: (fraction: number) => void
  signal: AbortSignal
}

/** A proxy or the route's guard answers with a bare status. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'notSignedIn',
  403: 'notAllowed',
  408: 'uploadTimedOut',
  429: 'slowDown',
  502: 'unavailable',
  503: 'unavailable',
  504: 'uploadTimedOut',
}

export function readAnswer(status: number, text: string): ProjectSent {
  const body = parsed(text)
  if (status === 201 && isRecord(body) && typeof body.id === 'string')
    return { id: body.id, unset: unsetIn(body.unset) }
  if (status === 200 && isRecord(body) && isRecord(body.document))
    return { document: body.document as unknown as ProjectDocument, kept: keptIn(body.kept) }
  const refused = isRecord(body) ? body.refused : undefined
  const reason = isRecord(refused) ? projectRefusals.find((each) => each === refused.reason) : undefined
  if (reason && isRecord(refused)) {
    const { file, place } = refused
    return { reason, ...(typeof file === 'string' ? { file } : {}), ...(typeof place === 'string' ? { place } : {}) }
  }
  // A proxy with its own limit
  if (status === 413) return { reason: 'fileTooLarge' }
  const told = isRecord(body) && isRecord(body.error) ? body.error.code : undefined
  return {
    code:
      typeof told === 'string' && Object.hasOwn(errorStatus, told)
        ? (told as ErrorCode)
        : (codeOfStatus[status] ?? 'unexpected'),
  }
}

const unsetIn = (unset: unknown): UnsetLink[] =>
  Array.isArray(unset)
    ? unset.flatMap((each: unknown) =>
        isRecord(each) && typeof each.scene === 'string' && typeof each.hotspot === 'string'
          ? [{ scene: each.scene, hotspot: each.hotspot }]
          : [],
      )
    : []

const keptIn = (kept: unknown): Kept[] =>
  Array.isArray(kept)
    ? kept.flatMap((each: unknown) => {
        if (!isRecord(each)) return []
        const { passage, text } = each
        const reason = keptReasons.find((known) => known === each.reason)
        return reason && typeof passage === 'string' && typeof text === 'string' ? [{ passage, reason, text }] : []
      })
    : []

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendProject({ file, onProgress, signal }: Sending): Promise<ProjectSent> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null)
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('POST', '/api/projects')
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    let sent = 0
    request.upload.addEventListener('progress', (event) => {
      sent = event.loaded
      onProgress?.(event.total > 0 ? sent / event.total : 0)
    })
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)))
    request.addEventListener('error', () => resolve({ code: codeOfBroken(sent) }))
    request.addEventListener('timeout', () => resolve({ code: 'uploadTimedOut' }))
    request.addEventListener('abort', () => resolve(null))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}
