import { noDetails } from '#app/features/kits/paper/usual-print.ts'
import { frontId } from '#app/features/kits/paper/compose-front.ts'
import { numbered } from '#app/features/kits/paper/kit-job.server.ts'
import type { PaperPart, Piece } from '#app/features/kits/paper/paper-part.ts'
import { AppError } from '#app/shared/app-error.ts'
import { foldText } from '#app/shared/fold-text.ts'
import type { ZipEntry } from '#app/platform/zip-entry.ts'
import { zipStream } from '#app/platform/storage/zip-stream.server.ts'
import { buildPages } from './build-pages.server.ts'
import type { Printing } from './build-pages.server.ts'
import { changedParts } from './changed-parts.ts'
import { countParts } from './count-pages.server.ts'
import { noteDownload } from './note-download.server.ts'
import type { ListedPart } from './print-progress.ts'
import type { PrintRequest } from './print-request.schema.ts'
import { assertChoice, partsOf } from './printed-kit.server.ts'
import type { PrintedKit } from './printed-kit.server.ts'

export type PrintedFile = { name: string; type: string; bytes: Uint8Array | ReadableStream<Uint8Array> }

/** The parts that this person can print, and which of their earlier print still fit. @throws AppError invalidInput */
export function listParts(
  printed: PrintedKit,
  { choice, details, earlier }: Pick<PrintRequest, 'choice' | 'details' | 'earlier'>,
): ListedPart[] {
  for (const table of [details, ...(earlier ? [earlier] : [])]) assertChoice(printed, choice, table)
  // Which booklets change would reveal who was dealt the clues of absent guests
  if (printed.standing === 'open')
    return changedParts(partsOf(printed, choice, noDetails), partsOf(printed, choice, noDetails))
  return changedParts(earlier ? partsOf(printed, choice, earlier) : [], partsOf(printed, choice, details))
}

/** The requested parts, among those that this person may have; what is sent comes in files of its own.
 * @throws AppError invalidInput, notFound */
export function partsToPrint(printed: PrintedKit, request: PrintRequest): (PaperPart & Piece)[] {
  const listed = new Map(listParts(printed, request).map((part) => [part.id, part]))
  const parts = partsOf(printed, request.choice, request.details).filter(
    ({ id, reader, isSent }) =>
      (printed.standing !== 'open' || reader === 'anyone') &&
      (request.part === null ? !isSent || request.form === 'zip' : request.part === id) &&
      (!request.changedOnly || listed.get(id)?.change !== 'same'),
  )
  if (parts.length === 0) throw new AppError('notFound')
  return parts.map((part) => ({ ...part, only: (request.changedOnly && listed.get(part.id)?.again) || null }))
}

/** @throws AppError, PrintRefused, or the reason of the signal */
export async function printKit(
  printing: Printing,
  request: PrintRequest,
  member: { userId: string } | null,
): Promise<PrintedFile> {
  const { printed, where } = printing
  const parts = partsToPrint(printed, request)
  const file =
    request.form === 'zip' && parts.length > 1
      ? await zipOf(printing, parts)
      : { ...(await pdfOf(printing, parts)), type: 'application/pdf' }
  const isDownload = printed.standing === 'all' && !printed.isJudged && parts.some(({ reader }) => reader !== 'anyone')
  if (isDownload && member && printed.edition)
    await noteDownload(where.database, {
      userId: member.userId,
      adventureId: printed.adventureId,
      editionId: printed.edition.id,
    })
  return file
}

async function pdfOf(
  printing: Printing,
  parts: readonly (PaperPart & Piece)[],
): Promise<{ name: string; bytes: Uint8Array }> {
  const here = parts.map(({ id, only }) => ({ id, only }))
  const pages = needsPages(printing, here) ? await pagesOfOthers(printing, here) : undefined
  const { pdf } = await buildPages(printing, here, pages)
  const [only] = parts
  return { name: `${nameOf(printing)}${only && here.length === 1 ? `-${nameOfPart(only)}` : ''}.pdf`, bytes: pdf }
}

/** The contents page lists the pages of every part, including those in other files. */
const needsPages = (printing: Printing, here: readonly Piece[]): boolean =>
  here.some(({ id }) => id === frontId) && othersOf(printing, here).length > 0

/** The parts that are neither set here nor counted by their sheets. */
const othersOf = ({ printed, request }: Printing, here: readonly Piece[]): PaperPart[] =>
  partsOf(printed, request.choice, request.details).filter(
    ({ id, sheets, isSent }) => !sheets && !isSent && here.every((piece) => piece.id !== id),
  )

async function pagesOfOthers(printing: Printing, here: readonly Piece[]): Promise<ReadonlyMap<string, number>> {
  const sizes = await countParts(quietly(printing))
  return new Map(othersOf(printing, here).map(({ id }) => [id, sizes[id]?.pages ?? 0]))
}

const quietly = (printing: Printing): Printing => ({
  ...printing,
  tell: (progress) => progress.stage !== 'setting' && printing.tell(progress),
})

async function zipOf(printing: Printing, parts: readonly (PaperPart & Piece)[]): Promise<PrintedFile> {
  const { request, printed, where } = printing
  const all = partsOf(printed, request.choice, request.details)
  const codes = new Map(numbered(all).map(({ part, code }) => [part.id, code]))
  const pages = new Map<string, number>()
  const files = new Map<string, Uint8Array>()
  // The front comes last, because it counts the others
  const inTurn = [...parts.filter(({ id }) => id !== frontId), ...parts.filter(({ id }) => id === frontId)]
  for (const [at, { id, only }] of inTurn.entries()) {
    const here = [{ id, only }]
    const known = id === frontId ? new Map([...(await pagesOfOthers(printing, here)), ...pages]) : undefined
    const tell: Printing['tell'] = (progress) =>
      printing.tell(progress.stage === 'setting' ? { ...progress, part: at + 1, parts: inTurn.length } : progress)
    const built = await buildPages({ ...printing, tell }, here, known)
    if (!only) pages.set(id, built.pages)
    files.set(id, built.pdf)
  }
  const entries = parts.map((part): ZipEntry => ({
    path: `${codes.get(part.id)}-${nameOfPart(part)}.pdf`,
    read: () => Promise.resolve(files.get(part.id)),
  }))
  return { name: `${nameOf(printing)}.zip`, type: 'application/zip', bytes: zipStream(where.storage, entries) }
}

/** The title of the kit, in the language of the print. */
function nameOf({ printed, request }: Printing): string {
  const { document } = printed
  return fileName(document.title[request.choice.language] ?? document.title[document.primaryLanguage] ?? '') || 'kit'
}

/** What the part is and for whom, in the language of the print. */
const nameOfPart = ({ id, title, person = '' }: PaperPart): string => fileName(`${title} ${person}`) || id

const fileName = (text: string): string => foldText(text).replaceAll(' ', '-').slice(0, 80).replace(/-+$/u, '')
