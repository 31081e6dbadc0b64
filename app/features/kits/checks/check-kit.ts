import type { Listing } from '#app/features/kits/documents/dinner.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { checkDinner } from './dinner/check-dinner.ts'
import type { DinnerFinding } from './dinner/dinner-finding.ts'
import type { KitFinding } from './finding.ts'
import { checkRoom } from './room/check-room.ts'
import type { RoomFinding } from './room/room-finding.ts'

/** The kit is still an unchanged template. */
export type TemplateFinding = KitFinding<'template_unchanged'>

/** The findings about a kit, errors first. */
export type CheckedKit =
  | { kind: 'mystery-dinner'; findings: (DinnerFinding | TemplateFinding)[] }
  | { kind: 'escape-room'; findings: (RoomFinding | TemplateFinding)[] }

/** @param languages the primary one first @param listing of its adventure */
export const checkKit = (kit: Kit, languages: readonly Locale[], listing: Listing): CheckedKit =>
  kit.kind === 'mystery-dinner'
    ? { kind: kit.kind, findings: checkDinner({ document: kit.document, languages, listing }) }
    : { kind: kit.kind, findings: checkRoom({ document: kit.document, languages }) }

export function withTemplate(checked: CheckedKit, { id, title }: { id: string; title: string }): CheckedKit {
  const finding: TemplateFinding = {
    code: 'template_unchanged',
    severity: 'error',
    where: { entity: 'details', id },
    params: { name: title },
  }
  return checked.kind === 'mystery-dinner'
    ? { ...checked, findings: [finding, ...checked.findings] }
    : { ...checked, findings: [finding, ...checked.findings] }
}
