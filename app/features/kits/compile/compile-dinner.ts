import { isGuest, menuOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { OpenDinner } from './kit-edition.schema.ts'
import { localTextReader } from './local-text-reader.ts'

/** What anybody may see, column by column: anything not listed is secret. @param languages the primary one first */
export function compileDinner(dinner: DinnerDocument, languages: readonly Locale[]): OpenDinner {
  const { story, characters, courses, guests } = dinner
  const words = localTextReader(languages)
  return {
    theme: words(story, 'theme'),
    setting: words(story, 'setting'),
    timePeriod: words(story, 'timePeriod'),
    players: guests,
    recommendedGuests: story.recommendedGuests,
    minutes: story.durationMinutes,
    characters: characters.map((row) => ({
      id: row.id,
      name: words(row, 'name'),
      role: row.role,
      isOptional: row.isOptional,
      description: words(row, 'publicDescription'),
      portraitAssetId: row.portraitAssetId,
    })),
    courses: menuOf(courses).map((row) => ({
      name: words(row, 'name'),
      dish: words(row, 'dish'),
      dietaryNotes: words(row, 'dietaryNotes'),
    })),
    contents: {
      guests: characters.filter(isGuest).length,
      cards: dinner.cards.length,
      clues: dinner.clues.length,
      props: dinner.props.length,
    },
  }
}
