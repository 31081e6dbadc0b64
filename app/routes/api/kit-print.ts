import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { PrintRefused, pagePicture } from '#app/features/kits/print/build-pages.server.ts'
import type { Printing } from '#app/features/kits/print/build-pages.server.ts'
import { countParts, storedSizes } from '#app/features/kits/print/count-pages.server.ts'
import { listParts, partsToPrint, printKit } from '#app/features/kits/print/print-kit.server.ts'
import type { PrintedFile } from '#app/features/kits/print/print-kit.server.ts'
import type { PrintLine } from '#app/features/kits/print/print-progress.ts'
import { printAddressSchema, printRequestSchema } from '#app/features/kits/print/print-request.schema.ts'
import type { PrintRequest } from '#app/features/kits/print/print-request.schema.ts'
import { assertChoice, findPrintedKit } from '#app/features/kits/print/printed-kit.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { consumeLimits } from '#app/platform/rate-limits/consume.server.ts'
import { factsContext, getViewer, guestContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { randomName } from '#app/shared/ids.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { fileAnswer, fileHeaders } from './file-answer.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/kit-print.ts'

/** `GET /api/kits/<id>/print`: for its creator, or what anybody may have; a link does not count as a download. */
export const loader = answered(async ({ request, context, params }: Route.LoaderArgs) => {
  const asked = readAsked(printAddressSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams)))
  const printed = await findPrintedKit(getDatabase(), {
    adventureId: (await atAddress({ request, params, context })).adventureId,
    viewer: viewerOf(context),
    isDraft: asked.isDraft,
  })
  const open = printed.standing === 'all' ? { ...printed, standing: 'open' as const } : printed
  const parts = partsToPrint(open, asked)
  if (asked.form === 'picture') return pictureAnswer(open, asked, parts, context, request.signal)
  if (request.method === 'HEAD') return new Response(null, { headers: fileHeaders('application/pdf', 'kit.pdf') })
  return fileAnswer(await printOf(open, asked, context, request.signal, () => undefined))
})

/** JSON gets the list of parts, or lines of progress followed by the file; a form gets the file. */
export const action = answered(async ({ request, context, params }: Route.ActionArgs) => {
  const isForm = !(request.headers.get('Content-Type') ?? '').startsWith('application/json')
  const asked = isForm
    ? readAsked(printAddressSchema.safeParse(Object.fromEntries(await readFormData(request))))
    : readAsked(printRequestSchema.safeParse(await request.json().catch(() => null)))
  const printed = await findPrintedKit(getDatabase(), {
    adventureId: (await atAddress({ request, params, context })).adventureId,
    viewer: viewerOf(context),
    isDraft: asked.isDraft,
  })
  if (asked.form === 'parts') return jsonAnswer({ parts: listParts(printed, asked) })
  if (asked.form === 'size') return sizeAnswer(printed, asked, context, request.signal)
  partsToPrint(printed, asked)
  if (isForm) return fileAnswer(await printOf(printed, asked, context, request.signal, () => undefined))
  await count(context)
  return new Response(
    linesOf(request.signal, (tell, signal) => printUncounted(printed, asked, context, signal, tell)),
    { headers: { ...fileHeaders('application/octet-stream', 'kit'), 'X-Accel-Buffering': 'no' } },
  )
})

/** Only numbers, so anybody who may see any part of the kit may know them. Counted only if they have to be laid out. */
async function sizeAnswer(printed: Printing['printed'], asked: PrintRequest, context: Context, signal: AbortSignal) {
  assertChoice(printed, asked.choice, asked.details)
  const stored = await storedSizes(getStorage(), { printed, request: asked })
  if (stored) return jsonAnswer({ sizes: stored })
  await consumeLimits([{ name: 'countedKits', key: whoIs(context) ?? byAddress(context) }])
  const sizes = await countParts(printingOf(printed, asked, context, signal, () => undefined)).catch(unavailable)
  return jsonAnswer({ sizes })
}

