import type { ScoringRules } from '#app/features/rows/scoring-rules.schema.ts'
import { hintLevels } from '#app/features/engine/hint-level.ts'
import { roles } from '#app/shared/player-roles.ts'
import { mostPoints, usualScoring } from '#app/features/engine/usual-scoring.ts'

export type ScoringRule = keyof typeof usualScoring

export function scoringValues(stored: Record<string, unknown>): ScoringRules {
  const { hintCosts, hintLevels: levels, hintRoles, ...numbers } = stored
  const rule = (name: ScoringRule) => (typeof numbers[name] === 'number' ? numbers[name] : usualScoring[name])
  return {
    points: rule('points'),
    wrongAnswer: rule('wrongAnswer'),
    hint: rule('hint'),
    timeBonus: rule('timeBonus'),
    hintCosts: Array.isArray(hintCosts) ? hintCosts.map((cost) => (typeof cost === 'number' ? cost : null)) : [],
    hintRoles: Array.isArray(hintRoles) ? hintRoles.map((role) => roles.find((known) => known === role) ?? null) : [],
    hintLevels: Array.isArray(levels) ? levels.map((level) => hintLevels.find((known) => known === level) ?? null) : [],
  }
}

export const isScore = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= mostPoints
