import { buffer } from 'node:stream/consumers'
import { noDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { z } from '#app/shared/zod.ts'
import { keyOf, kitFolder, setJob } from './build-pages.server.ts'
import type { Printing } from './build-pages.server.ts'
import type { PartSize, PrintProgress } from './print-progress.ts'
import { partsOf } from './printed-kit.server.ts'
import { SharedWork } from './shared-work.ts'

/** By the id of the part. */
export type Sizes = Readonly<Record<string, PartSize>>

const sizesSchema = z.record(z.string(), z.object({ pages: z.number(), sheets: z.number(), ink: z.number() }))
const countedSchema = z.array(z.object({ id: z.string(), from: z.number(), pages: z.number() }))

/** The share of a page that printers' makers count as a page of text. */
const inkOfText = 0.05

/** The kit as most people print it: without names, and with everybody present. */
export const usualPrint = (language: Locale): Printing['request'] => ({
  choice: {
    language,
    paper: 'us-letter',
    ink: 'colour',
    isLarge: false,
    hostPlays: false,
    rounds: 'roll',
    isSent: false,
  },
  details: noDetails,
})

type Asked = Pick<Printing, 'printed' | 'request'>

const works = new SharedWork<PrintProgress, Sizes>()

/** The pages, sheets and ink of each part, from pages that were really laid out: earlier and stored, or now, behind
 * everybody who prints. */
export async function countParts(printing: Printing): Promise<Sizes> {
  const asked = unnamed(printing)
  const parts = partsOf(asked.printed, asked.request.choice, asked.request.details)
  const key = nameOf(asked)
  const start = async (tell: Printing['tell'], signal: AbortSignal): Promise<Sizes> => {
    const here = parts.map(({ id }) => ({ id, only: null }))
    const { counted, inks } = await setJob({ ...printing, ...asked, who: key }, here, undefined, tell, signal, 'counts')
    const sizes = sizesOf(
      countedSchema.parse(counted),
      inks,
      new Set(parts.flatMap(({ id, isSent }) => (isSent ? [id] : []))),
    )
    await printing.where.storage.put(key, Buffer.from(JSON.stringify(sizes)), { mime: 'application/json' })
    return sizes
  }
  return (await readSizes(printing.where.storage, key)) ?? works.join(key, start, printing.tell, printing.signal)
}

/** Null until somebody has asked for them. */
export const storedSizes = (storage: FileStorage, asked: Asked): Promise<Sizes | null> =>
  readSizes(storage, nameOf(unnamed(asked)))

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

const nameOf = (asked: Asked): string => `${kitFolder}/${keyOf(asked, [])}-sizes.json`

function sizesOf(counted: z.infer<typeof countedSchema>, inks: readonly number[], sent: ReadonlySet<string>): Sizes {
  return Object.fromEntries(
    counted.map(({ id, from, pages }): [string, PartSize] => {
      const covered = inks.slice(from - 1, from - 1 + pages).reduce((sum, ink) => sum + ink, 0)
      if (sent.has(id)) return [id, { pages, sheets: 0, ink: 0 }]
      return [id, { pages, sheets: Math.ceil(pages / 2), ink: Math.round((covered / inkOfText) * 10) / 10 }]
    }),
  )
}

async function readSizes(storage: FileStorage, key: string): Promise<Sizes | null> {
  const stored = await storage.get(key)
  return stored && sizesSchema.parse(JSON.parse((await buffer(stored.stream)).toString()))
}
