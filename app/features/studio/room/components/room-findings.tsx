import { roomFindingText } from '#app/features/kits/checks/room/room-finding-text.ts'
import type { RoomFinding } from '#app/features/kits/checks/room/room-finding.ts'
import { roomPlace } from '#app/features/studio/room/room-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

const groups = [
  { severity: 'error', tone: 'danger', title: m.room_findings_errors },
  { severity: 'warning', tone: 'warning', title: m.room_findings_warnings },
] as const

const isUntranslated = ({ code }: RoomFinding): boolean => code === 'translation_missing'

/** Each with the way to its place; missing translations, of which there are many, are folded away. */
export function RoomFindings({ findings }: { findings: readonly RoomFinding[] }) {
  if (findings.length === 0) return <Notice tone="success">{m.room_findings_none()}</Notice>
  return (
    <div className="grid gap-3">
      {groups.map(({ severity, tone, title }) => {
        const own = findings.filter((finding) => finding.severity === severity)
        const folded = own.filter(isUntranslated)
        if (own.length === 0) return null
        return (
          <Notice key={severity} tone={tone} title={title()}>
            <Lines findings={own.filter((finding) => !isUntranslated(finding))} />
            {folded.length > 0 && (
              <details className="mt-2">
                <FoldSummary>{m.room_findings_more({ count: folded.length })}</FoldSummary>
                <div className="mt-2">
                  <Lines findings={folded} />
                </div>
              </details>
            )}
          </Notice>
        )
      })}
    </div>
  )
}

const Lines = ({ findings }: { findings: readonly RoomFinding[] }) => (
  <ul className="grid list-disc gap-2 pl-5 text-sm">
    {findings.map((finding) => {
      const { name } = finding.params
      return (
        <li key={JSON.stringify([finding.code, finding.where, finding.params])}>
          {roomFindingText(finding)}{' '}
          <Link
            to={roomPlace(finding.where)}
            className={textLinkStyles}
            aria-label={name ? m.studio_finding_go_named({ name }) : m.studio_finding_go()}
          >
            {m.studio_finding_go()}
          </Link>
        </li>
      )
    })}
  </ul>
)
