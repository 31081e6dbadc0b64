import { kindOf } from '#app/features/rows/kinds/index.ts'
import { textFieldsOf } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import type { Aspect, ClueMeaning, DinnerCard, DinnerCharacter, DinnerClue, DinnerCourse, PhaseName } from './dinner.ts'
import type { DinnerRows } from './read-dinner.ts'

/** Adds a French text for each of the row's texts. */
function inBoth<Row extends Record<string, unknown>>(entity: KitKind, row: Row) {
  const texts = textFieldsOf(kindOf(entity))
    .filter((field) => row[field] !== '')
    .map((field) => [field, field === 'name' ? String(row[field]) : `${String(row[field])} (fr)`] as const)
  return { ...row, translations: { fr: Object.fromEntries(texts) } }
}

const guests = ['Ada Moss', 'Bruno Vale', 'Clara Finch', 'Dorian Pike', 'Edith Crane', 'Felix Hart'] as const
const optionalGuests = ['Greta Swan', 'Hugo Wren', 'Iris Lark', 'Jules Reed'] as const
/** The first name in lower case. */
const idOf = (name: string) => name.split(' ')[0]!.toLowerCase()
const everybody = [...guests, ...optionalGuests]

export const dinnerCharacter = (name: string, displayOrder: number, row: Partial<DinnerCharacter> = {}) =>
  inBoth('character', {
    id: idOf(name),
    name,
    role: 'suspect' as DinnerCharacter['role'],
    isOptional: false,
    publicDescription: `A friend of the house called ${name}.`,
    background: `Background of ${idOf(name)}.`,
    personality: `Personality of ${idOf(name)}.`,
    costumeIdeas: `Costume of ${idOf(name)}.`,
    castingNotes: `Casting of ${idOf(name)}.`,
    secret: `Secret of ${idOf(name)}.`,
    motive: `Motive of ${idOf(name)}.`,
    goal: `Goal of ${idOf(name)}.`,
    alibi: `Alibi of ${idOf(name)}.`,
    portraitAssetId: null,
    displayOrder,
    ...row,
  })

const dinnerCourse = (id: string, startMinute: number, displayOrder: number): DinnerCourse =>
  inBoth('course', {
    id,
    name: `The ${id}`,
    dish: `Dish of the ${id}`,
    dietaryNotes: `Diet of the ${id}`,
    startMinute,
    hostScript: `Serve the ${id}.`,
    shoppingList: `Shopping for the ${id}`,
    displayOrder,
  })

export const dinnerClue = (id: string, row: Partial<DinnerClue>): DinnerClue =>
  inBoth('dinnerClue', {
    id,
    title: `Clue ${id}`,
    look: 'letter' as const,
    content: `Content of ${id}.`,
    back: '',
    imageAssetId: null,
    altText: '',
    holder: 'host' as const,
    holderId: null,
    phase: 'course' as const,
    courseId: null,
    meanings: [],
    revealsSecretOfId: null,
    displayOrder: 0,
    ...row,
  })

export const dinnerCard = (
  characterId: string,
  phase: PhaseName,
  courseId: string | null,
  row: Partial<DinnerCard> = {},
) => {
  const id = [characterId, phase, courseId].filter((part) => part !== null).join(' ')
  return inBoth('card', {
    id,
    characterId,
    phase,
    courseId,
    reveal: `Reveal of ${id}.`,
    conceal: `Conceal of ${id}.`,
    act: `Act of ${id}.`,
    receive: '',
    revealsSecretOfId: null,
    ...row,
  } satisfies Omit<DinnerCard, 'translations'>)
}

const clears = (aspect: Aspect, ...ids: string[]): ClueMeaning[] =>
  ids.map((characterId) => ({ characterId, aspect, bearing: 'clears' }))
const burdens = (aspect: Aspect, ...ids: string[]): ClueMeaning[] =>
  ids.map((characterId) => ({ characterId, aspect, bearing: 'burdens' }))

const held = (holderId: string) => ({ holder: 'character' as const, holderId })
const at = (courseId: string) => ({ phase: 'course' as const, courseId })

