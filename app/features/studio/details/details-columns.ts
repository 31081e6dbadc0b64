import { isCategoryOf, playerChoices } from '#app/features/adventure/catalogue.ts'
import type { Kind } from '#app/features/adventure/catalogue.ts'
import { searchTextOf } from '#app/features/adventure/search-text.ts'
import type { DetailsChanges } from '#app/features/studio/details.schema.ts'
import { InvalidInput } from '#app/features/studio/edit-refusals.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import { readOrigins, translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Locale } from '#app/i18n/locale.ts'

type Before = {
  kind: Kind
  primaryLanguage: Locale
  title: string
  description: string
  translations: Record<string, Record<string, unknown>>
  translatedFrom?: Record<string, Record<string, unknown>>
}

/**
 * The columns that a change of the details writes: each one named, so that no other can be reached. `undefined` stays.
 * @throws InvalidInput for a category or a number of players of another kind, or without the primary language
 */
export function detailsColumns(before: Before, changes: DetailsChanges) {
  const wrong = findWrong(before, changes)
  if (wrong) throw new InvalidInput(wrong)
  const words = {
    title: changes.title ?? before.title,
    description: changes.description ?? before.description,
    translations: mergeTranslations(before.translations, changes.translations, before.primaryLanguage),
  }
  const known = { ...before, translatedFrom: readOrigins(before.translatedFrom ?? {}) }
  return {
    ...words,
    translatedFrom: translatedFromAfter(
      'details',
      known,
      { ...known, ...words },
      changes.translatedFrom,
      before.primaryLanguage,
    ),
    searchText: searchTextOf(words),
    category: changes.category,
    difficulty: changes.difficulty,
    priceCents: changes.price,
    recommendedPlayers: changes.recommendedPlayers,
    accessibilityTags: changes.accessibilityTags,
    contentWarnings: changes.contentWarnings,
    trailerUrl: changes.trailerUrl,
    languages: changes.languages,
    imageDescription: changes.imageDescription,
    photographyStyle: changes.photographyStyle,
    lightingStyle: changes.lightingStyle,
    artStyle: changes.artStyle,
    atmosphereStyle: changes.atmosphereStyle,
    compositionStyle: changes.compositionStyle,
    customAiPrompt: changes.customAiPrompt,
  }
}

function findWrong(
  before: Before,
  { category, recommendedPlayers, languages }: DetailsChanges,
): Record<string, string[]> | null {
  if (category !== undefined && !isCategoryOf(before.kind, category))
    return { 'changes.category': ['studio_errors_category'] }
  if (recommendedPlayers && !playerChoices[before.kind].includes(recommendedPlayers))
    return { 'changes.recommendedPlayers': ['studio_errors_players'] }
  if (languages && !languages.includes(before.primaryLanguage))
    return { 'changes.languages': ['studio_errors_language'] }
  return null
}
