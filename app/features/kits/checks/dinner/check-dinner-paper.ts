import { scaleOnPaper, smallestFine } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import type { Room } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import { isGuest, keptTexts, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerClue } from '#app/features/kits/documents/dinner.ts'
import { backPlace, layOut, leastReadable, printIn } from '#app/features/kits/documents/look-places.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { atClue, found, unless } from './dinner-finding.ts'
import type { DinnerCheck, DinnerFinding, DinnerPlace } from './dinner-finding.ts'

/** Height of the heading above each text of a card or booklet; mm. */
const overEach = 8
const roundCard = { width: 74, height: 106 }
const leaf = { width: 108, height: 164 }
const portrait = 43

/** The two text pages of a booklet; `field`: where a finding leads. */
const leaves = [
  {
    field: 'background',
    fields: ['publicDescription', ...playedTexts],
    above: (guest: DinnerCharacter) => (guest.portraitAssetId === null ? 0 : portrait),
  },
  { field: 'secret', fields: keptTexts, above: () => 12 },
] as const

/** Finds texts that come out too small to read on their card, booklet or sheet. */
export const checkDinnerPaper: DinnerCheck = ({ document: { cards, characters, clues }, languages }) => [
  ...cards.flatMap((card) => {
    const owner = characters.find(({ id }) => id === card.characterId)
    const fields = ['reveal', 'conceal', 'act', 'receive'] as const
    return tooSmall({ entity: 'card', id: card.id }, owner?.name ?? '', languages, (language) =>
      titled(
        roundCard,
        7,
        9.9,
        fields.map((field) => textOf(card, field, language)),
      ),
    )
  }),
  ...characters.filter(isGuest).flatMap((guest) =>
    leaves.flatMap(({ field, fields, above }) =>
      tooSmall({ entity: 'character', id: guest.id, field }, guest.name, languages, (language) =>
        titled(
          leaf,
          above(guest),
          10,
          fields.map((each) => textOf(guest, each, language)),
        ),
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
