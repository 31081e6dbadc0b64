import QrCode from 'lucide-react/icons/qr-code'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

/** What a press does there: goes on in one's game, or begins one. */
export type AtStation = 'open' | 'begin' | 'closed'

const texts: Record<AtStation, () => string> = {
  open: m.station_here_text,
  begin: m.station_begin_text,
  closed: m.station_closed,
}

type Props = { sessionName: string; title: string; at: AtStation; refused: 'notNow' | 'full' | null }

/** Where a code on a wall leads: opening the page changes nothing, its button does. */
export function StationPage({ sessionName, title, at, refused }: Props) {
  return (
    <PageSection>
      <div className="mx-auto grid max-w-xl justify-items-center gap-5 text-center">
        <QrCode aria-hidden="true" className="size-14 text-brass-ink" />
        <p className="text-sm font-semibold tracking-wide text-brass-ink wrap-anywhere">
          {title} · {sessionName}
        </p>
        <h1 className="text-title">{m.station_here()}</h1>
        {refused && (
          <Notice tone="danger" className="text-left">
            {refused === 'full' ? m.groups_session_full_text() : m.station_not_now()}
          </Notice>
        )}
        <p className="text-lg text-muted">{texts[at]()}</p>
        {at !== 'closed' && (
          <Form method="post">
            <Button type="submit" variant="primary" size="large">
              {at === 'open' ? m.station_open() : m.kiosk_start()}
            </Button>
          </Form>
        )}
      </div>
    </PageSection>
  )
}
