import { Fragment } from 'react'
import type { Severity } from '#app/features/adventure/checks/finding.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import { sayFindings } from '#app/features/kits/checks/say-findings.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { kitPlace } from '#app/features/studio/fields/kit-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

const groups: readonly { severity: Severity; tone: 'danger' | 'warning' | 'info'; title: () => string }[] = [
  { severity: 'error', tone: 'danger', title: m.studio_findings_errors },
  { severity: 'warning', tone: 'warning', title: m.studio_findings_warnings },
  { severity: 'note', tone: 'info', title: m.checks_notes },
]

/** What the checks of a print kind say, each with the way to its place in the kit's editor. */
export function KitFindingList({ checked }: { checked: CheckedKit }) {
  const adventureId = useEditorPart(({ draft }) => draft.details.id)
  const said = sayFindings(checked)
  if (said.length === 0) return <Notice tone="success">{m.studio_kit_findings_none()}</Notice>
  return (
    <div className="grid gap-3">
      {groups.map(({ severity, tone, title }) => {
        const own = said.filter(({ finding }) => finding.severity === severity)
        if (own.length === 0) return <Fragment key={severity} />
        return (
          <Notice key={severity} tone={tone} title={title()}>
            <ul className="grid list-disc gap-2 pl-5 text-sm">
              {own.map(({ finding, text }) => (
                <li key={JSON.stringify(finding)}>
                  {text}{' '}
                  <Link
                    to={kitPlace(adventureId, checked.kind, finding.where)}
                    className={textLinkStyles}
                    aria-label={
                      finding.params.name.trim() === ''
                        ? undefined
                        : m.studio_finding_go_named({ name: finding.params.name })
                    }
                  >
                    {m.studio_finding_go()}
                  </Link>
                </li>
              ))}
            </ul>
          </Notice>
        )
      })}
    </div>
  )
}
