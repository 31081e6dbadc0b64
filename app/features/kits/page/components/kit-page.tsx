import { LabelledTitle, LargeCover } from '#app/features/adventure/components/page-head.tsx'
import { tabOf } from '#app/features/adventure/kinds.ts'
import { newEveningPath } from '#app/features/kits/evening/evening-path.ts'
import type { KitPage as Kit } from '#app/features/kits/page/open-kit.server.ts'
import { KitSize } from '#app/features/kits/print/components/kit-size.tsx'
import { PrintPanel, printId } from '#app/features/kits/print/components/print-panel.tsx'
import { RefundNote } from '#app/features/payments/components/refund-note.tsx'
import { formatPrice } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink, Breadcrumb } from '#app/ui/back-link.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Cast, InTheKit, KitFacts, Premise, ToPrepare } from './kit-contents.tsx'

export function KitPage({ kit }: { kit: Kit }) {
  const { contents } = kit
  return (
    <PageSection className="grid gap-5 pt-0!">
      <Breadcrumb
        trail={[
          { label: m.shell_library(), to: '/library' },
          { label: kit.kindLabel, to: `/library?tab=${tabOf(kit.kind)}` },
        ]}
      />
      {kit.edits && kit.standing === 'preview' && (
        <Notice tone="warning" title={m.kit_preview_title()}>
          {m.kit_preview_text()} <TextLink to={`/editor/${kit.id}?tab=details`}>{m.kit_edit()}</TextLink>
        </Notice>
      )}
      {kit.standing === 'withheld' && <Notice title={m.kit_withheld_title()}>{m.kit_withheld_text()}</Notice>}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6">
          <LargeCover cover={kit.cover} title={kit.title.text} />
          <Heading kit={kit} />
        </div>
        <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <WayIn kit={kit} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {contents && <KitFacts contents={contents} />}
          {kit.description.text !== '' && (
            <p lang={kit.description.language} className="max-w-prose text-lg leading-relaxed whitespace-pre-line">
              {kit.description.text}
            </p>
          )}
          {contents && (
            <>
              <Premise contents={contents} />
              <div className="grid gap-8 sm:grid-cols-2">
                <InTheKit contents={contents} />
                <ToPrepare contents={contents} />
              </div>
              {kit.print && (
                <PrintPanel
                  key={kit.id}
                  id={kit.id}
                  offer={kit.print}
                  table={{
                    seats: contents.kind === 'mystery-dinner' ? contents.characters : [],
                    players: contents.players,
                  }}
                />
              )}
              {contents.kind === 'mystery-dinner' && contents.characters.length > 0 && (
                <Cast characters={contents.characters} />
              )}
            </>
          )}
        </div>
      </div>
    </PageSection>
  )
}

function Heading({ kit }: { kit: Kit }) {
  return (
    <header className="grid gap-3">
      <LabelledTitle {...kit} title={kit.title.text} language={kit.title.language} />
      {kit.creatorName !== null && <p className="text-lg text-muted">{m.common_by_name({ name: kit.creatorName })}</p>}
    </header>
  )
}

/** The price and how to get the kit, or a note that the reader has it. */
function WayIn({ kit }: { kit: Kit }) {
  return (
    <Card look="night" className="shadow-float">
      <CardBody className="grid content-start gap-5 p-6">
        <div>
          <p className="font-display text-[min(2.25rem,12vw)] leading-tight font-semibold whitespace-nowrap">
            {formatPrice(kit.priceCents)}
          </p>
          {kit.priceCents > 0 && <p className="mt-1 text-sm text-muted">{m.adventure_price_once()}</p>}
        </div>
        <Standing kit={kit} />
        {kit.print && <KitSize id={kit.id} offer={kit.print} />}
        {kit.standing !== 'withheld' && kit.standing !== 'preview' && (
          <TextLink to={`/adventure/${kit.id}`} className="text-sm">
            {m.kit_to_adventure()}
          </TextLink>
        )}
      </CardBody>
    </Card>
  )
}

function Standing({ kit: { id, kind, edits, isOwner, standing, priceCents, sale, print } }: { kit: Kit }) {
  if (standing === 'announced') return <p>{m.kit_announced()}</p>
  if (print && print.standing !== 'open')
    return (
      <div className="grid gap-3">
        <GetTheKit to={`#${printId}`} />
        {print.standing !== 'draft' && (
          <>
            <Button asChild>
              <Link to={newEveningPath(id)}>
                {kind === 'escape-room' ? m.evening_room_new() : m.evening_host_open_here()}
              </Link>
            </Button>
            <TextLink to="/account/games#evenings" className="text-sm">
              {m.evening_host_find()}
            </TextLink>
          </>
        )}
        <p className="text-sm">
          {edits ? (
            <>
              {isOwner && m.kit_yours()} <TextLink to={`/editor/${id}?tab=details`}>{m.kit_edit()}</TextLink>
            </>
          ) : standing === 'withheld' || priceCents > 0 ? (
            m.kit_owned()
          ) : (
            m.kit_free()
          )}
        </p>
      </div>
    )
  if (sale === 'closed') return <p>{m.checkout_closed()}</p>
  return (
    <div className="grid gap-2">
      <GetTheKit to={`/checkout/${id}`} />
      {sale === 'taxed' && <p className="text-center text-sm text-muted">{m.checkout_plus_tax()}</p>}
      <RefundNote isKit />
    </div>
  )
}

/** Links to where the kit is printed, or paid for first. */
const GetTheKit = ({ to }: { to: string }) => (
  <Link to={to} className={classNames(buttonStyles({ variant: 'primary', size: 'large' }), 'w-full')}>
    {m.kit_get()}
  </Link>
)

export const KitNotFound = () => (
  <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
    <Picture src="/illustrations/empty-frame.webp" alt="" width={480} height={360} priority className="w-60" />
    <h1 className="text-title">{m.kit_not_found_title()}</h1>
    <p className="text-lg text-muted">{m.kit_not_found_text()}</p>
    <BackLink to="/library">{m.common_back_to_library()}</BackLink>
  </PageSection>
)