const clues = (): DinnerClue[] =>
  [
    dinnerClue('letter', { phase: 'arrival', holder: 'table', meanings: burdens('motive', 'bruno', 'ada') }),
    dinnerClue('knife', {
      ...at('starter'),
      meanings: [...burdens('means', 'bruno'), ...clears('opportunity', 'hugo')],
    }),
    dinnerClue('ticket', { ...at('starter'), ...held('greta'), meanings: clears('opportunity', 'clara', 'iris') }),
    dinnerClue('report', { ...at('main'), ...held('bruno'), meanings: clears('means', 'dorian', 'greta') }),
    dinnerClue('photograph', { ...at('main'), ...held('iris'), meanings: clears('means', 'clara', 'hugo') }),
    dinnerClue('map', { ...at('dessert'), ...held('jules'), meanings: clears('opportunity', 'bruno', 'edith') }),
    dinnerClue('ledger', { ...at('dessert'), ...held('ada'), meanings: clears('motive', 'dorian', 'felix') }),
    dinnerClue('testimony', { phase: 'accusation', meanings: clears('opportunity', 'bruno', 'edith', 'felix') }),
    dinnerClue('diary', { phase: 'accusation', ...held('clara'), meanings: clears('means', 'greta', 'iris') }),
    dinnerClue('will', { ...at('main'), ...held('greta'), revealsSecretOfId: 'ada' }),
  ].map((clue, displayOrder) => ({ ...clue, displayOrder }))

/** At the main course each gives away the secret of the previous character. */
const cards = (): DinnerCard[] =>
  everybody
    .map(idOf)
    .flatMap((id, index, ids) => [
      dinnerCard(id, 'invitation', null, { reveal: '', conceal: '' }),
      dinnerCard(id, 'arrival', null),
      dinnerCard(id, 'course', 'starter'),
      dinnerCard(id, 'course', 'main', { revealsSecretOfId: ids[index - 1] ?? null }),
      dinnerCard(id, 'course', 'dessert'),
    ])

/** Six required and four optional guests; Ada is the culprit. It has no findings. Texts are in English and French. */
export const dinnerRows = (recommendedPlayers = '6-10'): DinnerRows => ({
  details: { recommendedPlayers },
  dinnerStory: {
    ...inBoth('dinnerStory', {
      theme: 'A cold supper',
      setting: 'A house by the lake',
      timePeriod: '1926',
      victimBackstory: 'Lord Marlow owned the lake.',
      murderMethod: 'Poison in the port.',
      solution: 'Ada Moss poured it before the starter.',
    }),
    id: 'story',
    culpritId: 'ada',
    recommendedGuests: 8,
    durationMinutes: 180,
  },
  characters: [
    ...guests.map((name, index) => dinnerCharacter(name, index)),
    ...optionalGuests.map((name, index) =>
      dinnerCharacter(name, 6 + index, {
        isOptional: true,
        role: name === 'Jules Reed' ? 'detective' : 'suspect',
      }),
    ),
    dinnerCharacter('Marlow Kent', 10, { role: 'victim', secret: '', motive: '', goal: '', alibi: '' }),
  ],
  dinnerProps: [
    inBoth('dinnerProp', {
      id: 'bottle',
      name: 'Bottle of port',
      description: 'Empty and dusty.',
      howToMake: 'Soak the label in tea.',
      quantity: 1,
      characterId: null,
      courseId: null,
      imageAssetId: null,
      displayOrder: 0,
    }),
  ],
  courses: [dinnerCourse('starter', 30, 0), dinnerCourse('main', 75, 1), dinnerCourse('dessert', 120, 2)],
  dinnerClues: clues(),
  moments: [
    inBoth('moment', {
      id: 'poured',
      time: '9:15 p.m.',
      place: 'The wine cellar',
      happened: 'The port was poured.',
      actorIds: ['ada'],
      witnessIds: [],
      displayOrder: 0,
    }),
    inBoth('moment', {
      id: 'danced',
      time: '9:15 p.m.',
      place: 'The mirror hall',
      happened: 'They danced.',
      actorIds: ['bruno', 'clara'],
      witnessIds: ['edith'],
      displayOrder: 1,
    }),
  ],
  cards: cards(),
  dinnerGuide: {
    ...inBoth('dinnerGuide', {
      introduction: 'Welcome your guests.',
      preparation: 'Print everything.',
      arrivalScript: 'Good evening, all of you.',
      eveningScript: 'Begin on time.',
      accusationRules: 'Everybody names one person.',
      revealScript: 'Read the solution aloud.',
    }),
    id: 'guide',
  },
})
