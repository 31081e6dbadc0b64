import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { findingName } from '#app/features/adventure/checks/finding-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { useByAndBy } from '#app/ui/use-by-and-by.ts'
import { findingWords } from './finding-words.ts'
import { WalkSteps } from './walkthrough.tsx'

export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const notes = findings.filter(({ severity }) => severity === 'note')
  if (findings.length === 0) return <Notice tone="success">{m.studio_findings_none()}</Notice>
  return (
    <div className="grid gap-3">
      {errors.length > 0 && (
        <Notice tone="danger" title={m.studio_findings_errors()}>
          <Findings findings={errors} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title={m.studio_findings_warnings()}>
          <Findings findings={warnings.filter((finding) => !isUntranslated(finding))} />
          <Untranslated findings={warnings.filter(isUntranslated)} />
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice tone="info" title={m.checks_notes()}>
          <Findings findings={notes} />
        </Notice>
      )}
    </div>
  )
}

const isUntranslated = ({ code }: Finding): boolean => code === 'translation_missing'

function Untranslated({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const count = findings.reduce((sum, { params }) => sum + Number(params.count ?? 1), 0)
  return (
    <div className="mt-2 grid gap-1 text-sm">
      <p>{m.studio_findings_untranslated({ count })}</p>
      <details>
        <FoldSummary>{m.studio_findings_untranslated_where()}</FoldSummary>
        <div className="mt-2">
          <Findings findings={findings} />
        </div>
      </details>
    </div>
  )
}

/** Hundreds of findings render in batches; the browser skips the layout of those out of sight. */
const batches = { first: 40, step: 80 }

function Findings({ findings }: { findings: readonly Finding[] }) {
  const count = useByAndBy(findings.length, batches)
  if (findings.length === 0) return null
  return (
    <ul className="grid list-disc gap-2 pl-5 text-sm">
      {findings.slice(0, count).map((finding) => {
        const place = editorPlace(finding.where)
        return (
          <li
            key={JSON.stringify([finding.code, finding.where, finding.params])}
            className={classNames(
              findings.length > batches.first &&
                '[contain-intrinsic-height:auto_1.25rem] [content-visibility:auto] [overflow-clip-margin:1.5rem]',
            )}
          >
            {findingWords(finding)}{' '}
            <Link
              to={place}
              className={textLinkStyles}
              aria-label={m.studio_finding_go_named({ name: findingName(finding) })}
            >
              {m.studio_finding_go()}
            </Link>
            {finding.path && finding.path.length > 0 && (
              <details className="mt-1">
                <FoldSummary>{m.checks_dead_end_path()}</FoldSummary>
                <WalkSteps steps={finding.path} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
