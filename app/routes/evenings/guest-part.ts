import { printOwnPart } from '#app/features/kits/evening/print-from-evening.server.ts'
import { PrintRefused } from '#app/features/kits/print/build-pages.server.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { fileAnswer } from '#app/routes/api/file-answer.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { papers } from '#app/shared/papers.ts'
import { byGuest } from './by-link.server.ts'
import type { Route } from './+types/guest-part.ts'

/** `?paper=`: the part of one who plays from paper, as a PDF. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const { found, tokenHash, seen } = await byGuest({ params, context })
  const typed = new URL(request.url).searchParams.get('paper')
  const paper = papers.find((each) => each === typed)
  if (!paper) throw new AppError('invalidInput')
  const who = `link:${tokenHash}`
  await consumeLimit('printedKits', [who])
  const asked = {
    where: { database: getDatabase(), storage: getStorage() },
    who,
    signal: request.signal,
    paper,
    origin: getUrlOrigin(),
    guestId: found.guestId,
    locale: context.get(localeContext),
  }
  try {
    return fileAnswer(await printOwnPart(await seen(), asked))
  } catch (error) {
    if (!(error instanceof PrintRefused)) throw error
    throw new AppError(error.why === 'busy' ? 'unavailable' : 'unexpected')
  }
})
