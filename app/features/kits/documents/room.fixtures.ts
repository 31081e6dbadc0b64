import type { RoomRows } from './read-room.ts'
import { readRoom } from './read-room.ts'
import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle, TypedPuzzle } from './room.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { textFieldsOf } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'

/** Each French text is the English one with a mark. */
const inFrench = (row: object, names: readonly string[]): RoomPuzzle['translations'] => {
  const mark = (text: unknown): unknown => (text === '' ? '' : `${String(text)} (fr)`)
  const given = Object.entries(row).filter(([name]) => names.includes(name))
  return {
    fr: Object.fromEntries(given.map(([name, text]) => [name, Array.isArray(text) ? text.map(mark) : mark(text)])),
  }
}

const worded = <Row extends object>(entity: KitKind, row: Row) => ({
  ...row,
  // A code is the same in both languages
  translations: inFrench(
    row,
    textFieldsOf(kindOf(entity)).filter((field) => field !== 'solution'),
  ),
})

export const roomPuzzle = (row: Partial<RoomPuzzle> & { id: string }): RoomPuzzle => {
  const whole = {
    name: `Puzzle ${row.id}`,
    description: `The sheet of ${row.id}.`,
    solution: '',
    lockType: 'none' as const,
    hints: [`Look at ${row.id} again.`],
    expectedMinutes: 10,
    imageAssetId: null,
    altText: '',
    puzzleId: null,
    needs: [],
    gives: [],
    container: 'unnamed' as const,
    containerId: null,
    furniture: '',
    endsRoom: false,
    boardX: null,
    boardY: null,
    displayOrder: 0,
    ...row,
  }
  return { ...worded('roomPuzzle', whole), ...row }
}

export const roomProp = (row: Partial<RoomProp> & { id: string }): RoomProp => {
  const whole = {
    name: `Prop ${row.id}`,
    description: `This is ${row.id}.`,
    look: 'card' as const,
    source: 'household' as const,
    substitutes: 'Anything like it.',
    quantity: 1,
    placement: 'sight' as const,
    hidingPlace: '',
    resetStep: 'Put it back.',
    isReusable: false,
    isDecoration: false,
    imageAssetId: null,
    altText: '',
    displayOrder: 0,
    ...row,
  }
  return { ...worded('roomProp', whole), ...row }
}

export const roomClue = (row: Partial<RoomClue> & { id: string }): RoomClue => {
  const whole = {
    title: `Clue ${row.id}`,
    content: `What ${row.id} says.`,
    look: 'card' as const,
    imageAssetId: null,
    altText: '',
    propId: null,
    placement: 'sight' as const,
    hidingPlace: '',
    isReusable: false,
    isRedHerring: false,
    displayOrder: 0,
    ...row,
  }
  return { ...worded('roomClue', whole), ...row }
}

export const riddle = (correctAnswers: readonly string[], fr = correctAnswers): TypedPuzzle => ({
  id: 'riddle',
  name: 'The riddle',
  type: 'riddle',
  configuration: { riddleText: 'What has a face and hands?' },
  solution: { correctAnswers },
  translations: { fr: { configuration: { riddleText: 'Je sonne sans bras.' }, solution: { correctAnswers: fr } } },
})

/** A room without findings: two ways lead to the key and the note, which together open the chest. */
export const roomRows = (): RoomRows => ({
  details: { recommendedPlayers: '2-4' },
  roomSetup: worded('roomSetup', {
    id: 'setup',
    theme: 'A clockmaker’s attic',
    recommendedDuration: 60,
    spaceRequirements: 'One table',
    ageRecommendation: 'From ten',
    storyPremise: 'The clockmaker is gone, and every clock has stopped.',
    winningCondition: 'The chest is open.',
  }),
  roomPuzzles: [
    roomPuzzle({
      id: 'box',
      solution: '412',
      lockType: 'digits3',
      expectedMinutes: 20,
      needs: ['map', 'case'],
      gives: ['key'],
      container: 'prop',
      containerId: 'case',
    }),
    roomPuzzle({
      id: 'verse',
      lockType: 'word',
      puzzleId: 'riddle',
      expectedMinutes: 20,
      needs: ['lamp', 'poem'],
      gives: ['note'],
      container: 'furniture',
      furniture: 'The drawer of the desk',
      displayOrder: 1,
    }),
    roomPuzzle({
      id: 'chest',
      lockType: 'key',
      needs: ['key', 'note', 'trunk', 'lamp'],
      container: 'prop',
      containerId: 'trunk',
      endsRoom: true,
      displayOrder: 2,
    }),
  ],
  roomProps: [
    roomProp({ id: 'case' }),
    roomProp({ id: 'key', source: 'buy', placement: 'container', displayOrder: 1 }),
    roomProp({ id: 'map', source: 'print', placement: 'hidden', hidingPlace: 'under the rug', displayOrder: 2 }),
    roomProp({ id: 'lamp', isReusable: true, displayOrder: 3 }),
    roomProp({ id: 'trunk', source: 'buy', displayOrder: 4 }),
  ],
  roomClues: [
    roomClue({ id: 'poem' }),
    roomClue({ id: 'note', placement: 'container', displayOrder: 1 }),
    roomClue({ id: 'arrow', propId: 'map', displayOrder: 2 }),
    roomClue({ id: 'raven', isRedHerring: true, displayOrder: 3 }),
  ],
  roomGuide: worded('roomGuide', {
    id: 'guide',
    introduction: 'Read this before the doorbell rings.',
    setupInstructions: 'Lay it all out.',
    hostScript: 'Come in out of the rain.',
    resetInstructions: 'Lock the trunk again.',
    debriefQuestions: 'What was hardest?',
  }),
  puzzles: [riddle(['clock'], ['horloge'])],
})

export const room = (change: Partial<RoomRows> = {}): RoomDocument => readRoom({ ...roomRows(), ...change })