/** Only of a part that anybody may see, whoever asks. */
async function pictureAnswer(
  printed: Printing['printed'],
  asked: PrintRequest,
  parts: readonly PaperPart[],
  context: Context,
  signal: AbortSignal,
): Promise<Response> {
  const part = parts.find(({ id, reader }) => id === asked.part && reader === 'anyone')
  if (!part) throw new AppError('notFound')
  const visible = { ...printed, standing: 'open' as const }
  const svg = await pagePicture(
    printingOf(visible, asked, context, signal, () => undefined),
    part.id,
  ).catch(unavailable)
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': asked.isDraft ? 'private, no-store' : 'private, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function unavailable(error: unknown): never {
  throw error instanceof PrintRefused ? new AppError(error.why === 'busy' ? 'unavailable' : 'unexpected') : error
}

function readAsked(read: { success: true; data: PrintRequest } | { success: false }): PrintRequest {
  if (!read.success) throw new AppError('invalidInput')
  return read.data
}

const viewerOf = (context: Context) => ({
  userId: getViewer(context)?.userId ?? null,
  role: getViewer(context)?.role ?? null,
})

type Tell = Printing['tell']

async function count(context: Context): Promise<void> {
  const who = whoIs(context)
  await consumeLimits([
    ...(who === null ? [] : [{ name: 'printedKits' as const, key: who }]),
    { name: 'printedKitsByAddress', key: byAddress(context) },
  ])
}

const byAddress = (context: Context): string => `by address:${context.get(factsContext).address}`

/** Null for a visitor who never played: an event may share the address, and a page only read sets no cookie. */
function whoIs(context: Context): string | null {
  const viewer = getViewer(context)
  const guest = context.get(guestContext)
  if (viewer) return `user:${viewer.userId}`
  return guest ? `guest:${guestHash(guest)}` : null
}

async function printOf(
  printed: Printing['printed'],
  asked: PrintRequest,
  context: Context,
  signal: AbortSignal,
  tell: Tell,
): Promise<PrintedFile> {
  await count(context)
  return printUncounted(printed, asked, context, signal, tell).catch(unavailable)
}

const printUncounted = (
  printed: Printing['printed'],
  asked: PrintRequest,
  context: Context,
  signal: AbortSignal,
  tell: Tell,
): Promise<PrintedFile> => printKit(printingOf(printed, asked, context, signal, tell), asked, getViewer(context))

const printingOf = (
  printed: Printing['printed'],
  asked: PrintRequest,
  context: Context,
  signal: AbortSignal,
  tell: Tell,
): Printing => ({
  where: { database: getDatabase(), storage: getStorage() },
  printed,
  request: asked,
  who: whoIs(context) ?? `visitor:${randomName()}`,
  tell,
  signal,
  shelf: {},
})

/** A line for each step, then the file. A client that leaves stops only the work that nobody else waits for. */
function linesOf(asked: AbortSignal, print: (tell: Tell, signal: AbortSignal) => Promise<PrintedFile>) {
  const left = new AbortController()
  const signal = AbortSignal.any([asked, left.signal])
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: PrintLine) => {
        if (!signal.aborted) controller.enqueue(Buffer.from(`${JSON.stringify(line)}\n`))
      }
      try {
        const { name, type, bytes } = await print(say, signal)
        say({ stage: 'ready', name, type })
        if (bytes instanceof Uint8Array) controller.enqueue(bytes)
        else for await (const piece of bytes) controller.enqueue(piece)
        controller.close()
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof AppError) say({ stage: 'refused', code: error.code })
        else {
          if (!(error instanceof PrintRefused)) logger.error('a kit was not printed', errorFields(error))
          say({ stage: 'refused', why: error instanceof PrintRefused ? error.why : 'failed' })
        }
        controller.close()
      }
    },
    cancel: () => left.abort(new DOMException('nobody waits for the kit', 'AbortError')),
  })
}
