import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import type { readCertificate } from '#app/features/play/results/read-certificate.server.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { CodeForm } from '#app/ui/code-form.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

type Props = { typed: string | null; certificate: Awaited<ReturnType<typeof readCertificate>> }

export function CertificatePage({ typed, certificate }: Props) {
  return (
    <PageSection>
      <div className="mx-auto grid max-w-xl gap-8">
        <PageHeader title={m.certificate_page_title()} intro={<p>{m.certificate_page_lead()}</p>} />
        {certificate && <Found {...certificate} />}
        <CodeForm
          action="/certificate"
          label={m.certificate_code()}
          hint={m.certificate_code_hint()}
          typed={certificate ? null : typed}
          wrong={m.certificate_wrong()}
          submit={m.certificate_submit()}
          className="text-center text-xl tracking-widest"
        />
      </div>
    </PageSection>
  )
}

function Found({ title, playedOn, ms, score, hasEnded }: NonNullable<Props['certificate']>) {
  const facts = [
    [m.results_stage(), hasEnded ? m.results_ended() : m.certificate_found_part()],
    [m.results_time(), formatCountdown(ms)],
    [m.certificate_points(), formatNumber(score)],
  ] as const
  return (
    <Headed
      title={m.certificate_found()}
      className="grid gap-4 rounded-card border border-brass/70 bg-surface p-6 shadow-card"
    >
      <p>{m.certificate_found_text({ title, date: formatDate(playedOn) })}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([what, value]) => (
          <div key={what} className="contents">
            <dt className="text-muted">{what}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Headed>
  )
}
