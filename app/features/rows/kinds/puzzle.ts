import { isRecord } from '#app/shared/record.ts'
import { scoringRulesSchema } from '#app/features/rows/scoring-rules.schema.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { leastShare } from '#app/features/puzzles/kit/object/object-fit.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { mostEffects } from '#app/features/engine/limits.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import {
  choice,
  field,
  json,
  jsonList,
  picture,
  requiredWords,
  whole,
  wholeOrNone,
  words,
} from '#app/features/rows/field.ts'
import { draftObject } from '#app/features/rows/field-schemas.ts'
import { readHalves, unreadableLanguage, withoutBlankDecoys } from '#app/features/rows/read-puzzle.ts'
import { invalid } from '#app/features/rows/refusal.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { Row, RowOf, Settled } from '#app/features/rows/row-kind.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'
import { hints } from './hints.ts'

const percent = z.number().min(0).max(100)
const typeName = z.string().min(1).max(60).refine(isStorableText)
/** `{}` stands for the usual rules. */
const scoring = z.union([z.strictObject({}), scoringRulesSchema]) as z.ZodType<Record<string, unknown>>

const share = z.number().min(leastShare).max(100)
const place = z.strictObject({ x: percent, y: percent, width: share, height: share })

const half = { ...json(m.studio_field_configuration), translation: draftObject }

/** Points and hints conflict only when hint costs or levels have changed. */
function areHintsScored(base: Changes, mine: Changes, theirs: Changes): boolean {
  if (!('scoringRules' in base)) return true
  const began = ladderOf(base.scoringRules)
  return (
    ('scoringRules' in mine && !isStoredAlike(began, ladderOf(mine.scoringRules))) ||
    !isStoredAlike(began, ladderOf(theirs.scoringRules))
  )
}

const ladderOf = (rules: unknown): Changes =>
  isRecord(rules) ? { hintCosts: rules.hintCosts, hintLevels: rules.hintLevels, hintRoles: rules.hintRoles } : {}

export const puzzle = rowKind({
  name: 'puzzle',
  list: 'puzzles',
  label: m.studio_type_puzzle,
  nameField: 'name',
  tab: 'puzzles',
  full: m.studio_full_puzzles,
  adventures: ['online-adventure', 'escape-room'],
  parent: null,
  limit: 500,
  place: null,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    type: { ...field(m.studio_field_type, typeName), fixed: true },
    description: words(m.studio_field_description, 5_000, {
      long: true,
      hint: m.studio_puzzle_description_hint,
      optional: true,
    }),
    configuration: half,
    solution: { ...half, label: m.studio_field_solution },
    /** Seconds; null for no limit. */
    timeLimit: wholeOrNone(m.studio_field_time_limit, [1, 86_400], { hint: m.studio_time_limit_hint }),
    expectedMinutes: whole(m.studio_field_expected, [1, 600], 5, { hint: m.studio_expected_hint }),
    imageAssetId: picture(
      m.studio_puzzle_picture,
      { purpose: 'puzzle', aspect: '16 / 9' },
      { hint: m.studio_puzzle_picture_hint },
    ),
    /** The close-up of the thing that the puzzle lies in, such as a chest with a lock. */
    objectAssetId: picture(
      m.objects_picture,
      { purpose: 'puzzle', aspect: '4 / 3', slot: 'object' },
      { inWords: 'objectAltText' },
    ),
    objectAltText: words(m.objects_alt, 1_000, { long: true, optional: true }),
    /** Where on that picture players work. */
    objectPlace: field(m.objects_place, place.nullable(), null),
    hints,
    scoringRules: field(m.studio_scoring_title, scoring, {}),
    onSolveEffects: jsonList(m.studio_field_effects, mostEffects),
    afterAttempts: choice(
      m.studio_field_after_attempts,
      {
        cooldown: m.studio_after_cooldown,
        time_penalty: m.studio_after_penalty,
        offer_answer: m.studio_after_offer,
      },
      { hint: m.studio_after_attempts_hint },
    ),
    onFailEffects: jsonList(m.studio_field_fail_effects, mostEffects),
    difficulty: wholeOrNone(m.studio_field_difficulty, [1, 5]),
    skipPolicy: choice(
      m.studio_field_skip,
      {
        never: m.studio_skip_never,
        after_hints: m.studio_skip_after_hints,
        after_tries: m.studio_skip_after_tries,
        any_time: m.studio_skip_any_time,
      },
      { start: 'after_hints', hint: m.studio_skip_hint },
    ),
    skipAfterWrong: whole(m.studio_field_skip_after, [1, 50], 5, { hint: m.studio_skip_after_hint }),
    /** Null: each party gets its own arrangement. */
    variantSeed: wholeOrNone(m.studio_field_variant, [0, 2_147_483_647]),
  },
  bonds: [{ fields: ['configuration', 'solution'] }, { fields: ['hints', 'scoringRules'], when: areHintsScored }],
  begin: (given) => {
    const type = typeof given.type === 'string' ? findPuzzleType(given.type) : undefined
    return type ? { ...type.defaults, timeLimit: type.timeLimit } : {}
  },
  settle: (row, before) => {
    const same = before && ['configuration', 'solution', 'translations'].every((name) => row[name] === before[name])
    if (same) return { row }
    const type = findPuzzleType(String(row.type))
    return type ? settled(row, type) : invalid(before ? 'configuration' : 'type', 'studio_errors_puzzle')
  },
})

function settled(row: Row, type: PuzzleType): Settled {
  const { translations } = row as PuzzleRow
  const halves = readHalves(type, row as Row & Record<'configuration' | 'solution', JsonObject>)
  if (!halves) return invalid('configuration', 'studio_errors_puzzle')
  const unreadable = unreadableLanguage(type, halves, translations)
  if (unreadable) return invalid(`translations.${unreadable}`, 'studio_errors_puzzle')
  const tidy = withoutBlankDecoys(halves.solution, translations)
  return { row: { ...row, ...halves, ...tidy, typeVersion: type.version } }
}

export type PuzzleRow = RowOf<typeof puzzle> & { typeVersion: number }
