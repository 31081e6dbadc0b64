import type { Evening } from '#app/features/kits/deduction/cancel-guests.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { CharacterRole, ClueLook, DinnerDocument, PhaseName } from '#app/features/kits/documents/dinner.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { wordsIn } from './words-in.ts'

type Languages = readonly [Locale, ...Locale[]]
type When = { phase: PhaseName | null; courseId: string | null }

/** What everybody at table knows, before it begins. */
type Known = {
  theme: LocalText
  setting: LocalText
  timePeriod: LocalText
  minutes: number
  cast: readonly { id: string; name: LocalText; role: CharacterRole; description: LocalText }[]
  courses: readonly { id: string; name: LocalText; dish: LocalText; dietaryNotes: LocalText; startMinute: number }[]
}

export type GuestCard = When & {
  id: string
  reveal: LocalText
  conceal: LocalText
  act: LocalText
  receive: LocalText
}

export type GuestClue = When & {
  id: string
  title: LocalText
  look: ClueLook
  content: LocalText
  imageAssetId: string | null
  altText: LocalText
}

/** What one guest gets, and nobody else but the host. */
export type GuestPart = Known & {
  characterId: string
  name: LocalText
  role: CharacterRole
  publicDescription: LocalText
  background: LocalText
  personality: LocalText
  costumeIdeas: LocalText
  secret: LocalText
  motive: LocalText
  portraitAssetId: string | null
  cards: readonly GuestCard[]
  clues: readonly GuestClue[]
}

/** The host runs the evening and knows all of it. */
export type HostPart = Evening & { languages: Languages }

export const hostPart = (evening: Evening, languages: Languages): HostPart => ({ ...evening, languages })

/** One for each guest who comes. */
export const guestParts = ({ document }: Evening, languages: Languages): GuestPart[] => {
  const known = whatIsKnown(document, languages)
  return document.characters.filter(isGuest).map((row) => {
    const words = wordsIn(row, languages)
    return {
      ...known,
      characterId: row.id,
      name: words('name'),
      role: row.role,
      publicDescription: words('publicDescription'),
      background: words('background'),
      personality: words('personality'),
      costumeIdeas: words('costumeIdeas'),
      secret: words('secret'),
      motive: words('motive'),
      portraitAssetId: row.portraitAssetId,
      cards: document.cards.filter(({ characterId }) => characterId === row.id).map((card) => cardOf(card, languages)),
      clues: document.clues
        .filter(({ holder, holderId }) => holder === 'character' && holderId === row.id)
        .map((clue) => clueOf(clue, languages)),
    }
  })
}

function whatIsKnown({ story, characters, courses }: DinnerDocument, languages: Languages): Known {
  const inStory = wordsIn(story, languages)
  return {
    theme: inStory('theme'),
    setting: inStory('setting'),
    timePeriod: inStory('timePeriod'),
    minutes: story.durationMinutes,
    cast: characters.map((row) => {
      const words = wordsIn(row, languages)
      return { id: row.id, name: words('name'), role: row.role, description: words('publicDescription') }
    }),
    courses: courses.map((row) => {
      const words = wordsIn(row, languages)
      const { id, startMinute } = row
      return { id, name: words('name'), dish: words('dish'), dietaryNotes: words('dietaryNotes'), startMinute }
    }),
  }
}

/** Without whose secret it gives away: its words say what is meant to be said. */
function cardOf(card: DinnerDocument['cards'][number], languages: Languages): GuestCard {
  const words = wordsIn(card, languages)
  const { id, phase, courseId } = card
  return {
    id,
    phase,
    courseId,
    reveal: words('reveal'),
    conceal: words('conceal'),
    act: words('act'),
    receive: words('receive'),
  }
}

/** Without what it means: that is for the guests to find out. */
function clueOf(clue: DinnerDocument['clues'][number], languages: Languages): GuestClue {
  const words = wordsIn(clue, languages)
  const { id, phase, courseId, look, imageAssetId } = clue
  return {
    id,
    phase,
    courseId,
    look,
    imageAssetId,
    title: words('title'),
    content: words('content'),
    altText: words('altText'),
  }
}
