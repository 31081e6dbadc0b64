import { printFromEvening } from '#app/features/kits/evening/print-from-evening.server.ts'
import { PrintRefused } from '#app/features/kits/print/build-pages.server.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { fileAnswer } from '#app/routes/api/file-answer.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { papers } from '#app/shared/papers.ts'
import { byHost } from './host.server.ts'
import type { Route } from './+types/invitations.ts'

/** For a form only: each takes a while to set. */
export const loader = answered(async () => {
  throw new AppError('notFound')
})

/** `POST /evening/<id>/invitations`: a PDF, with each guest's own code; or the part of one `guest`; or slips. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const { member, seen } = await byHost({ params, context })
  const form = await readFormData(request)
  const typed = form.get('paper')
  const guest = form.get('guest')
  const paper = papers.find((each) => each === typed)
  if (!paper) throw new AppError('invalidInput')
  const who = `user:${member.userId}`
  await consumeLimit('printedKits', [who])
  const where = { database: getDatabase(), storage: getStorage() }
  const asked = {
    where,
    who,
    signal: request.signal,
    paper,
    origin: getUrlOrigin(),
    what: form.get('what') === 'slips' ? ('slips' as const) : typeof guest === 'string' ? { guestId: guest } : null,
  }
  try {
    return fileAnswer(await printFromEvening(await seen(), asked))
  } catch (error) {
    if (!(error instanceof PrintRefused)) throw error
    throw new AppError(error.why === 'busy' ? 'unavailable' : 'unexpected')
  }
})
