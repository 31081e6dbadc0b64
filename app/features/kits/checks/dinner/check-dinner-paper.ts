import { scaleOnPaper, smallestFine } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import type { Room } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import { isGuest, keptTexts, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCard, DinnerCharacter, DinnerClue } from '#app/features/kits/documents/dinner.ts'
import { backPlace, layOut, leastReadable, printIn } from '#app/features/kits/documents/look-places.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { atClue, found, unless } from './dinner-finding.ts'
import type { DinnerCheck, DinnerFinding, DinnerPlace } from './dinner-finding.ts'

/** Height of the heading above each text of a booklet; mm. */
const overEach = 8
/** The largest card, for whoever has too much to say for the others and for a roll. */
const roundCard = { width: 177, height: 119 }
const leaf = { width: 122, height: 186 }

const cardTexts = ['reveal', 'conceal', 'act', 'receive'] as const

/** The two text pages of a booklet, the second with what there is to do `before` the evening; `field`: where a finding leads. */
const leaves = [
  {
    field: 'background',
    fields: ['publicDescription', ...playedTexts],
    before: [],
    above: 0,
  },
  { field: 'secret', fields: keptTexts, before: cardTexts, above: 24 },
] as const

/** Finds texts that come out too small to read on their card, booklet or sheet. */
export const checkDinnerPaper: DinnerCheck = ({ document: { cards, characters, clues }, languages }) => [
  ...cards.flatMap((card) => {
    const owner = characters.find(({ id }) => id === card.characterId)
    return tooSmall({ entity: 'card', id: card.id }, owner?.name ?? '', languages, (language) =>
      scaleOnPaper(
        { ...roundCard, above: 5 },
        cardTexts.map((field) => ({ text: textOf(card, field, language), points: 11 })),
      ),
    )
  }),
  ...characters
    .filter(isGuest)
    .flatMap((guest) =>
      leaves.flatMap(({ field, fields, before, above }) =>
        tooSmall({ entity: 'character', id: guest.id, field }, guest.name, languages, (language) =>
          titled(leaf, above, 12.5, [
            ...fields.map((each) => textOf(guest, each, language)),
            ...invitationsOf(cards, guest).flatMap((card) => before.map((each) => textOf(card, each, language))),
          ]),
        ),
      ),
    ),
  ...clues.flatMap((clue) => {
    const hasPicture = clue.imageAssetId !== null
    const content = (language: Locale) => textOf(clue, 'content', language)
    return [
      ...unreadable(
        clue,
        'content',
        languages,
        (language) => layOut({ look: clue.look, content: content(language), hasPicture }).print,
      ),
      ...unreadable(clue, 'back', languages, (language) => printIn(backPlace, textOf(clue, 'back', language))),
    ]
  }),
]

const invitationsOf = (cards: readonly DinnerCard[], { id }: DinnerCharacter): DinnerCard[] =>
  cards.filter(({ phase, characterId }) => phase === 'invitation' && characterId === id)

function titled(place: Room, above: number, points: number, texts: readonly string[]): number {
  const said = texts.filter((text) => text.trim() !== '')
  return scaleOnPaper(
    { ...place, above: above + said.length * overEach },
    said.map((text) => ({ text, points })),
  )
}

/** Reports the language in which the text comes out smallest. */
function tooSmall(
  where: DinnerPlace,
  name: string,
  languages: readonly Locale[],
  scaleIn: (language: Locale) => number,
): DinnerFinding[] {
  const scale = Math.min(...languages.map(scaleIn))
  return scale >= smallestFine ? [] : [found('paper_too_full', where, { name, count: Math.round(scale * 100) })]
}

/** Reports the language in which a clue is printed smallest, if that is too small for a table. */
function unreadable(
  clue: DinnerClue,
  field: 'content' | 'back',
  languages: readonly Locale[],
  printIn: (language: Locale) => number,
): DinnerFinding[] {
  const print = Math.min(...languages.map(printIn))
  return unless(print >= leastReadable, 'clue_print_too_small', atClue(clue, field), {
    name: clue.title,
    count: Math.floor(print),
    least: leastReadable,
  })
}
