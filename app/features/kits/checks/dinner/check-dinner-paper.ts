import { scaleOnPaper, smallestFine } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import type { Room, Stretch } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import { isGuest, keptTexts, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { ClueLook, DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { atClue, found } from './dinner-finding.ts'
import type { DinnerCheck, DinnerFinding, DinnerPlace } from './dinner-finding.ts'

/** Height of the heading above each text of a card or booklet; mm. */
const overEach = 8
const roundCard = { width: 74, height: 106 }
const leaf = { width: 108, height: 164 }
const portrait = 43
const picture = 90

/** The two text pages of a booklet; `field`: where a finding leads. */
const leaves = [
  {
    field: 'background',
    fields: ['publicDescription', ...playedTexts],
    above: (guest: DinnerCharacter) => (guest.portraitAssetId === null ? 0 : portrait),
  },
  { field: 'secret', fields: keptTexts, above: () => 12 },
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
