import { accessibilityTagText, categoryText, contentWarningText } from '#app/features/adventure/catalogue-text.ts'
import type { Changes } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'
import type { ConflictField } from './conflict-panel.tsx'
import { languageName } from './fields/language-name.ts'

const labels: Record<string, () => string> = {
  title: m.studio_field_title,
  name: m.studio_field_name,
  description: m.studio_field_description,
  category: m.studio_field_category,
  difficulty: m.studio_field_difficulty,
  price: m.studio_field_price,
  recommendedPlayers: m.studio_field_players,
  accessibilityTags: m.studio_field_accessibility,
  contentWarnings: m.studio_field_warnings,
  trailerUrl: m.studio_field_trailer,
  languages: m.studio_field_languages,
  altText: m.studio_field_alt,
  isEnding: m.studio_field_is_ending,
  endingText: m.studio_field_ending_text,
  endingConditions: m.studio_ends_when,
  orientation: m.studio_field_aspect,
  x: m.studio_field_x,
  y: m.studio_field_y,
  width: m.studio_field_width,
  height: m.studio_field_height,
  zIndex: m.studio_field_z,
  displayOrder: m.studio_field_order,
  type: m.studio_field_type,
  targetId: m.studio_field_target,
  blockedMessage: m.studio_field_blocked,
  visibilityConditions: m.studio_field_visibility,
  interactionConditions: m.studio_field_interaction,
  image: m.studio_puzzle_picture,
  hints: m.studio_field_hints,
  timeLimit: m.studio_field_time_limit,
  expectedMinutes: m.studio_field_expected,
  onSolveEffects: m.studio_field_effects,
  afterAttempts: m.studio_field_after_attempts,
  configuration: m.studio_field_configuration,
  solution: m.studio_field_solution,
}

const labelOf = (field: string): string => (Object.hasOwn(labels, field) ? labels[field]!() : field)

function textOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field === 'image') return (value as { url?: string }).url ?? ''
  if (typeof value === 'boolean') return value ? m.studio_yes() : m.studio_no()
  if (typeof value === 'number') return String(Math.round(value * 10) / 10)
  if (typeof value === 'string') return field === 'category' ? categoryText(value) : value
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.map((each) => itemText(field, each)).join(field === 'hints' ? '\n' : ', ')
  return JSON.stringify(value, null, 1)
}

function itemText(field: string, item: string): string {
  if (field === 'accessibilityTags') return accessibilityTagText(item)
  if (field === 'contentWarnings') return contentWarningText(item)
  return field === 'languages' && isLocale(item) ? languageName(item) : item
}

type Fields = Record<string, unknown>

/** What an author changed, beside what stands there now, field by field; a translation counts as a field of its own. */
export function conflictFields(changes: Changes, theirs: Fields): ConflictField[] {
  return Object.entries(changes).flatMap(([field, mine]): ConflictField[] => {
    if (field !== 'translations') return [{ label: labelOf(field), mine: textOf(field, mine), theirs: textOf(field, theirs[field]) }]
    const stored = theirs.translations as Record<string, Fields | undefined>
    return Object.entries(mine as Record<string, Fields>).flatMap(([language, fields]) =>
      Object.entries(fields).map(([each, text]) => ({
        label: m.studio_in_language({ label: labelOf(each), language: isLocale(language) ? languageName(language) : language }),
        mine: textOf(each, text),
        theirs: textOf(each, stored[language]?.[each]),
      })),
    )
  })
}
