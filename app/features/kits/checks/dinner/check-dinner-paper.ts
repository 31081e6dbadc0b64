import { scaleOnPaper, smallestFine } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import type { Room, Stretch } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import { isGuest, keptTexts, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { ClueLook, DinnerCard, DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { atClue, found } from './dinner-finding.ts'
import type { DinnerCheck, DinnerFinding, DinnerPlace } from './dinner-finding.ts'

/** Height of the heading above each text of a booklet; mm. */
const overEach = 8
/** The largest card, for whoever has too much to say for the others and for a roll. */
const roundCard = { width: 177, height: 119 }
const leaf = { width: 122, height: 186 }
const picture = 90

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

/** The space that each look of a clue leaves for its text, and how the text is set. */
const looks: Record<ClueLook, { place: Room; words: Omit<Stretch, 'text'> }> = {
  letter: { place: { width: 118, height: 195 }, words: { points: 14.5, height: 1.55 } },
  ticket: { place: { width: 100, height: 205 }, words: { points: 9.4, width: 0.6 } },
  newspaper: { place: { width: 145, height: 190 }, words: { points: 10 } },
  report: { place: { width: 148, height: 205 }, words: { points: 9, width: 0.6 } },
  map: { place: { width: 144, height: 220 }, words: { points: 11 } },
  photograph: { place: { width: 144, height: 220 }, words: { points: 11 } },
  testimony: { place: { width: 141, height: 210 }, words: { points: 12.5, height: 1.5 } },
}

/** The back of a clue, above the line that says for whom it is; mm. */
const back = { width: 130, height: 190 }

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
    const { place, words } = looks[clue.look]
    const above = clue.imageAssetId === null ? 0 : picture
    const at = (field: string) => atClue(clue, field)
    return [
      ...tooSmall(at('content'), clue.title, languages, (language) =>
        scaleOnPaper({ ...place, above }, [{ ...words, text: textOf(clue, 'content', language) }]),
      ),
      ...tooSmall(at('back'), clue.title, languages, (language) =>
        scaleOnPaper(back, [{ ...looks.letter.words, text: textOf(clue, 'back', language) }]),
      ),
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
