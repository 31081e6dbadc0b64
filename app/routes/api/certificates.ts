import { redirect } from 'react-router'
import { makeCertificates } from '#app/features/play/results/make-certificates.server.ts'
import { slugWords } from '#app/features/studio/exchange/slug.ts'
import { m } from '#app/i18n/generated/messages.js'
import { languageSchema } from '#app/i18n/local-text.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { papers } from '#app/shared/papers.ts'
import { z } from '#app/shared/zod.ts'
import { answered } from './json-answer.server.ts'
import type { Route } from './+types/certificates'

export const loader = answered(async () => {
  throw new AppError('notFound')
})

const choiceSchema = z.strictObject({ language: languageSchema, paper: z.enum(papers) })

/** `POST /api/sessions/<id>/certificates`: a PDF with a page for each team whose game is over. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const choice = choiceSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!choice.success) throw new AppError('invalidInput')
  const { name, pdf } = await makeCertificates(getDatabase(), {
    organiserId: userId,
    sessionId: params.id,
    ...choice.data,
  }).catch((error: unknown) => {
    // The form is the browser's own: what went wrong is said on the page that it came from
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    throw redirect(`/sessions/${params.id}/results#certificates`, {
      headers: { 'Set-Cookie': flash('certificatesBusy') },
    })
  })
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${m.certificate_file()}-${slugWords(name)}.pdf"`,
      'Content-Length': String(pdf.byteLength),
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
