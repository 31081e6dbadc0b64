import { useNavigation } from 'react-router'
import type { ReactNode } from 'react'
import type { Offer } from '#app/features/payments/gifts/find-offer.server.ts'
import { redeemPath } from '#app/features/payments/gifts/gift-code.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardMedia } from '#app/ui/card.tsx'
import { CodeForm } from '#app/ui/code-form.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type Props = { typed: string | null; offer: Offer | null; isSignedIn: boolean }

type Taken = Extract<Offer, { code: string }>

/** Works without scripts; only its button changes anything. */
export function RedeemPage({ typed, offer, isSignedIn }: Props) {
  if (offer === null || offer.standing === 'unknown') return <AskCode typed={typed} />
  if (!('code' in offer)) return <NotThisTime {...refusals[offer.standing]} adventureId={offer.adventureId} />
  return offer.standing === 'mine' ? <Mine offer={offer} /> : <Open offer={offer} isSignedIn={isSignedIn} />
}

const refusals = {
  over: { title: m.gifts_over_title, text: m.gifts_over },
  held: { title: m.gifts_held_title, text: m.gifts_held },
  used: { title: m.gifts_used_title, text: m.gifts_used },
  owned: { title: m.gifts_owned_title, text: m.gifts_owned },
  own: { title: m.gifts_own_title, text: m.gifts_own },
}

function AskCode({ typed }: { typed: string | null }) {
  return (
    <PageSection className="grid max-w-2xl gap-6">
      <PageHeader title={m.gifts_redeem_title()} intro={<p>{m.gifts_redeem_lead()}</p>} />
      <Card>
        <CardBody className="p-6">
          <CodeForm
            action="/redeem"
            label={m.gifts_code()}
            hint={m.gifts_code_hint()}
            typed={typed}
            wrong={m.gifts_code_unknown()}
            submit={m.gifts_code_submit()}
            className="text-lg! tracking-wider"
          />
        </CardBody>
      </Card>
    </PageSection>
  )
}

function Open({ offer, isSignedIn }: { offer: Taken; isSignedIn: boolean }) {
  const { code, giver, seats, seatsLeft } = offer
  const busy = useNavigation().formMethod === 'POST'
  const next = new URLSearchParams({ next: redeemPath(code) }).toString()
  return (
    <Wrapped offer={offer} heading={giver === null ? m.gifts_offer_title() : m.gifts_card_from({ name: giver })}>
      {seats > 1 && <p className="text-muted">{m.gifts_seats_left({ left: seatsLeft, count: seats })}</p>}
      {isSignedIn ? (
        <Form method="post" action="/redeem">
          <input type="hidden" name="code" value={code} />
          <Button type="submit" variant="primary" size="large" loading={busy} className="w-full">
            {busy ? m.gifts_accept_busy() : m.gifts_accept()}
          </Button>
        </Form>
      ) : (
        <>
          <p>{m.gifts_sign_in_first()}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <Button asChild variant="primary" size="large">
              <Link to={`/auth?${next}`}>{m.gifts_sign_in()}</Link>
            </Button>
            <Button asChild size="large">
              <Link to={`/auth?tab=sign-up&${next}`}>{m.gifts_sign_up()}</Link>
            </Button>
          </div>
        </>
      )}
    </Wrapped>
  )
}

function Mine({ offer }: { offer: Taken }) {
  return (
    <Wrapped offer={offer} heading={m.gifts_mine_title()}>
      <p>{m.gifts_mine()}</p>
      <Play adventureId={offer.adventureId} />
    </Wrapped>
  )
}

function Wrapped({ offer, heading, children }: { offer: Taken; heading: string; children: ReactNode }) {
  const { title, titleLanguage, cover, message, messageLanguage } = offer
  return (
    <PageSection className="grid max-w-2xl gap-6">
      <PageHeader title={heading} />
      <Card className="overflow-hidden">
        {cover && (
          <CardMedia>
            <Picture src={cover} alt="" width={1600} height={900} priority />
          </CardMedia>
        )}
        <CardBody className="grid gap-5 p-6">
          <h2 className="font-display text-2xl font-semibold" lang={titleLanguage}>
            {title}
          </h2>
          {message && (
            <blockquote
              lang={messageLanguage}
              className="border-l-4 border-brass pl-4 text-lg whitespace-pre-line italic"
            >
              {message}
            </blockquote>
          )}
          {children}
        </CardBody>
      </Card>
    </PageSection>
  )
}

type Refusal = { title: () => string; text: () => string; adventureId: string | null }

function NotThisTime({ title, text, adventureId }: Refusal) {
  return (
    <PageSection className="grid max-w-2xl gap-6">
      <PageHeader title={title()} intro={<p>{text()}</p>} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {adventureId && <Play adventureId={adventureId} />}
        <TextLink to="/redeem">{m.gifts_another_code()}</TextLink>
        <TextLink to="/library">{m.checkout_library()}</TextLink>
      </div>
    </PageSection>
  )
}

const Play = ({ adventureId }: { adventureId: string }) => (
  <Button asChild variant="primary" size="large">
    <Link to={`/play/${adventureId}`}>{m.checkout_play()}</Link>
  </Button>
)
