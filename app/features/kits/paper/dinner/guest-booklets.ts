import { cardsPlayed, cluesHeld, keptTexts, phasesOf, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCard, DinnerCharacter, DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { guestsOf, personOf, phaseName } from './dinner-words.ts'

/**
 * A booklet and round cards for each guest who comes, with nothing about other guests that is not known to everybody.
 * @param all guests who could come, so that nobody's number depends on who is absent
 */
export const guestBooklets = (
  dinner: DinnerDocument,
  composing: Composing,
  all: readonly DinnerCharacter[],
): PaperPart[] =>
  guestsOf(dinner).map((guest) =>
    booklet(
      dinner,
      guest,
      all.findIndex(({ id }) => id === guest.id),
      composing,
    ),
  )

function booklet(dinner: DinnerDocument, guest: DinnerCharacter, at: number, composing: Composing): PaperPart {
  const { language } = composing.choice
  const name = textOf(guest, 'name', language)
  const rounds = phasesOf(dinner).flatMap((phase) => roundOf(dinner, guest, phase, composing))
  return {
    id: `guest-${at + 1}`,
    title: m.paper_dinner_booklet({ name }),
    reader: 'guest',
    template: 'dinner-guest.typ',
    data: {
      name,
      person: personOf(composing.details.roster, guest),
      forYou: m.paper_dinner_only_for(),
      rule: m.paper_dinner_booklet_rule(),
      portrait: pictureOf(composing, guest.portraitAssetId),
      about: [
        { what: m.paper_dinner_everybody_knows(), text: textOf(guest, 'publicDescription', language) },
        ...ownTexts(guest, playedTexts, language),
      ].filter(({ text }) => text.trim() !== ''),
      secrets: ownTexts(guest, keptTexts, language).filter(({ text }) => text.trim() !== ''),
      secretsTitle: m.paper_dinner_keep_to_yourself(),
      castTitle: m.paper_dinner_cast(),
      cast: dinner.characters
        .filter(({ id }) => id !== guest.id)
        .map((row) => ({
          name: textOf(row, 'name', language),
          description: textOf(row, 'publicDescription', language),
        })),
      stop: m.paper_dinner_stop(),
      rounds,
    },
    // To fold and staple: guests who want the cards cut their own
    minutesToCut: 2,
  }
}

type Line = { what: string; text: string }
type Own = (typeof playedTexts)[number] | (typeof keptTexts)[number]

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

const ownTexts = (guest: DinnerCharacter, fields: readonly Own[], language: Locale): Line[] =>
  fields.map((field) => ({ what: headings[field](), text: textOf(guest, field, language) }))

type Round = { phase: string; turn: string; lines: Line[]; clues: string[]; cluesTitle: string }

/** Empty for a phase in which this guest has neither a card nor a clue. */
function roundOf(
  dinner: DinnerDocument,
  guest: DinnerCharacter,
  phase: Phase,
  { choice: { language } }: Composing,
): Round[] {
  const clues = cluesHeld(dinner, guest.id, phase)
  const lines = cardsPlayed(dinner, guest.id, phase).flatMap((card) => linesOf(card, language))
  if (lines.length === 0 && clues.length === 0) return []
  const called = phaseName(dinner, phase, language)
  return [
    {
      phase: called,
      turn: phase.name === 'invitation' ? m.paper_dinner_turn_before() : m.paper_dinner_turn({ phase: called }),
      lines,
      clues: clues.map((clue) => textOf(clue, 'title', language)),
      cluesTitle: m.paper_dinner_show_clue(),
    },
  ]
}

const linesOf = (card: DinnerCard, language: Composing['choice']['language']): Line[] =>
  [
    { what: m.studio_dinner_reveal(), text: textOf(card, 'reveal', language) },
    { what: m.studio_dinner_conceal(), text: textOf(card, 'conceal', language) },
    { what: m.studio_dinner_act(), text: textOf(card, 'act', language) },
    { what: m.paper_dinner_receive(), text: textOf(card, 'receive', language) },
  ].filter(({ text }) => text.trim() !== '')
