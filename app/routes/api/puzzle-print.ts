import { printChoiceSchema } from '#app/features/studio/puzzles/print-choice.schema.ts'
import { nameOfPrint, printPuzzle } from '#app/features/studio/puzzles/print-puzzle.server.ts'
import { refusalStatus } from '#app/features/studio/puzzles/print-refusal.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/puzzle-print'

/** `GET /api/projects/<id>/puzzles/<puzzleId>/print`: a PDF; `?key=1` adds the answer key, `?hints=1` the hints. */
export const loader = answered(async ({ request, context, params }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const asked = printChoiceSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) throw new AppError('invalidInput')
  const { language, paper, key, hints } = asked.data
  const target = { adventureId: params.id, puzzleId: params.puzzleId }
  if (request.method === 'HEAD')
    return new Response(null, { headers: headersOf(await nameOfPrint(getDatabase(), member, target)) })
  const printed = await printPuzzle({ database: getDatabase(), storage: getStorage() }, member, target, {
    language,
    paper,
    withKey: key,
    withHints: hints,
  })
  if ('refused' in printed)
    return jsonAnswer({ refused: { reason: printed.refused } }, { status: refusalStatus[printed.refused] })
  return new Response(Buffer.from(printed.pdf), {
    headers: { ...headersOf(printed.name), 'Content-Length': String(printed.pdf.byteLength) },
  })
})

const headersOf = (name: string) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
})
