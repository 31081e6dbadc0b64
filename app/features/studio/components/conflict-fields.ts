import { accessibilityTagText, categoryText, contentWarningText } from '#app/features/adventure/catalogue-text.ts'
import { chosenTags, styleFields } from '#app/features/adventure/style-tags.ts'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { mergeChanges } from '#app/features/studio/saving/changes.ts'
import type { Changes } from '#app/features/studio/saving/changes.ts'
import { heldOfThese } from '#app/features/studio/saving/three-way.ts'
import type { Collision } from '#app/features/studio/saving/three-way.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { isLocale } from '#app/i18n/locale.ts'
import { choiceInWords } from './conflict-choices.ts'
import type { ConflictField } from './conflict-panel.tsx'
import { outline, pictureOf, valueInWords } from './conflict-values.ts'
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
  imageDescription: m.studio_field_image_description,
  photographyStyle: m.studio_style_photography,
  lightingStyle: m.studio_style_lighting,
  artStyle: m.studio_style_art,
  atmosphereStyle: m.studio_style_atmosphere,
  compositionStyle: m.studio_style_composition,
  customAiPrompt: m.studio_style_prompt,
  altText: m.studio_field_alt,
  isEnding: m.studio_field_is_ending,
  endingText: m.studio_field_ending_text,
  endingConditions: m.studio_ends_when,
  soundCaption: m.studio_sound_caption,
  orientation: m.studio_field_aspect,
  x: m.studio_field_x,
  y: m.studio_field_y,
  width: m.studio_field_width,
  height: m.studio_field_height,
  zIndex: m.studio_field_z,
  shape: m.canvas_field_shape,
  points: m.canvas_field_corners,
  toCheck: m.canvas_field_to_check,
  displayOrder: m.studio_field_order,
  type: m.studio_field_type,
  targetId: m.studio_field_target,
  blockedMessage: m.studio_field_blocked,
  visibilityConditions: m.studio_field_visibility,
  interactionConditions: m.studio_field_interaction,
  image: m.studio_puzzle_picture,
  imageAssetId: m.studio_puzzle_picture,
  hints: m.studio_field_hints,
  timeLimit: m.studio_field_time_limit,
  expectedMinutes: m.studio_field_expected,
  scoringRules: m.studio_scoring_title,
  onSolveEffects: m.studio_field_effects,
  afterAttempts: m.studio_field_after_attempts,
  onFailEffects: m.studio_field_fail_effects,
  skipPolicy: m.studio_field_skip,
  skipAfterWrong: m.studio_field_skip_after,
  variantSeed: m.studio_field_variant,
  configuration: m.studio_field_configuration,
  solution: m.studio_field_solution,
  icon: m.studio_item_icon,
  iconAssetId: m.studio_item_icon,
  rarity: m.studio_item_rarity,
  stackable: m.studio_item_stackable,
  consumable: m.studio_item_consumable,
  accessibilityText: m.studio_item_accessibility,
  useActions: m.studio_field_rules_uses,
  combineRules: m.studio_field_rules_combinations,
  avatar: m.studio_npc_avatar,
  avatarAssetId: m.studio_npc_avatar,
  nodeId: m.studio_node_id,
  nodeType: m.studio_node_type,
  content: m.studio_node_content,
  subtitle: m.studio_node_subtitle,
  choices: m.studio_choices,
  conditions: m.studio_node_when,
  rewards: m.studio_node_rewards,
}

const labelOf = (field: string): string => (Object.hasOwn(labels, field) ? labels[field]!() : field)

function textOf(field: string, value: unknown, draft: DraftView): string {
  if (field === 'variantSeed')
    return typeof value === 'number' ? m.studio_variant_number({ number: value }) : m.studio_variant_each()
  if (value === null || value === undefined) return ''
  const picture = pictureOf(field, value, draft)
  if (picture !== undefined) return picture === null ? m.studio_conflict_picture() : ''
  if (field === 'points')
    return (value as { x: number; y: number }[]).map(({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`).join('\n')
  if (typeof value === 'boolean') return value ? m.studio_yes() : m.studio_no()
  if (typeof value === 'number') return String(Math.round(value * 10) / 10)
  if (typeof value === 'string') return wordsOf(field, value)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.map((each) => itemText(field, each)).join(field === 'hints' ? '\n' : ', ')
  return valueInWords(field, value, draft) ?? outline(value)
}

function wordsOf(field: string, value: string): string {
  if (field === 'category') return categoryText(value)
  const style = styleFields.find((each) => each === field)
  if (style === undefined) return choiceInWords(field, value) ?? value
  return chosenTags(style, value)
    .map((tag) => tag[getLocale()])
    .join(', ')
}

function itemText(field: string, item: string): string {
  if (field === 'accessibilityTags') return accessibilityTagText(item)
  if (field === 'contentWarnings') return contentWarningText(item)
  return field === 'languages' && isLocale(item) ? languageName(item) : item
}

type Fields = Record<string, unknown>
type Line = { label: string; text: string; /** Its address. */ picture?: string | null | undefined }

const pictureIn = (lines: readonly Line[]): string | null => lines.find(({ picture }) => picture)?.picture ?? null

/**
 * What was changed on both sides, one decision after the other; a translation is one of its own.
 * @param unsaved what the author has typed, since the two collided too
 */
export const conflictFields = (asked: readonly Collision[], unsaved: Changes, draft: DraftView): ConflictField[] =>
  asked.map((collision) => {
    const mine = linesOf(heldOfThese(mergeChanges(collision.mine, unsaved), collision.mine), draft)
    const theirs = linesOf(collision.theirs, draft)
    const pictures = { mine: pictureIn(mine), theirs: pictureIn(theirs) }
    return {
      label: theirs.map(({ label }) => label).join(', '),
      mine: textOfLines(mine, theirs.length),
      theirs: textOfLines(theirs, theirs.length),
      ...(pictures.mine || pictures.theirs ? { pictures } : {}),
    }
  })

/** What belongs together stands line by line, each with its name. */
const textOfLines = (lines: readonly Line[], decided: number): string =>
  decided === 1
    ? (lines[0]?.text ?? '')
    : lines
        .map(({ label, text }) => m.studio_conflict_line({ label, text: text || m.studio_conflict_empty() }))
        .join('\n')

function linesOf(fields: Fields, draft: DraftView): Line[] {
  return Object.entries(fields).flatMap(([field, value]): Line[] => {
    if (field === 'targetId') return [{ label: labelOf(field), text: targetName(value, draft) }]
    if (field !== 'translations')
      return [{ label: labelOf(field), text: textOf(field, value, draft), picture: pictureOf(field, value, draft) }]
    return Object.entries(value as Record<string, Fields>).flatMap(([language, texts]) =>
      Object.entries(texts).map(([each, text]) => ({
        label: m.studio_in_language({
          label: labelOf(each),
          language: isLocale(language) ? languageName(language) : language,
        }),
        text: textOf(each, text, draft),
      })),
    )
  })
}

const targetName = (id: unknown, { scenes, puzzles, items, npcs }: DraftView): string =>
  [...scenes, ...puzzles, ...items, ...npcs].find((row) => row.id === id)?.name ?? ''
