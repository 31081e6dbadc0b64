import { cardsPlayed, cluesHeld, propsAt } from '#app/features/kits/documents/dinner.ts'
import type {
  DinnerCard,
  DinnerCharacter,
  DinnerDocument,
  keptTexts,
  Phase,
  playedTexts,
} from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { phaseName, propName } from './dinner-words.ts'

export type Line = { what: string; text: string }
type Own = (typeof playedTexts)[number] | (typeof keptTexts)[number]

export const written = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => text.trim() !== '')

/** Headings that address the guest. */
const headings: Record<Own, () => string> = {
  background: m.paper_dinner_background,
  personality: m.paper_dinner_personality,
  costumeIdeas: m.paper_dinner_costume,
  secret: m.paper_dinner_secret,
  motive: m.paper_dinner_motive,
  goal: m.paper_dinner_goal,
  alibi: m.paper_dinner_alibi,
}

export const ownTexts = (guest: DinnerCharacter, fields: readonly Own[], language: Locale): Line[] =>
  fields.map((field) => ({ what: headings[field](), text: textOf(guest, field, language) }))

export type Round = { phase: string; lines: Line[]; clues: string[]; cluesTitle: string }

/** Empty for a phase in which this guest has no card and no clue and is given nothing. */
export function roundOf(dinner: DinnerDocument, guest: DinnerCharacter, phase: Phase, language: Locale): Round[] {
  const clues = cluesHeld(dinner, guest.id, phase)
  const given = propsAt(dinner, phase).filter(({ characterId }) => characterId === guest.id)
  const lines = [
    ...cardsPlayed(dinner, guest.id, phase).flatMap((card) => linesOf(card, language)),
    ...given.map((prop) => ({ what: m.paper_dinner_receive(), text: propName(prop, language) })),
  ]
  if (lines.length === 0 && clues.length === 0) return []
  return [
    {
      phase: phaseName(dinner, phase, language),
      lines,
      clues: clues.map((clue) => textOf(clue, 'title', language)),
      cluesTitle: m.paper_dinner_show_clue(),
    },
  ]
}

const linesOf = (card: DinnerCard, language: Locale): Line[] =>
  written([
    { what: m.studio_dinner_reveal(), text: textOf(card, 'reveal', language) },
    { what: m.studio_dinner_conceal(), text: textOf(card, 'conceal', language) },
    { what: m.studio_dinner_act(), text: textOf(card, 'act', language) },
    { what: m.paper_dinner_receive(), text: textOf(card, 'receive', language) },
  ])
