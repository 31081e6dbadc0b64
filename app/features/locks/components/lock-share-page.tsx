import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import { authAddress } from '#app/features/account/auth-address.ts'
import { EmbedCode, LinkPart, QrFiles, SharePart } from '#app/features/adventure/components/share-parts.tsx'
import type { LockShare } from '#app/features/locks/lock-pages.server.ts'
import { papers } from '#app/shared/papers.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { paperText } from '#app/i18n/paper-text.ts'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Options } from '#app/ui/options.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { Select } from '#app/ui/select.tsx'

type LockShareProps = { view: LockShare; isMember: boolean }

/** For whoever made it: how it is handed round, printed, kept, changed and deleted. */
export function LockSharePage({ view, isMember }: LockShareProps) {
  return (
    <PageSection className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 print:p-0">
      <PageHeader
        className="no-print"
        back={<BackLink to="/lock/new">{m.lock_back_to_types()}</BackLink>}
        title={m.share_heading({ title: view.title })}
        intro={<p>{m.lock_share_lead()}</p>}
        actions={
          <>
            <Link to={`/lock/${view.id}`} className={buttonStyles({ variant: 'secondary' })}>
              <ExternalLink aria-hidden="true" className="size-5" />
              {m.lock_open()}
            </Link>
            <Link to={`/lock/${view.id}/edit`} className={buttonStyles({ variant: 'secondary' })}>
              <Pencil aria-hidden="true" className="size-5" />
              {m.lock_change()}
            </Link>
          </>
        }
      />
      {view.until !== null && <Keep view={view} until={view.until} isMember={isMember} />}
      <LinkPart title={view.title} address={view.address} />
      <QrCard view={view} />
      <Sheet view={view} />
      <SharePart heading={m.share_embed()}>
        <EmbedCode code={view.embed} />
      </SharePart>
      <details className="no-print rounded-control border border-line px-4 py-2">
        <FoldSummary>{m.lock_delete()}</FoldSummary>
        <Form method="post" className="grid justify-items-start gap-3 pt-1 pb-3">
          <p>{m.lock_delete_text()}</p>
          <Button type="submit" name="intent" value="delete" variant="danger">
            {m.lock_delete_now()}
          </Button>
        </Form>
      </details>
    </PageSection>
  )
}

function Keep({ view, until, isMember }: { view: LockShare; until: string; isMember: boolean }) {
  const zone = useReaderZone()
  const path = `/lock/${view.id}/share`
  return (
    <div className="no-print">
      <Notice title={m.lock_until({ date: formatDate(until, zone) })}>
        <div className="grid justify-items-start gap-3">
          <p>{isMember ? m.lock_keep_text() : m.lock_keep_sign_in()}</p>
          {isMember ? (
            <Form method="post">
              <Button type="submit" name="intent" value="keep">
                {m.lock_keep()}
              </Button>
            </Form>
          ) : (
            <div className="flex flex-wrap gap-3">
              <Link to={authAddress('sign-in', path)} className={buttonStyles({ size: 'small' })}>
                {m.common_sign_in()}
              </Link>
              <Link to={authAddress('sign-up', path)} className={buttonStyles({ size: 'small', variant: 'ghost' })}>
                {m.lock_sign_up()}
              </Link>
            </div>
          )}
        </div>
      </Notice>
    </div>
  )
}

/** White in both themes: it is shown as it will be printed. */
function QrCard({ view: { id, title, language, qr, code, codePage } }: { view: LockShare }) {
  const inOwn = { locale: language }
  return (
    <section className="grid gap-4" aria-labelledby="lock-card">
      <h2 id="lock-card" className="no-print text-heading">
        {m.share_card()}
      </h2>
      <article className="flex flex-wrap items-center justify-center gap-6 rounded-card border-4 border-double border-[#8a6420] bg-white p-5 text-black shadow-card sm:flex-nowrap sm:justify-start sm:p-8 print:break-inside-avoid print:shadow-none">
        <QrPicture drawn={qr} label={m.share_qr({ title })} className="size-44 shrink-0" />
        <div lang={language} className="grid min-w-0 gap-3 max-sm:text-center">
          <p className="font-display text-3xl font-semibold text-balance wrap-anywhere">{title}</p>
          <p className="text-lg">{m.lock_card_play({}, inOwn)}</p>
          <p>{m.share_code_lead({ page: codePage }, inOwn)}</p>
          <p translate="no" className="font-mono text-2xl font-bold tracking-wider">
            {code}
          </p>
        </div>
      </article>
      <div className="no-print flex flex-wrap gap-3">
        <Button className="needs-script" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {m.share_card_print()}
        </Button>
        <QrFiles address={`/lock/${id}/qr`} />
      </div>
    </section>
  )
}

function Sheet({ view }: { view: LockShare }) {
  return (
    <SharePart heading={m.lock_sheet()}>
      <p className="max-w-prose">{m.lock_sheet_text()}</p>
      <form action={`/lock/${view.id}/print`} method="get" target="_blank" className="flex flex-wrap items-end gap-4">
        <Field label={m.print_paper()} className="w-52">
          {(control) => (
            <Select name="paper" {...control}>
              <Options of={papers.map((id) => ({ id, name: paperText(id) }))} />
            </Select>
          )}
        </Field>
        <Checkbox name="key" value="1" label={m.lock_sheet_key()} />
        <Button type="submit">
          <Printer aria-hidden="true" className="size-5" />
          {m.lock_sheet_open()}
        </Button>
      </form>
    </SharePart>
  )
}
