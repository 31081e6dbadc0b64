import Printer from 'lucide-react/icons/printer'
import type { GiftCard } from '#app/features/payments/gifts/read-card.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'

export function GiftCardPage({ card }: { card: GiftCard }) {
  return (
    <PageSection className="grid max-w-3xl gap-8 print:p-0">
      <PageHeader
        className="no-print"
        back={<BackLink to={`/account/purchases/${card.purchaseId}`}>{m.gifts_card_back()}</BackLink>}
        title={m.gifts_card()}
        intro={<p>{m.gifts_card_lead()}</p>}
        actions={
          <Button variant="primary" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {m.share_card_print()}
          </Button>
        }
      />
      <Paper card={card} />
    </PageSection>
  )
}

/** White in both themes: it is shown as it will be printed, in the recipient's language. */
function Paper({ card }: { card: GiftCard }) {
  const { language, title, titleLanguage, cover, isPrinted, giver, message } = card
  const on = { locale: language }
  return (
    <article
      lang={language}
      className="grid gap-6 rounded-card border-4 border-double border-[#8a6420] bg-white p-5 text-black shadow-card sm:p-8 print:break-inside-avoid print:gap-4 print:p-[6mm] print:shadow-none"
    >
      {cover && (
        <Picture
          src={cover}
          alt=""
          width={1600}
          height={900}
          priority
          className="aspect-video w-full print:h-[62mm]! print:w-auto print:justify-self-center rounded-small object-cover"
        />
      )}
      <header className="grid gap-2 text-center">
        <p className="text-lg">{m.gifts_card_from({ name: giver }, on)}</p>
        <h2 className="font-display text-4xl font-semibold print:text-3xl" lang={titleLanguage}>
          {title}
        </h2>
        <p>{isPrinted ? m.gifts_card_what_print({}, on) : m.gifts_card_what({}, on)}</p>
      </header>
      {message && <p className="mx-auto max-w-prose text-center text-lg whitespace-pre-line italic">{message}</p>}
      <HowTo card={card} />
    </article>
  )
}

function HowTo({ card: { language, seats, code, address } }: { card: GiftCard }) {
  const on = { locale: language }
  if (code === null) return <p className="font-semibold">{m.gifts_card_unreadable({}, on)}</p>
  return (
    <div className="grid items-center justify-items-center gap-6 border-t-2 border-dashed border-[#8a6420] pt-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start print:grid-cols-[auto_minmax(0,1fr)] print:justify-items-start">
      <QrPicture drawn={code.qr} label={m.gifts_card_qr({}, on)} className="size-40" />
      <div className="grid min-w-0 gap-3 max-sm:text-center print:text-left">
        <p>
          {m.gifts_card_how({}, on)} <strong>{address}</strong>
        </p>
        <p translate="no" className="font-mono text-xl font-bold tracking-wider sm:text-2xl print:text-2xl">
          {code.shown}
        </p>
        <p className="text-sm">
          {m.gifts_card_seats({ count: seats }, on)} {m.gifts_card_account({}, on)}
        </p>
      </div>
    </div>
  )
}
