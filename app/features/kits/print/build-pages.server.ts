import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { kitJob } from '#app/features/kits/paper/kit-job.server.ts'
import { kitPictures } from '#app/features/kits/paper/kit-pictures.server.ts'
import type { Piece } from '#app/features/kits/paper/paper-part.ts'
import type { PrintFile } from '#app/features/puzzles/print/print-pictures.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { typesetKit } from '#app/platform/typesetting/typesetter.server.ts'
import { canonicalJson } from '#app/shared/canonical-json.ts'
import { z } from '#app/shared/zod.ts'
import type { PrintFailure, PrintProgress } from './print-progress.ts'
import type { PrintRequest } from './print-request.schema.ts'
import { aboutKit, partsOf } from './printed-kit.server.ts'
import type { PrintedKit } from './printed-kit.server.ts'
import { SharedWork } from './shared-work.ts'
import { templatesVersion } from './templates-version.server.ts'

export const kitFolder = 'kits'

type Where = { database: Database; storage: FileStorage }
type Pictures = ReadonlyMap<string, PrintFile>

/** The print of one person, which may be many files. */
export type Printing = {
  where: Where
  printed: PrintedKit
  request: Pick<PrintRequest, 'choice' | 'details'>
  /** The account that takes a place in the queue. */
  who: string
  tell: (progress: PrintProgress) => void
  signal: AbortSignal
  /** Pictures, collected once for all files. */
  shelf: { pictures?: Promise<Pictures> }
}

export type BuiltPages = { pdf: Uint8Array; pages: number }
/** As SVG. */
type Picture = string

export class PrintRefused extends Error {
  readonly why: PrintFailure

  constructor(why: PrintFailure) {
    super(`a kit was not set: ${why}`)
    this.why = why
  }
}

const builds = new SharedWork<PrintProgress, BuiltPages>()
const drawings = new SharedWork<PrintProgress, Picture>()

/** Returns the parts as one file: stored earlier, being set for somebody else, or set now. Files with personal details
 * are never stored. @throws PrintRefused, or the reason of the signal */
export async function buildPages(
  printing: Printing,
  here: readonly Piece[],
  pages?: ReadonlyMap<string, number>,
): Promise<BuiltPages> {
  if (!isPlain(printing.request.details)) return setPages(printing, here, pages, printing.tell, printing.signal)
  const key = keyOf(printing, here, pages)
  const stored = await readStored(printing.where.storage, key)
  if (stored) return stored
  const start = async (tell: Printing['tell'], signal: AbortSignal) => {
    const built = await setPages(printing, here, pages, tell, signal)
    await store(printing.where.storage, key, built)
    return built
  }
  return builds.join(key, start, printing.tell, printing.signal)
}

/** The first page of a public part, as SVG: stored, since every visitor of the page requests it. */
export async function pagePicture(printing: Printing, part: string): Promise<Picture> {
  const { storage } = printing.where
  const here = [{ id: part, only: null }]
  const name = `${kitFolder}/${keyOf(printing, here)}-page.json`
  const stored = await storage.get(name)
  if (stored) return pictureSchema.parse(JSON.parse((await buffer(stored.stream)).toString()))
  const start = async (tell: Printing['tell'], signal: AbortSignal) => {
    const set = await setJob({ ...printing, who: name }, here, new Map(), tell, signal, 'picture')
    const picture = set.picture ?? ''
    await storage.put(name, Buffer.from(JSON.stringify(picture)), { mime: 'application/json' })
    return picture
  }
  return drawings.join(name, start, printing.tell, printing.signal)
}

const pictureSchema = z.string()

/** By content: two editions with equal pages share them. */
export function keyOf(
  { printed, request }: Pick<Printing, 'printed' | 'request'>,
  here: readonly Piece[],
  pages?: ReadonlyMap<string, number>,
): string {
  const { choice, details } = request
  const content = canonicalJson([
    templatesVersion(),
    printed.adventureId,
    printed.coverId,
    aboutKit(printed, choice.language),
    choice,
    printed.kit,
    partsOf(printed, choice, details),
    here.map(({ id, only }) => [id, only && [...only]]),
    [...(pages ?? [])],
  ])
  return createHash('sha256').update(content).digest('hex')
}

async function setPages(...job: Parameters<typeof setJob>): Promise<BuiltPages> {
  const { pdf, pages } = await setJob(...job)
  return { pdf, pages }
}

export async function setJob(
  printing: Printing,
  here: readonly Piece[],
  pages: ReadonlyMap<string, number> | undefined,
  tell: Printing['tell'],
  signal: AbortSignal,
  what: 'print' | 'picture' | 'counts' = 'print',
) {
  const { printed, request, who } = printing
  const { choice, details } = request
  const make = async () => {
    signal.throwIfAborted()
    const files = await (printing.shelf.pictures ??= collect(printing, tell))
    signal.throwIfAborted()
    tell({ stage: 'setting', part: 1, parts: 1 })
    const pictures = new Map([...files].map(([id, { picture }]) => [id, picture]))
    const job = kitJob({
      about: aboutKit(printed, choice.language),
      choice,
      parts: partsOf(printed, choice, details, pictures),
      here,
      ...(pages && { pages }),
      files: [...files.values()],
    })
    if (what === 'counts') return { ...job, counted: '<counted>' }
    return what === 'picture' ? { ...job, withPicture: true } : job
  }
  const typeset = await typesetKit(make, who, {
    signal,
    isAside: what !== 'print',
    onPlace: (before) => tell({ stage: 'waiting', before }),
  })
  if (typeset.outcome !== 'set') throw new PrintRefused(typeset.outcome === 'busy' ? 'busy' : 'failed')
  return typeset
}

const collect = ({ where, printed, request }: Printing, tell: Printing['tell']): Promise<Pictures> =>
  kitPictures(
    { ...where, asLines: request.choice.ink === 'low' },
    {
      adventureId: printed.adventureId,
      coverId: printed.coverId,
      kit: printed.kit,
      language: request.choice.language,
    },
    (done, all) => tell({ stage: 'pictures', done, all }),
  )

async function readStored(storage: FileStorage, key: string): Promise<BuiltPages | null> {
  // The number of pages is stored last, so that a file without it counts as not stored yet
  const about = await storage.get(`${kitFolder}/${key}.json`)
  const file = about ? await storage.get(`${kitFolder}/${key}.pdf`) : null
  return file && about
    ? { pdf: await buffer(file.stream), pages: Number((await buffer(about.stream)).toString()) }
    : null
}

async function store(storage: FileStorage, key: string, { pdf, pages }: BuiltPages): Promise<void> {
  await storage.put(`${kitFolder}/${key}.pdf`, pdf, { mime: 'application/pdf' })
  await storage.put(`${kitFolder}/${key}.json`, Buffer.from(String(pages)), { mime: 'application/json' })
}

/** Nothing was entered and everybody comes, so the pages are the same for all hosts. */
const isPlain = ({ host, date, place, roster, absentIds }: EveningDetails): boolean =>
  [host, date, place, ...roster.map(({ person }) => person)].every((text) => text.trim() === '') &&
  absentIds.length === 0
