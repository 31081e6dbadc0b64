import type { CheckedKit } from './check-kit.ts'
import { dinnerFindingText } from './dinner/dinner-finding-text.ts'
import type { KitFinding } from './finding.ts'
import { roomFindingText } from './room/room-finding-text.ts'

/** Each finding with its words in the reader's language. */
export const sayFindings = (checked: CheckedKit): { finding: KitFinding; text: string }[] =>
  checked.kind === 'mystery-dinner'
    ? checked.findings.map((finding) => ({ finding, text: dinnerFindingText(finding) }))
    : checked.findings.map((finding) => ({ finding, text: roomFindingText(finding) }))
