import { dinnerFindingText } from '#app/features/kits/checks/dinner/dinner-finding-text.ts'
import type { DinnerFinding } from '#app/features/kits/checks/dinner/dinner-finding.ts'
import { dinnerPlace } from '#app/features/studio/dinner/dinner-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

const groups = [
  { severity: 'error', tone: 'warning', title: m.dinner_findings_errors },
  { severity: 'warning', tone: 'info', title: m.dinner_findings_warnings },
] as const

export function DinnerFindings({ findings }: { findings: readonly DinnerFinding[] }) {
  if (findings.length === 0) return <Notice tone="success">{m.dinner_findings_none()}</Notice>
  return (
    <div className="grid gap-3">
      {groups.map(({ severity, tone, title }) => {
        const some = findings.filter((finding) => finding.severity === severity)
        return (
          some.length > 0 && (
            <Notice key={severity} tone={tone} title={title({ count: some.length })}>
              <ul className="grid list-disc gap-2 pl-5 text-sm">
                {some.map((finding) => (
                  <li key={JSON.stringify(finding)}>
                    {dinnerFindingText(finding)}{' '}
                    <Link
                      to={dinnerPlace(finding.where)}
                      className={textLinkStyles}
                      aria-label={m.studio_finding_go_named({ name: finding.params.name })}
                    >
                      {m.studio_finding_go()}
                    </Link>
                  </li>
                ))}
              </ul>
            </Notice>
          )
        )
      })}
    </div>
  )
}
