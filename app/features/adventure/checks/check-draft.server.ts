import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { checkConditions } from './check-conditions.ts'
import { checkDialogue } from './check-dialogue.server.ts'
import { checkEffects } from './check-effects.ts'
import { checkEnding } from './check-ending.ts'
import { checkFlags } from './check-flags.ts'
import { checkItems } from './check-items.server.ts'
import { checkLinks } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPuzzles } from './check-puzzles.server.ts'
import { checkReach } from './check-reach.ts'
import { checkStart } from './check-start.ts'
import { checkTranslations } from './check-translations.ts'
import type { Check, Compiled } from './check.ts'
import type { Finding } from './finding.ts'

/** In the order in which an author should mend things. */
const checks: readonly Check[] = [
  checkStart,
  checkLinks,
  checkPuzzles,
  checkConditions,
  checkEffects,
  checkItems,
  checkDialogue,
  checkEnding,
  checkReach,
  checkFlags,
  checkPictures,
  checkTranslations,
]

/** All that is to be said about a draft, errors first. */
export function checkDraft(draft: AdventureDraft, compiled: Compiled | null): Finding[] {
  const findings = checks.flatMap((check) => check({ draft, compiled }))
  return findings.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}
