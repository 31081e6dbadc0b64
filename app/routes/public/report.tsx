import { data, redirect } from 'react-router'
import { findReportSubject } from '#app/features/contact/reports/report-subject.server.ts'
import type { Reporter } from '#app/features/contact/reports/report-subject.server.ts'
import { isReportKind, reportSchema } from '#app/features/contact/reports/report.schema.ts'
import { ReportPage } from '#app/features/contact/reports/report-page.tsx'
import { sendReport } from '#app/features/contact/reports/send-report.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { failureOf, handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, guestContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import type { Route } from './+types/report.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

function askedBy(context: Context): Reporter {
  const guest = context.get(guestContext)
  return {
    userId: getViewer(context)?.userId ?? null,
    guestHash: guest === null ? null : guestHash(guest),
    address: context.get(factsContext).address,
  }
}

async function thingOf(asked: { request: Request; params: { kind: string; id: string }; context: Context }) {
  const { kind, id } = asked.params
  if (!isReportKind(kind)) throw new AppError('notFound')
  return { kind, id: kind === 'adventure' ? (await atAddress(asked)).adventureId : id }
}

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const thing = await thingOf({ request, params, context })
  const subject = await findReportSubject(getDatabase(), thing, askedBy(context))
  // Where they came from may be its link
  const from = thing.kind === 'adventure' ? { back: `/adventure/${params.id}` } : {}
  return { kind: thing.kind, subject: { ...subject, ...from }, sent: new URL(request.url).searchParams.has('sent') }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const thing = await thingOf({ request, params, context })
  const form = await readFormData(request)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const [reason, text] = [typed['reason'] ?? '', typed['text'] ?? '']
  const parsed = reportSchema.safeParse({ text: '', ...typed })
  if (!parsed.success) {
    const problems = Object.fromEntries(
      parsed.error.issues.map(({ path: [field], message }) =>
        field === 'reason' || field === 'text' ? [field, message] : ['form', 'invalidInput'],
      ),
    )
    return data({ problems, reason, text }, { status: 400 })
  }
  try {
    await sendReport(getDatabase(), askedBy(context), thing, parsed.data)
  } catch (error) {
    const failure = failureOf(error, 'a report was not kept')
    const { status, retryAfter } = failure
    if (failure.code === 'notFound') throw error
    return data(
      { problems: { form: problemKey(failure) }, reason, text },
      { status, headers: retryAfterHeader(retryAfter) },
    )
  }
  throw redirect(`/report/${thing.kind}/${params.id}?sent=1`)
})

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: m.report_meta_title(), description: m.report_lead(), path: `/report/${params.kind}/${params.id}` })

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} refused={actionData} />
}
