import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { copyAddress, share } from '#app/features/adventure/components/share.ts'
import { newSessionPath } from '#app/features/play/groups/session-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Link } from '#app/ui/link.tsx'
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
      <section className="no-print grid gap-4" aria-labelledby="share-link">
        <h2 id="share-link" className="text-heading">
          {m.share_link()}
        </h2>
        <Field label={m.share_link_label()}>
          {(control) => <Input readOnly value={view.address} onFocus={(event) => event.target.select()} {...control} />}
        </Field>
        <div className="needs-script flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => void share(view.title, view.address)}>
            <Share2 aria-hidden="true" className="size-5" />
            {m.share_sheet()}
          </Button>
          <Button onClick={() => void copyAddress(view.address)}>
            <Copy aria-hidden="true" className="size-5" />
            {m.share_copy()}
          </Button>
        </div>
        <p>
          {m.share_code_lead({ page: view.codePage })}{' '}
          <strong translate="no" className="font-mono text-xl tracking-wider whitespace-nowrap">
            {view.code}
          </strong>
        </p>
      </section>
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
          <QrFile view={view} form="png" label={m.share_qr_png()} />
          <QrFile view={view} form="svg" label={m.share_qr_svg()} />
          <TextLink
            to={`?lang=${getLocale() === 'en' ? 'fr' : 'en'}`}
            preventScrollReset
            className="inline-flex min-h-11 items-center"
          >
            {m.share_card_other()}
          </TextLink>
        </div>
      </section>
      {view.kind === 'online-adventure' && (
        <section className="no-print grid gap-4" aria-labelledby="share-groups">
          <h2 id="share-groups" className="text-heading">
            {m.groups_heading()}
          </h2>
          <p className="max-w-prose">{m.groups_lead()}</p>
          <div>
            <Button asChild>
              <Link to={newSessionPath(view.id)}>{m.groups_open_this()}</Link>
            </Button>
          </div>
        </section>
      )}
      {view.embed && <EmbedPart embed={view.embed} refused={refused} />}
      {isCreator && view.sharePicture && <SocialPicture picture={view.sharePicture} title={view.title} />}
    </PageSection>
  )
}

function QrFile({ view, form, label }: { view: ShareView; form: 'png' | 'svg'; label: string }) {
  return (
    <Button asChild>
      <a href={`/adventure/${view.id}/qr?form=${form}`} download>
        <Download aria-hidden="true" className="size-5" />
        {label}
      </a>
    </Button>
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
    <section className="no-print grid gap-4" aria-labelledby="share-picture">
      <h2 id="share-picture" className="text-heading">
        {m.share_picture()}
      </h2>
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
    </section>
  )
}
