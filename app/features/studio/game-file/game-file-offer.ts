import { AppError } from '#app/shared/app-error.ts'
import { askJson } from '#app/shared/ask-json.ts'
import { failureOf } from '#app/shared/failure-of.ts'
import type { FileRefusal } from './game-file.policy.ts'

/** `hidden`: the answers are kept so that they cannot be read; `open`: they can. */
export type AnswersKept = 'hidden' | 'open'

/** What an author is told before a file is made. */
export type FileOffer = {
  refused: FileRefusal | null
  isPublished: boolean
  /** About. */
  bytes: number
  /** How many answers can be hidden. */
  hideable: number
  /** The names of the puzzles whose answers are readable in any case. */
  readable: string[]
}

const addressOf = (adventureId: string): string => `/api/projects/${adventureId}/game-file`

/** @throws AppError of the server; offline */
export const readFileOffer = async (adventureId: string): Promise<FileOffer> =>
  (await askJson(addressOf(adventureId))) as FileOffer

/** @param onPart from 0 to 1 @throws AppError of the server; offline or unavailable, also when `signal` ended it */
export async function fetchGameFile(
  adventureId: string,
  { answers, signal, onPart }: { answers: AnswersKept; signal: AbortSignal; onPart: (part: number) => void },
): Promise<{ file: Blob; name: string }> {
  try {
    const response = await fetch(`${addressOf(adventureId)}?answers=${answers}`, { signal, redirect: 'error' })
    if (!response.ok || !response.body) throw failureOf(response.status, await response.json().catch(() => null))
    const told = response.headers.get('Content-Disposition') ?? ''
    const name = decodeURIComponent(/filename\*=UTF-8''(\S+)/u.exec(told)?.[1] ?? '')
    const bytes = Number(response.headers.get('Content-Length'))
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let read = 0
    const reader = response.body.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value)
      read += piece.value.byteLength
      onPart(read / bytes)
    }
    if (read !== bytes) throw new AppError('unavailable', { log: 'the file ended early' })
    return { file: new Blob(pieces, { type: 'text/html' }), name }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(navigator.onLine ? 'unavailable' : 'offline', { cause: error })
  }
}
