import { m } from '#app/i18n/generated/messages.js'
import type { CheckedKit } from './check-kit.ts'
import { dinnerFindingText } from './dinner/dinner-finding-text.ts'
import type { KitFinding } from './finding.ts'
import { roomFindingText } from './room/room-finding-text.ts'

type Said = { finding: KitFinding; text: string }

/** Each finding with its text in the reader's language. */
export const sayFindings = (checked: CheckedKit): Said[] =>
  checked.kind === 'mystery-dinner'
    ? checked.findings.map((finding) => ({
        finding,
        text: finding.code === 'template_unchanged' ? m.kits_template_unchanged() : dinnerFindingText(finding),
      }))
    : checked.findings.map((finding) => ({
        finding,
        text: finding.code === 'template_unchanged' ? m.kits_template_unchanged() : roomFindingText(finding),
      }))
