import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { frontId } from '#app/features/kits/paper/compose-front.ts'
import { noDetails, usualChoice } from '#app/features/kits/paper/usual-print.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { canonicalJson } from '#app/shared/canonical-json.ts'
import { z } from '#app/shared/zod.ts'
import { keyOf, kitFolder, setJob } from './build-pages.server.ts'
import type { Printing } from './build-pages.server.ts'
import type { PartSize, PrintProgress } from './print-progress.ts'
import { aboutKit, partsOf } from './printed-kit.server.ts'
import { SharedWork } from './shared-work.ts'
import { templatesVersion } from './templates-version.server.ts'

/** By the id of the part. */
export type Sizes = Readonly<Record<string, PartSize>>

const sizeSchema = z.object({ pages: z.number(), sheets: z.number(), ink: z.number() })
const sizesSchema = z.record(z.string(), sizeSchema)
const countedSchema = z.array(z.object({ id: z.string(), from: z.number(), pages: z.number() }))

/** The share of a page that printers' makers count as a page of text. */
const inkOfText = 0.05

/** The kit as most people print it: without names, and with everybody present. */
export const usualPrint = (language: Locale): Printing['request'] => ({
  choice: { ...usualChoice, language },
  details: noDetails,
})

type Asked = Pick<Printing, 'printed' | 'request'>

const works = new SharedWork<PrintProgress, Sizes>()

/** The pages, sheets and ink of each part, from pages that were really laid out: earlier and stored, or now, behind
 * everybody who prints. */
export async function countParts(printing: Printing): Promise<Sizes> {
  const asked = { ...printing, ...unnamed(printing) }
  const key = nameOf(asked)
  const start = async (tell: Printing['tell'], signal: AbortSignal): Promise<Sizes> => {
    const sizes = await sizesOf({ ...asked, who: key, tell, signal })
    await store(printing.where.storage, key, sizes)
    return sizes
  }
  return (
    (await read(printing.where.storage, key, sizesSchema)) ?? works.join(key, start, printing.tell, printing.signal)
  )
}

/** Null until somebody has asked for them. */
export const storedSizes = (storage: FileStorage, asked: Asked): Promise<Sizes | null> =>
  read(storage, nameOf(unnamed(asked)), sizesSchema)

/** Who is named changes no count, only whether somebody is; and people who have not bought are told of all guests. */
function unnamed({ printed, request: { choice, details } }: Asked): Asked {
  const isOpen = printed.standing === 'open'
  const bare: EveningDetails = {
    ...noDetails,
    absentIds: isOpen ? [] : details.absentIds,
    roster: details.roster.filter(({ person }) => person !== '').map((each) => ({ ...each, person: 'x' })),
  }
  return { printed, request: { choice, details: bare } }
}

/** Lays out only parts that no choice tried so far has in common with this one. */
async function sizesOf(printing: Printing): Promise<Sizes> {
  const { where, printed, request, tell, signal } = printing
  const parts = partsOf(printed, request.choice, request.details)
  const sizes = new Map<string, PartSize>()
  const names = new Map(parts.map((part) => [part.id, nameOfPart(printing, part, parts)]))
  await Promise.all(
    [...names].map(async ([id, name]) => {
      const size = await read(where.storage, name, sizeSchema)
      if (size) sizes.set(id, size)
    }),
  )
  const missing = parts.filter(({ id }) => !sizes.has(id))
  if (missing.length === 0) return Object.fromEntries(sizes)
  const here = missing.map(({ id }) => ({ id, only: null }))
  const { counted, inks } = await setJob(printing, here, undefined, tell, signal, 'counts')
  for (const { id, from, pages } of countedSchema.parse(counted)) {
    const covered = inks.slice(from - 1, from - 1 + pages).reduce((sum, ink) => sum + ink, 0)
    const isSent = missing.some((part) => part.id === id && part.isSent)
    const ink = Math.round((covered / inkOfText) * 10) / 10
    const size = isSent ? { pages, sheets: 0, ink: 0 } : { pages, sheets: Math.ceil(pages / 2), ink }
    sizes.set(id, size)
    await store(where.storage, names.get(id)!, size)
  }
  return Object.fromEntries(sizes)
}

const nameOf = (asked: Asked): string => `${kitFolder}/${keyOf(asked, [])}-sizes.json`

/** By everything that its pages are made of; the first sheet lists all parts. */
function nameOfPart({ printed, request }: Asked, part: PaperPart, all: readonly PaperPart[]): string {
  const { language, paper, ink, isLarge } = request.choice
  const listed = part.id === frontId ? all.map(({ title, reader, isSent = false }) => [title, reader, isSent]) : []
  const about = aboutKit(printed, language)
  const look = [templatesVersion(), printed.adventureId, about, language, paper, ink, isLarge]
  const content = canonicalJson([...look, printed.kit, part, listed])
  return `${kitFolder}/${createHash('sha256').update(content).digest('hex')}-size.json`
}

async function read<Schema extends z.ZodType>(
  storage: FileStorage,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const stored = await storage.get(name)
  return stored && schema.parse(JSON.parse((await buffer(stored.stream)).toString()))
}

const store = async (storage: FileStorage, name: string, value: Sizes | PartSize): Promise<void> =>
  void (await storage.put(name, Buffer.from(JSON.stringify(value)), { mime: 'application/json' }))
