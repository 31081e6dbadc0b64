import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { dinnerCard, dinnerCharacter, dinnerClue, dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { aspects } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { DinnerRows } from '#app/features/kits/documents/read-dinner.ts'
import { checkDinner } from './check-dinner.ts'
import { dinnerFindingText } from './dinner-finding-text.ts'
import { dinnerSeverity } from './dinner-finding.ts'
import type { DinnerCode } from './dinner-finding.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const check = (rows: DinnerRows) => checkDinner({ document: readDinner(rows), languages: ['en', 'fr'] })

type Change<Row> = Partial<Row>
const story =
  (change: Change<NonNullable<DinnerRows['dinnerStory']>>) =>
  (rows: DinnerRows): DinnerRows => ({
    ...rows,
    dinnerStory: { ...rows.dinnerStory!, ...change },
  })
const guide =
  (change: Change<NonNullable<DinnerRows['dinnerGuide']>>) =>
  (rows: DinnerRows): DinnerRows => ({
    ...rows,
    dinnerGuide: { ...rows.dinnerGuide!, ...change },
  })
const row =
  <List extends 'characters' | 'dinnerClues' | 'courses' | 'cards' | 'moments' | 'dinnerProps'>(
    list: List,
    id: string,
    change: Change<DinnerRows[List][number]>,
  ) =>
  (rows: DinnerRows): DinnerRows => ({
    ...rows,
    [list]: rows[list].map((each) => (each.id === id ? { ...each, ...change } : each)),
  })
const add =
  <List extends 'characters' | 'dinnerClues' | 'cards'>(list: List, added: DinnerRows[List][number]) =>
  (rows: DinnerRows): DinnerRows => ({ ...rows, [list]: [...rows[list], added] })
const without =
  (list: 'characters' | 'dinnerClues' | 'moments' | 'courses', ...ids: string[]) =>
  (rows: DinnerRows): DinnerRows => ({ ...rows, [list]: rows[list].filter(({ id }) => !ids.includes(id)) })
const players =
  (recommendedPlayers: string) =>
  (rows: DinnerRows): DinnerRows => ({ ...rows, details: { recommendedPlayers } })

const clue = (id: string) => dinnerRows().dinnerClues.find((each) => each.id === id)!
/** Adds meanings to a clue. */
const saying = (id: string, ...meanings: ReturnType<typeof clue>['meanings']) =>
  row('dinnerClues', id, { meanings: [...clue(id).meanings, ...meanings] })
const withFrench = (background: string) => {
  const { translations } = dinnerRows().characters.find(({ id }) => id === 'ada')!
  return { fr: { ...translations.fr, background } }
}
const clears = (characterId: string) => ({ characterId, aspect: 'means', bearing: 'clears' }) as const

const broken: Record<DinnerCode, { by: ((rows: DinnerRows) => DinnerRows)[]; at: string }> = {
  suspect_never_cleared: {
    by: [
      row('dinnerClues', 'ticket', { meanings: [clears('iris')] }),
      row('dinnerClues', 'photograph', { meanings: [clears('hugo')] }),
    ],
    at: 'character clara clues',
  },
  culprit_cleared: { by: [saying('testimony', clears('ada'))], at: 'dinnerClue testimony meanings' },
  single_clue_solves: {
    by: [saying('testimony', clears('bruno'), clears('clara'), clears('dorian'), clears('edith'), clears('felix'))],
    at: 'dinnerClue testimony meanings',
  },
  single_clue_proves: {
    by: [saying('diary', ...aspects.map((aspect) => ({ characterId: 'ada', aspect, bearing: 'burdens' as const })))],
    at: 'dinnerClue diary meanings',
  },
  only_culprit_burdened: {
    by: [
      row('dinnerClues', 'letter', { meanings: [{ characterId: 'ada', aspect: 'motive', bearing: 'burdens' }] }),
      row('dinnerClues', 'knife', { meanings: [{ characterId: 'hugo', aspect: 'opportunity', bearing: 'clears' }] }),
    ],
    at: 'character ada clues',
  },
  solved_too_early: {
    by: [
      row('dinnerClues', 'map', { courseId: 'main' }),
      row('dinnerClues', 'ledger', { phase: 'arrival' }),
      add('dinnerClues', dinnerClue('menu', { courseId: 'dessert', revealsSecretOfId: 'bruno' })),
    ],
    at: 'dinnerClue map meanings',
  },
  clue_contradicts_itself: {
    by: [saying('diary', { characterId: 'greta', aspect: 'means', bearing: 'burdens' })],
    at: 'dinnerClue diary meanings',
  },
  secret_never_revealed: {
    by: [row('cards', 'clara course main', { revealsSecretOfId: null })],
    at: 'character bruno secret',
  },
  suspect_without_motive: { by: [row('characters', 'clara', { motive: ' ' })], at: 'character clara motive' },
  suspect_without_secret: { by: [row('characters', 'clara', { secret: '' })], at: 'character clara secret' },
  guest_idle: {
    by: [
      row('cards', 'jules course main', { reveal: '', act: '', revealsSecretOfId: null }),
      row('dinnerClues', 'will', { revealsSecretOfId: 'iris' }),
      row('cards', 'bruno course main', { revealsSecretOfId: 'ada' }),
    ],
    at: 'character jules card.main',
  },
  no_culprit: { by: [story({ culpritId: 'gone' })], at: 'dinnerStory story culpritId' },
  culprit_not_suspect: {
    by: [story({ culpritId: 'jules' }), saying('diary'), row('moments', 'poured', { actorIds: ['jules'] })],
    at: 'dinnerStory story culpritId',
  },
  culprit_optional: {
    by: [story({ culpritId: 'iris' }), row('moments', 'poured', { actorIds: ['iris'] })],
    at: 'character iris isOptional',
  },
  no_victim: { by: [without('characters', 'marlow')], at: 'dinnerStory story characters' },
  too_few_guests: {
    by: [
      row('characters', 'jules', { role: 'host' }),
      row('dinnerClues', 'map', { holderId: 'iris' }),
      (rows) => ({ ...rows, cards: rows.cards.filter(({ characterId }) => characterId !== 'jules') }),
      row('dinnerClues', 'will', { revealsSecretOfId: 'iris' }),
    ],
    at: 'dinnerStory story recommendedPlayers',
  },
  too_many_required: {
    by: [row('characters', 'jules', { isOptional: false })],
    at: 'dinnerStory story recommendedPlayers',
  },
  too_many_optional: {
    by: [row('characters', 'felix', { isOptional: true })],
    at: 'dinnerStory story recommendedPlayers',
  },
  no_setting: { by: [story({ setting: '' })], at: 'dinnerStory story setting' },
  no_method: { by: [story({ murderMethod: '' })], at: 'dinnerStory story murderMethod' },
  no_solution: { by: [story({ solution: '' })], at: 'dinnerStory story solution' },
  no_introduction: { by: [guide({ introduction: '' })], at: 'dinnerGuide guide introduction' },
  no_accusation_rules: { by: [guide({ accusationRules: '' })], at: 'dinnerGuide guide accusationRules' },
  no_courses: { by: [without('courses', 'starter', 'main', 'dessert')], at: 'dinnerStory story courses' },
  course_without_name: { by: [row('courses', 'main', { name: '' })], at: 'course main name' },
  courses_out_of_order: { by: [row('courses', 'dessert', { startMinute: 60 })], at: 'course dessert startMinute' },
  course_too_late: { by: [row('courses', 'dessert', { startMinute: 180 })], at: 'course dessert startMinute' },
  character_without_name: { by: [row('characters', 'felix', { name: '' })], at: 'character felix name' },
  duplicate_name: { by: [row('characters', 'felix', { name: 'edith  crane' })], at: 'character felix name' },
  character_without_description: {
    by: [row('characters', 'marlow', { publicDescription: '' })],
    at: 'character marlow publicDescription',
  },
  guest_without_background: { by: [row('characters', 'jules', { background: '' })], at: 'character jules background' },
  clue_without_title: { by: [row('dinnerClues', 'map', { title: '' })], at: 'dinnerClue map title' },
  clue_without_text: { by: [row('dinnerClues', 'map', { content: '' })], at: 'dinnerClue map content' },
  clue_without_picture: { by: [row('dinnerClues', 'map', { look: 'map' })], at: 'dinnerClue map imageAssetId' },
  clue_without_holder: { by: [row('dinnerClues', 'map', { holderId: 'gone' })], at: 'dinnerClue map holderId' },
  clue_held_by_victim: { by: [row('dinnerClues', 'map', { holderId: 'marlow' })], at: 'dinnerClue map holderId' },
  clue_never_released: {
    by: [add('dinnerClues', dinnerClue('torn', { courseId: 'gone', revealsSecretOfId: 'ada' }))],
    at: 'dinnerClue torn phase',
  },
  card_without_phase: { by: [add('cards', dinnerCard('ada', 'course', 'gone'))], at: 'card ada course gone phase' },
  card_without_guest: { by: [add('cards', dinnerCard('marlow', 'arrival', null))], at: 'card marlow arrival' },
  prop_without_name: { by: [row('dinnerProps', 'bottle', { name: '' })], at: 'dinnerProp bottle name' },
  two_places_at_once: {
    by: [row('moments', 'danced', { time: '21 h 15', witnessIds: ['ada'] })],
    at: 'moment danced place',
  },
  nobody_framed: {
    by: [row('dinnerClues', 'letter', { meanings: [{ characterId: 'ada', aspect: 'motive', bearing: 'burdens' }] })],
    at: 'dinnerStory story clues',
  },
  culprit_never_burdened: {
    by: [row('dinnerClues', 'letter', { meanings: [{ characterId: 'bruno', aspect: 'motive', bearing: 'burdens' }] })],
    at: 'character ada clues',
  },
  cleared_once: {
    by: [row('dinnerClues', 'photograph', { meanings: [clears('hugo')] })],
    at: 'dinnerClue ticket meanings',
  },
  clue_says_nothing: {
    by: [add('dinnerClues', dinnerClue('menu', { courseId: 'main' }))],
    at: 'dinnerClue menu meanings',
  },
  clue_about_no_suspect: { by: [saying('diary', clears('marlow'))], at: 'dinnerClue diary meanings' },
  clue_after_accusation: {
    by: [add('dinnerClues', dinnerClue('last', { phase: 'reveal', meanings: [clears('bruno')] }))],
    at: 'dinnerClue last phase',
  },
  clue_picture_without_alt: {
    by: [row('dinnerClues', 'map', { imageAssetId: 'picture' })],
    at: 'dinnerClue map altText',
  },
  clue_print_too_small: {
    by: [row('dinnerClues', 'map', { content: 'I never left the table.\n'.repeat(200) })],
    at: 'dinnerClue map content',
  },
  paper_too_full: {
    by: [row('cards', 'ada arrival', { reveal: 'I never left the table. '.repeat(200) })],
    at: 'card ada arrival',
  },
  name_too_long: {
    by: [row('characters', 'ada', { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Moss' })],
    at: 'character ada name',
  },
  letters_unprinted: { by: [row('characters', 'ada', { secret: 'ანა' })], at: 'character ada secret' },
  duplicate_title: { by: [row('dinnerClues', 'map', { title: 'Clue ticket' })], at: 'dinnerClue map title' },
  guest_says_nothing: { by: [row('cards', 'ada arrival', { reveal: '' })], at: 'character ada card.arrival' },
  guest_hides_nothing: { by: [row('cards', 'ada course main', { conceal: '' })], at: 'character ada card.main' },
  duplicate_card: { by: [add('cards', { ...dinnerCard('ada', 'arrival', null), id: 'second' })], at: 'card second' },
  names_optional_guest: {
    by: [row('cards', 'ada arrival', { act: 'Greet Greta Swan first.' })],
    at: 'card ada arrival act',
  },
  solution_without_culprit: {
    by: [story({ solution: 'Bruno Vale poured it before the starter.' })],
    at: 'dinnerStory story solution',
  },
  culprit_told: {
    by: [row('cards', 'bruno arrival', { reveal: 'I saw it. Ada Moss killed him with the port.' })],
    at: 'card bruno arrival reveal',
  },
  no_costume: { by: [row('characters', 'ada', { costumeIdeas: '' })], at: 'character ada costumeIdeas' },
  recommended_guests_outside: {
    by: [players('9-10'), story({ recommendedGuests: 8 })],
    at: 'dinnerStory story recommendedGuests',
  },
  no_theme: { by: [story({ theme: '' })], at: 'dinnerStory story theme' },
  no_victim_story: { by: [story({ victimBackstory: '' })], at: 'dinnerStory story victimBackstory' },
  no_preparation: { by: [guide({ preparation: '' })], at: 'dinnerGuide guide preparation' },
  no_evening_script: { by: [guide({ eveningScript: '' })], at: 'dinnerGuide guide eveningScript' },
  no_reveal_script: { by: [guide({ revealScript: '' })], at: 'dinnerGuide guide revealScript' },
  course_without_clue: {
    by: [row('dinnerClues', 'knife', { phase: 'arrival' }), row('dinnerClues', 'ticket', { phase: 'arrival' })],
    at: 'course starter name',
  },
  prop_without_instructions: {
    by: [row('dinnerProps', 'bottle', { description: '', howToMake: '' })],
    at: 'dinnerProp bottle howToMake',
  },
  no_timeline: { by: [without('moments', 'poured', 'danced')], at: 'dinnerStory story moments' },
  culprit_not_in_timeline: { by: [row('moments', 'poured', { actorIds: ['felix'] })], at: 'dinnerStory story moments' },
  moment_incomplete: { by: [row('moments', 'danced', { place: '' })], at: 'moment danced place' },
  translation_missing: { by: [row('courses', 'main', { translations: {} })], at: 'course main name.fr' },
  course_without_dish: { by: [row('courses', 'main', { dish: '' })], at: 'course main dish' },
}

const placeOf = ({ where }: ReturnType<typeof check>[number]) =>
  [where.entity, where.id, where.field].filter((part) => part !== undefined).join(' ')

describe('a dinner with six required and four optional guests', () => {
  test.each(['6', '7', '8', '9', '10', '6-10'])('has no findings for %s guests', (range) => {
    const rows = story({ recommendedGuests: Number(range.split('-')[0]) })(dinnerRows(range))
    expect(check(rows)).toEqual([])
  })

  test.each(Object.entries(broken))('broken in one way gets %s and nothing else', (code, { by, at }) => {
    const findings = check(by.reduce((rows, change) => change(rows), dinnerRows()))
    expect([...new Set(findings.map((each) => `${each.code} ${placeOf(each)}`))]).toEqual([`${code} ${at}`])
    for (const locale of ['en', 'fr'] as const) {
      overwriteGetLocale(() => locale)
      for (const finding of findings) expect(dinnerFindingText(finding)).not.toMatch(/undefined|NaN|[{}]| , |“”/)
    }
  })

  test('every code says whether it prevents publishing the dinner', () => {
    expect(Object.keys(broken)).toEqual(Object.keys(dinnerSeverity))
  })

  test('a problem that occurs only without a guest names who is absent', () => {
    const framing = [clears('dorian'), clears('clara'), clears('edith'), clears('felix'), clears('bruno')]
    const [finding] = check(saying('testimony', ...framing)(dinnerRows()))
    expect(dinnerFindingText(finding!)).toContain('Greta Swan, Hugo Wren, Iris Lark')
  })

  test.each([
    ['a guest by first name alone', row('cards', 'ada arrival', { act: 'Ask Greta about the lake.' }), 'card'],
    ['a guest by last name alone', row('cards', 'ada arrival', { act: 'Ask Miss Swan in.' }), 'card'],
    ['a text of another character', row('characters', 'ada', { secret: 'Owes Hugo money.' }), 'character'],
    ['a text in the other language', row('characters', 'ada', { translations: withFrench('Aime Iris.') }), 'character'],
  ])('an optional guest named in %s is found', (_what, change, entity) => {
    expect(check(change(dinnerRows())).map(({ code, where }) => `${code} ${where.entity}`)).toEqual([
      `names_optional_guest ${entity}`,
    ])
  })

  test.each([
    ['a name that somebody else has too', row('characters', 'bruno', { name: 'Greta Vale' }), 'Greet Greta.'],
    ['a word that begins no name', row('characters', 'jules', { name: 'Lady Rose' }), 'Water a rose, greet a lady.'],
    ['a title', row('characters', 'jules', { name: 'Doctor Reed' }), 'Call the Doctor.'],
  ])('an optional guest is not found in %s', (_what, change, act) => {
    const rows = row('cards', 'ada arrival', { act })(change(dinnerRows()))
    expect(check(rows).filter(({ code }) => code === 'names_optional_guest')).toEqual([])
  })

  test.each([
    ['what others know', { background: 'I rose before the sun. '.repeat(200) }, 'background'],
    ['what is kept to oneself', { alibi: 'I never left the table. '.repeat(200) }, 'secret'],
  ])('a page of a booklet with too much %s is found', (_what, texts, field) => {
    expect(check(row('characters', 'ada', texts)(dinnerRows())).map(({ code, where }) => [code, where.field])).toEqual([
      ['paper_too_full', field],
    ])
  })

  test.each([
    [
      'a card',
      row('cards', 'bruno course main', { act: 'Ada is the murderer: make sure that nobody asks.' }),
      'card act',
    ],
    ['a secret', row('characters', 'bruno', { secret: 'I know who it was. It was Ada Moss.' }), 'character secret'],
    ['Preparation', guide({ preparation: 'Seat Ada near the door.' }), 'dinnerGuide preparation'],
    [
      'the victim’s story',
      story({ victimBackstory: 'Ada Moss poisoned him in the end.' }),
      'dinnerStory victimBackstory',
    ],
    [
      'the culprit’s invitation',
      row('characters', 'ada', { publicDescription: 'The killer.' }),
      'character publicDescription',
    ],
    [
      'an early clue',
      row('dinnerClues', 'letter', { content: 'If I die, the culprit is Moss.' }),
      'dinnerClue content',
    ],
    ['what is said at a course', row('courses', 'main', { hostScript: 'And then Ada did it.' }), 'course hostScript'],
  ])('a culprit given away in %s is found', (_what, change, at) => {
    const found = check(change(dinnerRows())).filter(({ code }) => code === 'culprit_told')
    expect(found.map(({ where }) => `${where.entity} ${where.field}`)).toEqual([at])
  })

  test('a culprit given away in the shop window is found', () => {
    const listing = { id: 'adventure', title: 'A cold supper', description: 'In the end, Ada Moss did it.' }
    const told = (words: object) =>
      checkDinner({
        document: readDinner(dinnerRows()),
        languages: ['en', 'fr'],
        listing: { ...listing, translations: {}, ...words },
      }).map(({ code, where }) => [code, where.entity, where.field])
    expect(told({})).toEqual([['culprit_told', 'details', 'description']])
    expect(told({ description: 'Who did it? Ada Moss wonders, too.' })).toEqual([])
    expect(told({ description: '', translations: { fr: { title: 'La coupable est Ada Moss' } } })).toEqual([
      ['culprit_told', 'details', 'title'],
    ])
  })

  test('texts that only the culprit reads, or that are read at the reveal, may name the culprit', () => {
    const own = row('characters', 'ada', { secret: 'I, Ada, killed him.' })(dinnerRows())
    const read = guide({ revealScript: 'Ada killed him.', introduction: 'Ada is the culprit.' })(own)
    expect(check(read).filter(({ code }) => code === 'culprit_told')).toEqual([])
  })

  test('a longer name is not mistaken for the guest whose name it begins with', () => {
    const rows = row('cards', 'ada arrival', { act: 'Talk of Gretana and the Swansons.' })(dinnerRows())
    expect(check(add('characters', dinnerCharacter('Rolf', 11, { role: 'host' }))(rows))).toEqual([])
  })
})
