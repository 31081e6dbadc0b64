import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { wordsIn } from './words-in.ts'
import { kitSchemaVersion } from './kit-edition.ts'
import type { DinnerPublic, DinnerSecrets, KitFrame } from './kit-edition.ts'

/** Column by column: what is not named here is secret. */
export function compileDinner(
  dinner: DinnerDocument,
  { adventureId, languages }: KitFrame,
): { document: DinnerPublic; secrets: DinnerSecrets } {
  const { story, characters, courses, guests } = dinner
  const inStory = wordsIn(story, languages)
  const document: DinnerPublic = {
    schemaVersion: kitSchemaVersion,
    kind: 'mystery-dinner',
    adventureId,
    primaryLanguage: languages[0],
    languages,
    theme: inStory('theme'),
    setting: inStory('setting'),
    timePeriod: inStory('timePeriod'),
    players: guests,
    recommendedGuests: story.recommendedGuests,
    minutes: story.durationMinutes,
    characters: characters.map((row) => {
      const words = wordsIn(row, languages)
      const { id, role, isOptional, portraitAssetId } = row
      return { id, name: words('name'), role, isOptional, description: words('publicDescription'), portraitAssetId }
    }),
    courses: courses.map((row) => {
      const words = wordsIn(row, languages)
      return { name: words('name'), dish: words('dish'), dietaryNotes: words('dietaryNotes') }
    }),
    contents: {
      guests: characters.filter(isGuest).length,
      cards: dinner.cards.length,
      clues: dinner.clues.length,
      props: dinner.props.length,
    },
  }
  return { document, secrets: { schemaVersion: kitSchemaVersion, kind: 'mystery-dinner', dinner } }
}
