import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { LinkPart, QrFiles, SharePart } from '#app/features/adventure/components/share-parts.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { newSessionPath } from '#app/shared/group-sessions.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { EmbedPart } from './embed-part.tsx'
import type { RefusedOrigins } from './embed-part.tsx'
import type { ShareView } from './read-share.server.ts'

type SharePageProps = { view: ShareView; isCreator: boolean; refused: RefusedOrigins | undefined }

export function SharePage({ view, isCreator, refused }: SharePageProps) {
  return (
    <PageSection className="grid max-w-4xl gap-8 print:p-0">
      <PageHeader
        className="no-print"
        back={<BackLink to={`/adventure/${view.id}`}>{m.share_back()}</BackLink>}
        title={m.share_heading({ title: view.title })}
        intro={<p>{m.share_lead()}</p>}
      />
      {view.isUnlisted && <Notice title={m.studio_status_unlisted()}>{m.studio_status_unlisted_hint()}</Notice>}
      <LinkPart title={view.title} address={view.address}>
        <p>
          {m.share_code_lead({ page: view.codePage })}{' '}
          <strong translate="no" className="font-mono text-xl tracking-wider whitespace-nowrap">
            {view.code}
          </strong>
        </p>
      </LinkPart>
      {view.isUnlisted && isCreator && <RenewLink />}
      <section className="grid gap-4" aria-labelledby="share-card">
        <h2 id="share-card" className="no-print text-heading">
          {m.share_card()}
        </h2>
        <Card view={view} />
        <div className="no-print flex flex-wrap items-center gap-3">
          <Button variant="primary" className="needs-script" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {m.share_card_print()}
          </Button>
          <QrFiles address={`/adventure/${view.id}/qr`} />
          <TextLink
            to={`?lang=${getLocale() === 'en' ? 'fr' : 'en'}`}
            // A language is changed by the document, which is then all in it
            reloadDocument
            className="inline-flex min-h-11 items-center"
          >
            {m.share_card_other()}
          </TextLink>
        </div>
      </section>
      {view.kind === 'online-adventure' && (
        <SharePart heading={m.groups_heading()}>
          <p className="max-w-prose">{m.groups_lead()}</p>
          <div>
            <Button asChild>
              <Link to={newSessionPath(view.id)}>{m.groups_open_this()}</Link>
            </Button>
          </div>
        </SharePart>
      )}
      {view.embed && <EmbedPart embed={view.embed} refused={refused} />}
      {isCreator && view.sharePicture && <SocialPicture picture={view.sharePicture} title={view.title} />}
    </PageSection>
  )
}

/** Ends the link that has been handed round. */
function RenewLink() {
  return (
    <details className="no-print rounded-control border border-line px-4 py-2">
      <FoldSummary>{m.studio_link_renew()}</FoldSummary>
      <Form method="post" className="grid justify-items-start gap-3 pt-1 pb-3">
        <p className="max-w-prose">{m.studio_link_renew_text()}</p>
        <Button type="submit" name="intent" value="renew" variant="danger">
          {m.studio_link_renew()}
        </Button>
      </Form>
    </details>
  )
}

/** White in both themes: it is shown as it will be printed. */
function Card({ view: { title, titleLanguage, cover, kind, qr, code, codePage } }: { view: ShareView }) {
  return (
    <article className="grid gap-5 rounded-card border-4 border-double border-[#8a6420] bg-white p-5 text-black shadow-card sm:p-8 print:break-inside-avoid print:shadow-none">
      {cover && (
        <Picture
          src={cover}
          alt=""
          width={1600}
          height={900}
          className="aspect-video w-full rounded-small object-cover print:h-[80mm]! print:w-auto print:justify-self-center"
        />
      )}
      <p
        className="text-center font-display text-4xl font-semibold text-balance wrap-anywhere print:text-3xl"
        lang={titleLanguage}
      >
        {title}
      </p>
      <div className="grid items-center justify-items-center gap-6 border-t-2 border-dashed border-[#8a6420] pt-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start print:grid-cols-[auto_minmax(0,1fr)] print:justify-items-start">
        <QrPicture drawn={qr} label={m.share_qr({ title })} className="size-44" />
        <div className="grid min-w-0 gap-3 max-sm:text-center print:text-left">
          <p className="text-lg">{kind === 'online-adventure' ? m.share_card_play() : m.share_card_get()}</p>
          <p>{m.share_code_lead({ page: codePage })}</p>
          <p translate="no" className="font-mono text-2xl font-bold tracking-wider">
            {code}
          </p>
        </div>
      </div>
    </article>
  )
}

function SocialPicture({ picture, title }: { picture: string; title: string }) {
  return (
    <SharePart heading={m.share_picture()}>
      <p className="max-w-prose">{m.share_picture_text()}</p>
      <img
        src={picture}
        alt={m.share_picture_alt({ title })}
        width={1200}
        height={630}
        loading="lazy"
        className="w-full max-w-xl rounded-control border border-line"
      />
      <div>
        <Button asChild>
          <a href={picture} download="whodini.jpg">
            <Download aria-hidden="true" className="size-5" />
            {m.share_picture_save()}
          </a>
        </Button>
      </div>
    </SharePart>
  )
}
