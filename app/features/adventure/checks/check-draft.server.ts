import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { withNamedHotspots } from '#app/features/adventure/named-hotspots.ts'
import { checkClues } from './check-clues.ts'
import { checkConditions } from './check-conditions.ts'
import { checkDialogue } from './check-dialogue.server.ts'
import { checkEffects } from './check-effects.ts'
import { checkEnding } from './check-ending.ts'
import { checkFlags } from './check-flags.ts'
import { checkItems } from './check-items.server.ts'
import { checkLayers } from './check-layers.ts'
import { checkLinks } from './check-links.ts'
import { checkObjects } from './check-objects.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPuzzles } from './check-puzzles.server.ts'
import { checkReach } from './check-reach.ts'
import { checkTemplate } from './check-template.server.ts'
import { checkReferences } from './check-references.ts'
import { checkRoles } from './check-roles.ts'
import { checkEndingTexts, checkStart } from './check-start.ts'
import { checkTags } from './check-tags.server.ts'
import { checkTranslations } from './check-translations.ts'
import type { Check, Compiled } from './check.ts'
import { checkChoices } from './check-choices.ts'
import { checkDeadEnds } from './check-dead-ends.ts'
import type { Finding, Severity } from './finding.ts'
import { toldApart } from './told-apart.ts'
import type { Examination } from './search/examine.ts'
import type { Step } from './search/moment.ts'
import type { WalkStep } from './walk-step.ts'
import { walkSteps } from './walk-step.ts'

const checks: readonly Check[] = [
  checkStart,
  checkTemplate,
  checkLinks,
  checkReferences,
  checkPuzzles,
  checkClues,
  checkConditions,
  checkEffects,
  checkItems,
  checkDialogue,
  checkEnding,
  checkRoles,
  checkDeadEnds,
  checkEndingTexts,
  checkReach,
  checkChoices,
  checkFlags,
  checkPictures,
  checkObjects,
  checkLayers,
  checkTags,
  checkTranslations,
]

const eachOnce = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((each) => [JSON.stringify([each.code, each.where, each.params]), each])).values(),
]

const severityRank: Record<Severity, number> = { error: 0, warning: 1, note: 2 }

export interface Checked {
  findings: Finding[]
  walkthrough: WalkStep[] | null
  /** The same, by ids. */
  way: readonly Step[] | null
  /** False if playing it came to no result. */
  isKnown: boolean
  isShortest: boolean
}

/** `examined`: the result of playing the edition; `failed` if it could not be determined, null if nobody asked. */
export function checkDraft(
  stored: AdventureDraft,
  compiled: Compiled | null,
  examined: Examination | 'failed' | null,
): Checked {
  const draft = withNamedHotspots(stored)
  const examination = examined === 'failed' ? null : examined
  const said = checks.flatMap((check) =>
    check({ draft, compiled, examined: examination, hasFailed: examined === 'failed' }),
  )
  // "condition never holds" adds nothing where another fault of the same thing is known
  const findings = eachOnce(said).filter(
    ({ code, where }) =>
      code !== 'condition_never_holds' || !said.some((other) => other.code !== code && other.where.id === where.id),
  )
  return {
    findings: toldApart(draft, findings).toSorted((a, b) => severityRank[a.severity] - severityRank[b.severity]),
    walkthrough: compiled && examination?.walkthrough ? walkSteps(draft, compiled, examination.walkthrough) : null,
    way: examination?.walkthrough ?? null,
    isKnown: examined !== 'failed',
    isShortest: examination?.isShortest ?? false,
  }
}
