import type { Evening } from '#app/features/kits/deduction/cancel-guests.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type {
  CharacterRole,
  ClueLook,
  DinnerCard,
  DinnerClue,
  DinnerDocument,
  PhaseName,
} from '#app/features/kits/documents/dinner.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { wordsIn } from './words-in.ts'
import type { Words } from './words-in.ts'

type Languages = readonly Locale[]
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
  back: LocalText
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
  goal: LocalText
  alibi: LocalText
  portraitAssetId: string | null
  cards: readonly GuestCard[]
  clues: readonly GuestClue[]
}

/** The host runs the evening and knows all of it. */
export type HostPart = Evening & { languages: Languages }

export const hostPart = (evening: Evening, languages: Languages): HostPart => ({ ...evening, languages })

/** One for each guest who comes. */
export function guestParts({ document }: Evening, languages: Languages): GuestPart[] {
  const words = wordsIn(languages)
  const known = whatIsKnown(document, words)
  return document.characters.filter(isGuest).map((row) => ({
    ...known,
    characterId: row.id,
    name: words(row, 'name'),
    role: row.role,
    publicDescription: words(row, 'publicDescription'),
    background: words(row, 'background'),
    personality: words(row, 'personality'),
    costumeIdeas: words(row, 'costumeIdeas'),
    secret: words(row, 'secret'),
    motive: words(row, 'motive'),
    goal: words(row, 'goal'),
    alibi: words(row, 'alibi'),
    portraitAssetId: row.portraitAssetId,
    cards: document.cards.filter(({ characterId }) => characterId === row.id).map((card) => cardOf(card, words)),
    clues: document.clues
      .filter(({ holder, holderId }) => holder === 'character' && holderId === row.id)
      .map((clue) => clueOf(clue, words)),
  }))
}

const whatIsKnown = ({ story, characters, courses }: DinnerDocument, words: Words): Known => ({
  theme: words(story, 'theme'),
  setting: words(story, 'setting'),
  timePeriod: words(story, 'timePeriod'),
  minutes: story.durationMinutes,
  cast: characters.map((row) => ({
    id: row.id,
    name: words(row, 'name'),
    role: row.role,
    description: words(row, 'publicDescription'),
  })),
  courses: courses.map((row) => ({
    id: row.id,
    name: words(row, 'name'),
    dish: words(row, 'dish'),
    dietaryNotes: words(row, 'dietaryNotes'),
    startMinute: row.startMinute,
  })),
})

/** Without whose secret it gives away: its words say what is meant to be said. */
const cardOf = (card: DinnerCard, words: Words): GuestCard => ({
  id: card.id,
  phase: card.phase,
  courseId: card.courseId,
  reveal: words(card, 'reveal'),
  conceal: words(card, 'conceal'),
  act: words(card, 'act'),
  receive: words(card, 'receive'),
})

/** Without what it means: that is for the guests to find out. */
const clueOf = (clue: DinnerClue, words: Words): GuestClue => ({
  id: clue.id,
  phase: clue.phase,
  courseId: clue.courseId,
  title: words(clue, 'title'),
  look: clue.look,
  content: words(clue, 'content'),
  back: words(clue, 'back'),
  imageAssetId: clue.imageAssetId,
  altText: words(clue, 'altText'),
})
