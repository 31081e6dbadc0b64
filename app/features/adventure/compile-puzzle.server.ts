import type { Locale } from '#app/i18n/locale.ts'
import type { EditionPuzzle } from '#app/features/engine/edition.schema.ts'
import type { SecretPuzzle } from '#app/features/engine/edition-secrets.schema.ts'
import { mostHints } from '#app/features/engine/hint-level.ts'
import type { DraftPuzzle } from './draft.server.ts'
import { readEffects } from './read-effects.ts'
import { isPlayable, readPuzzle, storedPuzzle } from './read-puzzle.server.ts'
import { scoringRulesSchema } from '#app/features/rows/scoring-rules.schema.ts'
import { localTextOf, localTextsOf } from './words.ts'

/** Both halves of a puzzle; null if it cannot be solved as it is, so it stays in the draft. */
export function compilePuzzle(
  row: DraftPuzzle,
  languages: readonly Locale[],
): { puzzle: EditionPuzzle; secret: SecretPuzzle } | null {
  const reading = readPuzzle(row, languages)
  const onSolve = readEffects(row.onSolveEffects, languages[0]!)
  const onFail = readEffects(row.onFailEffects, languages[0]!)
  if (!isPlayable(reading) || !onSolve || !onFail) return null
  const { type, drafts } = reading
  const rules = scoringRulesSchema.safeParse(row.scoringRules)
  const { hintCosts, hintLevels, hintRoles, ...scoring } = rules.success ? rules.data : scoringRulesSchema.parse({})
  const hints = localTextsOf(row, 'hints', languages)
  const workedHints = Math.min(type.workedHints(drafts[languages[0]!]!.configuration), mostHints - hints.length)
  const configuration: EditionPuzzle['configuration'] = {}
  for (const language of Object.keys(drafts) as Locale[])
    configuration[language] = type.present(drafts[language]!.configuration)
  return {
    puzzle: {
      id: row.id,
      type: type.id,
      typeVersion: type.version,
      name: localTextOf(row, 'name', languages),
      description: localTextOf(row, 'description', languages),
      imageAssetId: row.imageAssetId,
      ...(row.objectAssetId !== null &&
        row.objectPlace !== null && {
          object: {
            assetId: row.objectAssetId,
            altText: localTextOf(row, 'objectAltText', languages),
            place: row.objectPlace,
          },
        }),
      configuration,
      allowedAttempts: drafts[languages[0]!]!.allowedAttempts,
      afterAttempts: row.afterAttempts,
      timeLimitSeconds: row.timeLimit,
      expectedMinutes: Math.max(1, row.expectedMinutes),
      hintCosts: [
        ...hints.map(({ place }) => hintCosts[place] ?? scoring.hint),
        ...Array.from({ length: workedHints }, () => scoring.hint),
      ],
      hintLevels: hints.map(({ place }) => hintLevels[place] ?? null),
      ...(hintRoles.some((role) => role !== null) && {
        hintRoles: hints.map(({ place }) => hintRoles[place] ?? null),
      }),
      ...(workedHints > 0 && { workedHints }),
      scoring,
      ...(row.difficulty !== null && { difficulty: row.difficulty }),
      skip: { policy: row.skipPolicy, afterWrong: row.skipAfterWrong },
      ...(row.variantSeed !== null && { variantSeed: row.variantSeed }),
    },
    secret: {
      id: row.id,
      typeVersion: type.version,
      ...storedPuzzle(reading),
      hints: hints.map(({ text }) => text),
      onSolve,
      ...(onFail.length > 0 && { onFail }),
    },
  }
}
