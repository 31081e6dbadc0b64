import type { Worded } from '#app/features/rows/document.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { textFieldsOf } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { dinnerCharacter, dinnerRows } from './dinner.fixtures.ts'
import type { DinnerDocument } from './dinner.ts'
import { readDinner } from './read-dinner.ts'
import { riddle, room, roomClue, roomRows } from './room.fixtures.ts'
import type { RoomDocument, TypedPuzzle } from './room.ts'

/** `entity:id:field` of each. */
export const marksOf = (entity: string, rows: readonly { id: string }[], ...fields: readonly string[]): string[] =>
  rows.flatMap(({ id }) => fields.map((field) => `${entity}:${id}:${field}`))

/** All marks in it, each once; marks of that language are returned without the language. */
export const marksIn = (given: unknown, language = ''): string[] =>
  [...new Set(Array.from(JSON.stringify(given).matchAll(/<([^<>]+)>/gu), ([, mark]) => mark!))]
    .map((mark) => (mark.endsWith(`:${language}`) ? mark.slice(0, -1 - language.length) : mark))
    .toSorted()

/** Makes each text in each language and each picture a unique word that says whose and which it is. */
function marked<Row extends Worded>(entity: KitKind, row: Row): Row {
  const mark = (...path: string[]) => `<${[entity, row.id, ...path].join(':')}>`
  const texts = (language: string) =>
    Object.fromEntries(
      textFieldsOf(kindOf(entity)).map((field) => [
        field,
        field === 'hints' ? [1, 2].map((at) => mark(`hint${at}`, language)) : mark(field, language),
      ]),
    )
  const pictures = ['imageAssetId', 'portraitAssetId'].filter((field) => field in row)
  const shown = Object.fromEntries(pictures.map((field) => [field, mark('picture')]))
  return { ...row, ...texts('en'), ...shown, translations: { fr: texts('fr') } }
}

const all = <Row extends Worded>(entity: KitKind, rows: readonly Row[]): Row[] => rows.map((row) => marked(entity, row))

/** The dinner of the fixtures, plus a character whom the host plays and a prop that a guest is handed. */
export function markedDinner(): DinnerDocument {
  const rows = dinnerRows()
  const host = dinnerCharacter('Nora Bell', 11, { role: 'host' })
  const dinner = readDinner({ ...rows, characters: [...rows.characters, host] })
  return {
    ...dinner,
    story: marked('dinnerStory', dinner.story),
    guide: marked('dinnerGuide', dinner.guide),
    characters: all('character', dinner.characters),
    props: all('dinnerProp', [
      ...dinner.props,
      ...dinner.props.map((prop) => ({ ...prop, id: 'locket', characterId: 'greta', courseId: 'main' })),
    ]),
    courses: all('course', dinner.courses),
    clues: all('dinnerClue', dinner.clues),
    moments: all('moment', dinner.moments),
    cards: all('card', dinner.cards),
  }
}

/** The room of the fixtures, with a hidden clue and one on a household thing. */
export function markedRoom(): RoomDocument {
  const more = [
    roomClue({ id: 'ash', placement: 'hidden', displayOrder: 4 }),
    roomClue({ id: 'scrap', propId: 'lamp', displayOrder: 5 }),
  ]
  const whole = room({ roomClues: [...roomRows().roomClues, ...more] })
  return {
    ...whole,
    setup: marked('roomSetup', whole.setup),
    guide: marked('roomGuide', whole.guide),
    puzzles: all('roomPuzzle', whole.puzzles),
    props: all('roomProp', whole.props),
    clues: all('roomClue', whole.clues),
    typedPuzzles: [markedRiddle()],
  }
}

function markedRiddle(): TypedPuzzle {
  const halves = (language: string) => ({
    configuration: { riddleText: `<typed:riddle:text:${language}>` },
    solution: { correctAnswers: [`<typed:riddle:answer:${language}>`] },
  })
  return { ...riddle([]), name: '<typed:riddle:name>', ...halves('en'), translations: { fr: halves('fr') } }
}
