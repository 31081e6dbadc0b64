import { isRecord } from '#app/shared/record.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { PresentedAsset } from './asset.present.ts'
import { codeOfBroken } from './broken-connection.ts'
import { failureOf } from '#app/shared/failure-of.ts'
import type { UploadPurpose } from './upload-rules.ts'

/** All of the picture, or a part; `at` is its place in percent. */
export type ChosenFraming = { framing: 'crop' | 'fit'; at: number }

/** What a proxy's status codes mean for an upload. */
const ofUploads = { 408: 'uploadTimedOut', 413: 'fileTooLarge', 504: 'uploadTimedOut' } as const

export type ImageToSend = {
  file: Blob
  adventureId: string
  purpose: UploadPurpose
  sceneId?: string | undefined
  /** For a scene that does not exist yet. */
  orientation?: 'landscape' | 'portrait' | undefined
  framing?: ChosenFraming | undefined
  /** The fraction of bytes sent, from 0 to 1; at 1 the server is still working. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

export function isAsset(value: unknown): value is PresentedAsset {
  if (!isRecord(value)) return false
  return (
    typeof value.id === 'string' &&
    typeof value.url === 'string' &&
    [value.width, value.height, value.bytes].every((number) => typeof number === 'number')
  )
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Does not use `fetch`, which has no upload progress. Null when aborted. @throws AppError of the server;
 * uploadIncomplete, offline */
export function sendImage({
  file,
  adventureId,
  purpose,
  sceneId,
  orientation,
  framing,
  onProgress,
  signal,
}: ImageToSend): Promise<PresentedAsset | null> {
  const query = new URLSearchParams({
    adventure: adventureId,
    purpose,
    ...(sceneId ? { scene: sceneId } : {}),
    ...(orientation ? { orientation } : {}),
    ...(framing ? { framing: framing.framing, at: String(framing.at) } : {}),
  })
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve(null)
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('POST', `/api/uploads?${query.toString()}`)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    let sent = 0
    request.upload.addEventListener('progress', (event) => {
      sent = event.loaded
      onProgress(event.total > 0 ? sent / event.total : 0)
    })
    request.addEventListener('load', () => {
      const body = parsed(request.responseText)
      if (request.status === 201 && isAsset(body)) resolve(body)
      else reject(failureOf(request.status, body, ofUploads, request.getResponseHeader('Retry-After')))
    })
    request.addEventListener('error', () => reject(new AppError(codeOfBroken(sent))))
    request.addEventListener('timeout', () => reject(new AppError('uploadTimedOut')))
    request.addEventListener('abort', () => resolve(null))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}
