import { useNavigation } from 'react-router'
import type { SessionRow } from '#app/features/account/security/session.present.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Panel } from './panel.tsx'

export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  const sent = useNavigation().formData
  return (
    <Panel title={m.account_sessions_heading()}>
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} isEnding={sent?.get('session') === session.id} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" action="/account/security" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value="sign-out-elsewhere"
            loading={sent?.get('intent') === 'sign-out-elsewhere'}
          >
            {m.account_sign_out_elsewhere()}
          </Button>
        </Form>
      ) : (
        <p className="text-muted">{m.account_sessions_none()}</p>
      )}
    </Panel>
  )
}

function Session({ session, isEnding }: { session: SessionRow; isEnding: boolean }) {
  const zone = useReaderZone()
  const name = nameOf(session)
  const seen = formatMoment(session.lastSeen, zone)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.isOwn && <Badge tone="success">{m.security_session_own()}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {session.isOwn ? m.security_session_now() : m.security_session_seen({ moment: seen })}
        </p>
      </div>
      {!session.isOwn && (
        <Form method="post" action="/account/security" preventScrollReset>
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            size="small"
            name="intent"
            value="end-session"
            loading={isEnding}
            aria-label={m.security_session_end_named({ name, moment: seen })}
          >
            {m.security_session_end()}
          </Button>
        </Form>
      )}
    </li>
  )
}

function nameOf({ browser, system }: SessionRow): string {
  if (browser && system) return m.security_session_name({ browser, system })
  return browser ?? system ?? m.security_session_unknown()
}
