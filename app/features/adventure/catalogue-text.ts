import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { AccessibilityTag, Category, ContentWarning, Kind } from '#app/features/rows/catalogue.ts'
import type { Status } from '#app/shared/statuses.ts'

type Text = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

const kindTexts: Record<Kind, Text> = {
  'online-adventure': m.catalogue_kind_online,
  'mystery-dinner': m.catalogue_kind_mystery,
  'escape-room': m.catalogue_kind_escape,
}

const categoryTexts: Record<Category, Text> = {
  Mystery: m.catalogue_category_mystery,
  Adventure: m.catalogue_category_adventure,
  'Sci-Fi': m.catalogue_category_sci_fi,
  Horror: m.catalogue_category_horror,
  Family: m.catalogue_category_family,
  Educational: m.catalogue_category_educational,
  '1920s': m.catalogue_category_1920s,
  Victorian: m.catalogue_category_victorian,
  Modern: m.catalogue_category_modern,
  Fantasy: m.catalogue_category_fantasy,
  Historical: m.catalogue_category_historical,
  'Home Setup': m.catalogue_category_home_setup,
  'Party Game': m.catalogue_category_party_game,
  'Team Building': m.catalogue_category_team_building,
}

const statusTexts: Record<Status, Text> = {
  draft: m.catalogue_status_draft,
  in_review: m.catalogue_status_in_review,
  coming_soon: m.catalogue_status_coming_soon,
  unlisted: m.catalogue_status_unlisted,
  published: m.catalogue_status_published,
}

const tagTexts: Record<AccessibilityTag, Text> = {
  'screen-reader': m.catalogue_tag_screen_reader,
  'keyboard-only': m.catalogue_tag_keyboard_only,
  'no-sound-needed': m.catalogue_tag_no_sound_needed,
  captions: m.catalogue_tag_captions,
  'no-time-limits': m.catalogue_tag_no_time_limits,
  'colour-independent': m.catalogue_tag_colour_independent,
  'high-contrast': m.catalogue_tag_high_contrast,
  'reduced-motion': m.catalogue_tag_reduced_motion,
  'large-targets': m.catalogue_tag_large_targets,
  'plain-language': m.catalogue_tag_plain_language,
  'dyslexia-friendly': m.catalogue_tag_dyslexia_friendly,
  'one-handed': m.catalogue_tag_one_handed,
}

const warningTexts: Record<ContentWarning, Text> = {
  violence: m.catalogue_warning_violence,
  blood: m.catalogue_warning_blood,
  death: m.catalogue_warning_death,
  'frightening-scenes': m.catalogue_warning_frightening_scenes,
  'jump-scares': m.catalogue_warning_jump_scares,
  'flashing-lights': m.catalogue_warning_flashing_lights,
  'loud-sounds': m.catalogue_warning_loud_sounds,
  'confined-spaces': m.catalogue_warning_confined_spaces,
  'alcohol-drugs': m.catalogue_warning_alcohol_drugs,
  'strong-language': m.catalogue_warning_strong_language,
  'mature-themes': m.catalogue_warning_mature_themes,
  'spiders-insects': m.catalogue_warning_spiders_insects,
}

const said = (text: Text, locale: Locale | undefined): string => text({}, locale ? { locale } : {})

/** A stored value that has no text (from an older catalogue) is shown as stored. */
const lookUp = (texts: Record<string, Text>, value: string, locale: Locale | undefined): string =>
  Object.hasOwn(texts, value) ? said(texts[value]!, locale) : value

export const kindText = (kind: Kind, locale?: Locale): string => said(kindTexts[kind], locale)
export const categoryText = (category: string, locale?: Locale): string => lookUp(categoryTexts, category, locale)
export const statusText = (status: string, locale?: Locale): string => lookUp(statusTexts, status, locale)
export const accessibilityTagText = (tag: string, locale?: Locale): string => lookUp(tagTexts, tag, locale)
export const contentWarningText = (warning: string, locale?: Locale): string => lookUp(warningTexts, warning, locale)
