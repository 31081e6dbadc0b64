import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import { sayFindings } from '#app/features/kits/checks/say-findings.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { kitPlace } from '#app/features/studio/fields/kit-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Severity } from '#app/features/adventure/checks/finding.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

type KitFindingListProps = {
  checked: CheckedKit
  /** Shown when there are none. */
  none?: string
}

/** The findings of a print kind, each with a link to its place in the kit's editor. */
export function KitFindingList({ checked, none = m.studio_kit_findings_none() }: KitFindingListProps) {
  const adventureId = useEditorPart(({ draft }) => draft.details.id)
  const findings = sayFindings(checked).map(({ finding, text }) => ({
    key: JSON.stringify([finding.code, finding.where, finding.params]),
    severity: finding.severity,
    text,
    name: finding.params.name.trim(),
    to: kitPlace(adventureId, checked.kind, finding.where),
    more: finding.code === 'translation_missing',
  }))
  return <KitFindings findings={findings} none={none} />
}

/** A finding in the reader's language. */
type SaidFinding = { key: string; severity: Severity; text: string; name: string; to: string; more: boolean }

const groups = [
  { severity: 'error', tone: 'danger', title: m.room_findings_errors },
  { severity: 'warning', tone: 'warning', title: m.room_findings_warnings },
  { severity: 'note', tone: 'info', title: m.checks_notes },
] as const

/** Findings of a print kind, each with a link to its place; those with `more` can be unfolded. */
function KitFindings({ findings, none }: { findings: readonly SaidFinding[]; none: string }) {
  if (findings.length === 0) return <Notice tone="success">{none}</Notice>
  return (
    <div className="grid gap-3">
      {groups.map(({ severity, tone, title }) => {
        const own = findings.filter((finding) => finding.severity === severity)
        const folded = own.filter(({ more }) => more)
        if (own.length === 0) return null
        return (
          <Notice key={severity} tone={tone} title={title()}>
            <Lines findings={own.filter(({ more }) => !more)} />
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

const Lines = ({ findings }: { findings: readonly SaidFinding[] }) => (
  <ul className="grid list-disc gap-2 pl-5 text-sm">
    {findings.map(({ key, text, name, to }) => (
      <li key={key}>
        {text}{' '}
        <Link
          to={to}
          className={textLinkStyles}
          aria-label={name ? m.studio_finding_go_named({ name }) : m.studio_finding_go()}
        >
          {m.studio_finding_go()}
        </Link>
      </li>
    ))}
  </ul>
)
