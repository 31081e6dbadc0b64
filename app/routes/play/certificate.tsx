import { data } from 'react-router'
import { CertificatePage } from '#app/features/play/results/components/certificate-page.tsx'
import { readCertificate } from '#app/features/play/results/read-certificate.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/certificate.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const typed = new URL(request.url).searchParams.get('code')
  if (typed === null) return data({ typed, certificate: null })
  const certificate = await readCertificate(getDatabase(), typed, context.get(localeContext))
  return data({ typed: typed.slice(0, 100), certificate }, { status: certificate ? 200 : 404 })
})

export function meta() {
  return pageMeta({
    title: m.common_meta_title({ title: m.certificate_page_title() }),
    description: m.certificate_page_lead(),
    path: '/certificate',
  })
}

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  return <CertificatePage {...loaderData} />
}
