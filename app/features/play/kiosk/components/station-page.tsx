import QrCode from 'lucide-react/icons/qr-code'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

/** Where a code on a wall leads: opening the page changes nothing, its button does. */
export function StationPage({
  sessionName,
  door,
  isRefused,
}: {
  sessionName: string
  /** Where a game begins; null for who plays one. */
  door: string | null
  isRefused: boolean
}) {
  const mayOpen = door === null
  return (
    <PageSection>
      <div className="mx-auto grid max-w-xl justify-items-center gap-5 text-center">
        <QrCode aria-hidden="true" className="size-14 text-brass-ink" />
        <p className="text-sm font-semibold tracking-wide text-brass-ink wrap-anywhere">{sessionName}</p>
        <h1 className="text-title">{mayOpen ? m.station_here() : m.station_no_team()}</h1>
        {isRefused && (
          <Notice tone="danger" className="text-left">
            {m.station_not_now()}
          </Notice>
        )}
        <p className="text-lg text-muted">{mayOpen ? m.station_here_text() : m.station_no_team_text()}</p>
        {mayOpen ? (
          <Form method="post">
            <Button type="submit" variant="primary" size="large">
              {m.station_open()}
            </Button>
          </Form>
        ) : (
          <Button asChild variant="primary" size="large">
            <Link to={door}>{door === '/join' ? m.station_join() : m.station_begin()}</Link>
          </Button>
        )}
      </div>
    </PageSection>
  )
}
