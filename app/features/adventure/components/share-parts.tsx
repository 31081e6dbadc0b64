import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { ShownAddress } from '#app/ui/shown-address.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { copyAddress, copyText, share } from './share.ts'

type SharePartProps = { id?: string; heading: string; children: ReactNode }

/** Part of a page that hands something round; it is not printed. */
export const SharePart = ({ id, heading, children }: SharePartProps) => (
  <Headed {...(id === undefined ? {} : { id })} title={heading} className="no-print grid gap-4">
    {children}
  </Headed>
)

/** @param address absolute */
export const LinkPart = ({ title, address, children }: { title: string; address: string; children?: ReactNode }) => (
  <SharePart heading={m.share_link()}>
    <Field label={m.share_link_label()}>{(control) => <ShownAddress value={address} {...control} />}</Field>
    <div className="needs-script flex flex-wrap gap-3">
      <Button variant="primary" onClick={() => void share(title, address)}>
        <Share2 aria-hidden="true" className="size-5" />
        {m.share_sheet()}
      </Button>
      <Button onClick={() => void copyAddress(address)}>
        <Copy aria-hidden="true" className="size-5" />
        {m.share_copy()}
      </Button>
    </div>
    {children}
  </SharePart>
)

/** The code that shows it in a page of another site. */
export const EmbedCode = ({ code }: { code: string }) => (
  <>
    <p className="max-w-prose">{m.share_embed_lead()}</p>
    <Field label={m.share_embed_code()}>
      {(control) => (
        <Textarea
          readOnly
          translate="no"
          value={code}
          className="font-mono text-sm"
          onFocus={(event) => event.target.select()}
          {...control}
        />
      )}
    </Field>
    <Button className="needs-script justify-self-start" onClick={() => void copyText(code)}>
      <Copy aria-hidden="true" className="size-5" />
      {m.share_embed_copy()}
    </Button>
  </>
)

const qrForms = { png: m.share_qr_png, svg: m.share_qr_svg }

/** @param address where its QR code is drawn */
export const QrFiles = ({ address }: { address: string }) =>
  (['png', 'svg'] as const).map((form) => (
    <Button asChild key={form}>
      <a href={`${address}?form=${form}`} download>
        <Download aria-hidden="true" className="size-5" />
        {qrForms[form]()}
      </a>
    </Button>
  ))
