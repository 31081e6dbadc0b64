import { reportKindText, reportReasonText } from '#app/features/contact/reports/report-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ReportLine } from './moderation.queries.server.ts'
import { NoteForm } from './note-form.tsx'
import type { ModerationAnswer } from './note-form.tsx'

export function ReportList({ reports, answered }: { reports: readonly ReportLine[]; answered: ModerationAnswer }) {
  return (
    <ul className="grid gap-5">
      {reports.map((report) => (
        <li key={report.id}>
          <Report report={report} answered={answered} />
        </li>
      ))}
    </ul>
  )
}

function Report({ report, answered }: { report: ReportLine; answered: ModerationAnswer }) {
  const zone = useReaderZone()
  return (
    <Card>
      <CardBody className="gap-4 p-5 sm:p-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone={report.closed ? 'grey' : 'warning'}>
            {report.closed ? m.moderation_closed() : m.moderation_open()}
          </Badge>
          <span className="font-semibold">{reportReasonText(report.reason)}</span>
          <span className="text-sm text-muted">
            {m.moderation_told({
              when: formatMoment(report.at, zone),
              who: report.isByGuest ? m.moderation_by_guest() : m.moderation_by_member(),
            })}
          </span>
        </p>
        <div className="grid gap-1 rounded-control border border-line bg-sunken p-4">
          <p className="text-sm text-muted">
            {reportKindText(report.kind)}
            {report.kind === 'review' && report.adventureTitle && ` · ${report.adventureTitle}`}
          </p>
          <p className="whitespace-pre-line">{report.subjectText}</p>
          {report.kind === 'player' && <PlayerAccount player={report.player} />}
          {report.kind === 'lock' && <LockSaid lock={report.lock} />}
        </div>
        {report.text && <p className="whitespace-pre-line">{report.text}</p>}
        <p className="flex flex-wrap gap-x-5">
          {report.adventureId && report.isOpenWork && (
            <TextLink to={`/admin/moderation/${report.adventureId}`} className="inline-flex min-h-11 items-center">
              {m.moderation_open_work()}
            </TextLink>
          )}
          {report.kind === 'creator' && (
            <TextLink to={`/creators/${report.subjectId}`} className="inline-flex min-h-11 items-center">
              {m.moderation_open_creator()}
            </TextLink>
          )}
          {report.lock && (
            <TextLink to={`/lock/${report.subjectId}`} className="inline-flex min-h-11 items-center">
              {m.moderation_open_lock()}
            </TextLink>
          )}
        </p>
        {report.closed ? (
          <p className="whitespace-pre-line text-muted">{m.moderation_outcome({ outcome: report.outcome })}</p>
        ) : report.isOwn ? (
          <p className="text-muted">{m.moderation_own()}</p>
        ) : (
          <>
            {report.lock && <DeleteLock id={report.subjectId} answered={answered} />}
            <NoteForm
              intent="close-report"
              thing={['reportId', report.id]}
              label={m.moderation_outcome_label()}
              hint={m.moderation_outcome_hint()}
              submit={m.moderation_close()}
              tone="secondary"
              answered={answered}
            />
          </>
        )}
      </CardBody>
    </Card>
  )
}

function LockSaid({ lock }: Pick<ReportLine, 'lock'>) {
  if (!lock) return <p className="text-muted">{m.moderation_lock_gone()}</p>
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {m.moderation_lock_opened()} {lock.text}
      {lock.link && ` · ${lock.link}`}
    </p>
  )
}

const DeleteLock = ({ id, answered }: { id: string; answered: ModerationAnswer }) => (
  <NoteForm
    intent="delete-lock"
    thing={['lockId', id]}
    label={m.moderation_lock_note()}
    hint={m.moderation_lock_hint()}
    submit={m.moderation_lock_delete()}
    tone="danger"
    answered={answered}
  />
)

/** The name in the party is whatever its player typed. */
function PlayerAccount({ player }: Pick<ReportLine, 'player'>) {
  const name = player?.name ?? null
  const said =
    name !== null
      ? m.moderation_player_account({ name })
      : player?.isGuest
        ? m.moderation_player_guest()
        : m.moderation_player_gone()
  return (
    <p>
      {player?.id ? (
        <TextLink to={`/admin/users/${player.id}`} className="inline-flex min-h-11 items-center">
          {said}
        </TextLink>
      ) : (
        said
      )}
    </p>
  )
}
