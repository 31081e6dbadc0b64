import { phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { phaseOf } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { phaseName } from '#app/features/kits/paper/dinner/dinner-words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { DinnerEvening } from './evening.ts'
import { inStory, isPresent, phaseNow, playerOf } from './evening-state.ts'
import type { Attendant, CastMember, ClueView, EveningStatus, Frame } from './evening-views.ts'

/** What all views are made from. */
export type Looking = {
  document: DinnerDocument
  state: DinnerEvening
  version: number
  /** Of the document's words. */
  language: Locale
  title: string
  details: Frame['details']
  coverId: string | null
  /** Where this viewer finds a picture of the evening. */
  addressOf: (assetId: string) => string
}

const pictureAt = ({ addressOf }: Looking, id: string | null): string | null => (id === null ? null : addressOf(id))

export const statusOf = ({ phase, pausedAt, endedAt }: DinnerEvening): EveningStatus => {
  if (endedAt !== null) return 'over'
  if (phase === 0) return 'invited'
  return pausedAt === null ? 'on' : 'paused'
}

export function frameOf(looking: Looking): Frame {
  const { document, state, language } = looking
  const phase = phaseNow(document, state)
  return {
    version: looking.version,
    title: looking.title,
    cover: pictureAt(looking, looking.coverId),
    textLanguage: language,
    details: looking.details,
    status: statusOf(state),
    phase: {
      number: state.phase,
      of: phasesOf(document).length - 1,
      kind: phase.name,
      name: phaseName(document, phase, language),
    },
  }
}

export const nameOf = ({ language }: Looking, row: DinnerCharacter): string => textOf(row, 'name', language)

export const portraitOf = (looking: Looking, { portraitAssetId }: DinnerCharacter): string | null =>
  pictureAt(looking, portraitAssetId)

/** Who plays it tonight, or played it; empty for nobody. */
export const personAs = ({ state }: Looking, { id }: DinnerCharacter): string => playerOf(state, id)?.person ?? ''

/** Everybody in tonight's story, with what all know. */
export const castView = (looking: Looking): CastMember[] =>
  inStory(looking.document, looking.state).map((row) => ({
    id: row.id,
    name: nameOf(looking, row),
    person: personAs(looking, row),
    description: textOf(row, 'publicDescription', looking.language),
    portrait: portraitOf(looking, row),
  }))

export const attendants = (looking: Looking): (Attendant & { characterId: string | null; prints: boolean })[] =>
  looking.state.guests.map(({ id, person, characterId, hasLeft, prints }) => {
    const row = looking.document.characters.find((each) => each.id === characterId)
    return { id, person, characterId, characterName: row ? nameOf(looking, row) : null, hasLeft, prints }
  })

export function clueView(looking: Looking, clue: DinnerClue): ClueView {
  const { document, language } = looking
  const phase = phaseOf(document, clue)
  return {
    id: clue.id,
    title: textOf(clue, 'title', language),
    look: clue.look,
    content: textOf(clue, 'content', language),
    back: textOf(clue, 'back', language),
    picture: pictureAt(looking, clue.imageAssetId),
    alt: textOf(clue, 'altText', language),
    phase: phase ? phaseName(document, phase, language) : '',
  }
}

export const tableClues = (looking: Looking): ClueView[] =>
  looking.state.shown.flatMap((id) => {
    const clue = looking.document.clues.find((each) => each.id === id)
    return clue ? [clueView(looking, clue)] : []
  })

export const presentGuests = ({ guests }: DinnerEvening) => guests.filter(isPresent)
