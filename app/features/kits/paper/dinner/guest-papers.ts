import { keptTexts, phasesOf, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import { guestsOf, personOf } from './dinner-words.ts'
import { ownTexts, roundOf, written } from './guest-texts.ts'

/**
 * A booklet and the rounds of each guest who comes, with nothing about other guests that is not known to everybody.
 * @param all guests who could come, so that nobody's number depends on who is absent
 */
export const guestPapers = (
  dinner: DinnerDocument,
  composing: Composing,
  all: readonly DinnerCharacter[],
): PaperPart[] =>
  guestsOf(dinner).flatMap((guest) => {
    const number = all.findIndex(({ id }) => id === guest.id) + 1
    return papersOf(dinner, guest, number, composing)
  })

function papersOf(dinner: DinnerDocument, guest: DinnerCharacter, number: number, composing: Composing): PaperPart[] {
  const { language, isSent } = composing.choice
  const name = textOf(guest, 'name', language)
  const person = personOf(composing.details.roster, guest)
  const own = { reader: 'guest', template: 'dinner-guest.typ', person } as const
  const booklet = bookletOf(dinner, guest, composing)
  const rounds = roundsOf(dinner, guest, composing)
  const toRoll = rounds === null ? 0 : minutesForRounds[composing.choice.rounds]
  if (!isSent)
    return [
      {
        ...own,
        id: `guest-${number}`,
        title: m.paper_dinner_booklet({ name }),
        data: { booklet, rounds },
        minutesToCut: 1 + toRoll,
      },
    ]
  const sent: PaperPart = {
    ...own,
    id: `guest-${number}`,
    title: m.paper_dinner_booklet_sent({ name }),
    data: { booklet, rounds: null },
    minutesToCut: 0,
    isSent,
  }
  if (rounds === null) return [sent]
  const printed = { title: m.paper_dinner_rounds({ name }), data: { booklet: null, rounds }, minutesToCut: toRoll }
  return [sent, { ...own, ...printed, id: `rounds-${number}` }]
}

/** To fold and seal a roll, or to cut and sort cards. */
const minutesForRounds = { roll: 2, cards: 3 } as const

function bookletOf(dinner: DinnerDocument, guest: DinnerCharacter, composing: Composing): JsonObject {
  const { language } = composing.choice
  const [invitation] = phasesOf(dinner)
  const before = invitation ? roundOf(dinner, guest, invitation, language) : []
  return {
    name: textOf(guest, 'name', language),
    person: personOf(composing.details.roster, guest),
    forYou: m.paper_dinner_only_for(),
    rule: m.paper_dinner_booklet_rule(),
    portrait: pictureOf(composing, guest.portraitAssetId),
    about: written([
      { what: m.paper_dinner_everybody_knows(), text: textOf(guest, 'publicDescription', language) },
      ...ownTexts(guest, playedTexts, language),
    ]),
    secretsTitle: m.paper_dinner_keep_to_yourself(),
    secrets: written(ownTexts(guest, keptTexts, language)),
    beforeTitle: m.paper_dinner_preparation(),
    before: before.flatMap(({ lines, clues, cluesTitle }) => [
      ...lines,
      ...clues.map((clue) => ({ what: cluesTitle, text: clue })),
    ]),
    castTitle: m.paper_dinner_cast(),
    cast: dinner.characters
      .filter(({ id }) => id !== guest.id)
      .map((row) => ({ name: textOf(row, 'name', language), description: textOf(row, 'publicDescription', language) })),
  }
}

/** Null for a guest who has nothing to do all evening. */
function roundsOf(dinner: DinnerDocument, guest: DinnerCharacter, { choice }: Composing): JsonObject | null {
  const rounds = phasesOf(dinner)
    .slice(1)
    .flatMap((phase) => roundOf(dinner, guest, phase, choice.language))
  if (rounds.length === 0) return null
  return {
    name: textOf(guest, 'name', choice.language),
    form: choice.rounds,
    forYou: m.paper_dinner_only_for(),
    words: { fold: m.paper_dinner_roll_fold(), open: m.paper_dinner_roll_open(), end: m.paper_dinner_roll_end() },
    rounds,
  }
}
