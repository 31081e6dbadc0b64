import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import { sayFindings } from '#app/features/kits/checks/say-findings.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { kitPlace } from '#app/features/studio/fields/kit-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { KitFindings } from './kit-findings.tsx'

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
