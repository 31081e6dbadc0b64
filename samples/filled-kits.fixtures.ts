import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { DinnerRows } from '#app/features/kits/documents/read-dinner.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomRows } from '#app/features/kits/documents/read-room.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { mostHints } from '#app/features/engine/hint-level.ts'
import { defaultsOf } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { paperLooks } from '#app/shared/paper-looks.ts'

/** Each field of each row as it was written: where it stands, and what. */
export type Written = { field: string; id: string; text: string }

/** Letters alone, so that the text is found whatever breaks it. */
const mark = (at: number): string => `q${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}z`

const filler = 'Rindfleischetikettierungsgesetz and what else the guests would say of it '

/** `brief`: a word alone. `words`: as long as the field takes it. `word`: names of one word, which no space breaks. */
export const shapes = ['brief', 'words', 'word'] as const
export type Shape = (typeof shapes)[number]

export function filled(start: string, longest: number, shape: Shape): string {
  if (shape === 'brief') return start
  if (shape === 'word' && longest <= 200) return start + 'W'.repeat(longest - start.length)
  return `${start} ${filler.repeat(Math.ceil(longest / filler.length))}`.slice(0, longest).trim()
}

/** `pictures`: ids of assets, and the text that stands for each. */
export type FilledKit = { kit: Kit; written: Written[]; pictures: ReadonlyMap<string, string> }

const picturedBy = (fields: Readonly<Record<string, string>>, written: readonly Written[]) =>
  new Map(
    Object.entries(fields).map(([id, field]) => [
      id,
      written.find((each) => each.id === id && each.field.endsWith(`.${field}`))!.text,
    ]),
  )

type Given = { id: string } & Record<string, unknown>

/** Rows whose texts are as long as their fields take them. */
function writer(shape: Shape) {
  const written: Written[] = []
  const text = (field: string, id: string, longest: number): string => {
    const own = filled(mark(written.length), longest, shape)
    written.push({ field, id, text: own })
    return own
  }
  const row = (name: KitKind, given: Given) => {
    const { fields } = kindOf(name)
    const texts = Object.entries(fields).flatMap(([field, { text: words }]) =>
      words && !(field in given) ? [[field, text(`${name}.${field}`, given.id, words.longest)]] : [],
    )
    return { ...defaultsOf(kindOf(name)), translations: {}, displayOrder: 0, ...Object.fromEntries(texts), ...given }
  }
  const rows = (name: KitKind, ...given: Given[]) =>
    given.map((each, displayOrder) => row(name, { displayOrder, ...each }))
  return { written, text, row, rows }
}

/** Whatever people can write into a dinner, and its pictures by what they show. */
export function filledDinner(shape: Shape): FilledKit {
  const { written, row, rows } = writer(shape)
  const portrait = (id: string) => ({ id, portraitAssetId: id })
  const document: unknown = {
    details: { recommendedPlayers: '6-10' },
    dinnerStory: row('dinnerStory', { id: 'story', culpritId: 'ada' }),
    characters: rows(
      'character',
      { ...portrait('victim'), role: 'victim' },
      { ...portrait('host'), role: 'host' },
      { ...portrait('ada'), role: 'suspect' },
      { ...portrait('bo'), role: 'detective', isOptional: true },
    ),
    dinnerProps: rows('dinnerProp', {
      id: 'bottle',
      quantity: 999,
      characterId: 'ada',
      courseId: 'starter',
      imageAssetId: 'bottle',
    }),
    courses: rows('course', { id: 'starter', startMinute: 30 }, { id: 'coffee', startMinute: 90, dish: '' }),
    dinnerClues: rows(
      'dinnerClue',
      ...paperLooks.map((look, at) => ({
        id: look,
        look,
        imageAssetId: look,
        ...(at === 0 ? { holder: 'character', holderId: 'ada' } : { holder: 'table' }),
        ...(at < 3 ? { phase: 'arrival' } : { phase: 'course', courseId: 'starter' }),
        meanings: [{ characterId: 'ada', aspect: 'means', bearing: 'clears' }],
      })),
    ),
    moments: rows('moment', { id: 'poured', actorIds: ['ada'], witnessIds: ['bo'] }),
    cards: rows(
      'card',
      { id: 'sent', characterId: 'ada', phase: 'invitation' },
      { id: 'played', characterId: 'bo', phase: 'course', courseId: 'starter' },
    ),
    dinnerGuide: row('dinnerGuide', { id: 'guide' }),
  }
  const portraits = { victim: 'name', host: 'name', ada: 'name', bo: 'name' }
  const pictures = { ...portraits, bottle: 'name', ...Object.fromEntries(paperLooks.map((look) => [look, 'altText'])) }
  return {
    kit: { kind: 'mystery-dinner', document: readDinner(document as DinnerRows) },
    written,
    pictures: picturedBy(pictures, written),
  }
}

/** The same of a room. */
export function filledRoom(shape: Shape): FilledKit {
  const { written, text, row, rows } = writer(shape)
  const pictured = (id: string) => ({ id, imageAssetId: id })
  const hints = (id: string) => Array.from({ length: mostHints }, () => text('roomPuzzle.hints', id, 400))
  const document: unknown = {
    details: { recommendedPlayers: '2-8' },
    roomSetup: row('roomSetup', { id: 'setup' }),
    roomPuzzles: rows(
      'roomPuzzle',
      {
        ...pictured('chest'),
        lockType: 'word',
        needs: ['box', 'poem'],
        gives: ['map'],
        hints: hints('chest'),
        container: 'prop',
        containerId: 'box',
        // Asked for only where it is no prop
        furniture: '',
      },
      {
        ...pictured('door'),
        lockType: 'paper',
        needs: ['map', 'note'],
        gives: ['coin'],
        container: 'furniture',
        endsRoom: true,
      },
    ),
    roomProps: rows(
      'roomProp',
      { ...pictured('box'), source: 'household', quantity: 3, hidingPlace: '' },
      // What is printed is replaced by nothing
      { ...pictured('map'), source: 'print', placement: 'container', hidingPlace: '', substitutes: '' },
      { ...pictured('coin'), source: 'household', placement: 'container', hidingPlace: '' },
      { ...pictured('lamp'), source: 'buy', placement: 'hidden', isDecoration: true },
    ),
    roomClues: rows(
      'roomClue',
      { ...pictured('poem'), placement: 'hidden' },
      { ...pictured('note'), propId: 'map', hidingPlace: '' },
    ),
    roomGuide: row('roomGuide', { id: 'guide' }),
    puzzles: [],
  }
  const pictures = Object.fromEntries(
    ['chest', 'door', 'box', 'map', 'coin', 'lamp', 'poem', 'note'].map((id) => [id, 'altText']),
  )
  return {
    kit: { kind: 'escape-room', document: readRoom(document as RoomRows) },
    written,
    pictures: picturedBy(pictures, written),
  }
}
