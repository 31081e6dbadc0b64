import type { Severity } from '#app/features/adventure/checks/finding.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

/** A finding in the reader's language. */
export type SaidFinding = { key: string; severity: Severity; text: string; name: string; to: string; more: boolean }

const groups = [
  { severity: 'error', tone: 'danger', title: m.room_findings_errors },
  { severity: 'warning', tone: 'warning', title: m.room_findings_warnings },
  { severity: 'note', tone: 'info', title: m.checks_notes },
] as const

/** Findings of a print kind, each with a link to its place; those with `more` can be unfolded. */
export function KitFindings({ findings, none }: { findings: readonly SaidFinding[]; none: string }) {
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
