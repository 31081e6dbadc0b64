import { roles } from '#app/shared/player-roles.ts'
import { expect, test } from 'vitest'
import { presentEvent } from './present-event.ts'
import { project } from './project.ts'
import { studyGame, Table } from './study.fixtures.ts'

const view = (table: Table, language: 'en' | 'fr' = 'en', playerId = 'ada') =>
  project(table.game.edition, table.state, playerId, language, table.clock)!

test('at the start a player sees the first scene, and only its visible parts', () => {
  const seen = view(new Table())
  expect(seen).toMatchObject({
    title: 'The study',
    puzzle: null,
    inventory: [],
    score: 0,
    puzzlesSolved: 0,
    puzzlesInAll: 2,
    ending: null,
    hasTimeLimits: true,
  })
  expect(seen.scene.hotspots.map(({ id, usable, blockedMessage, done }) => [id, usable, blockedMessage, done])).toEqual(
    [
      ['safe-door', true, null, false],
      ['coin-1', true, null, false],
      ['stairs', false, 'It is locked.', false],
    ],
  )
})

test('where a hotspot leads, and under which conditions, stays on the server', () => {
  const [hotspot] = view(new Table()).scene.hotspots
  expect(Object.keys(hotspot!).sort()).toEqual([
    'blockedMessage',
    'done',
    'height',
    'id',
    'name',
    'points',
    'shape',
    'takesTwo',
    'type',
    'usable',
    'width',
    'x',
    'y',
    'zIndex',
  ])
})

test('a scene’s words for presses on nothing come with it, in the player’s language', () => {
  const game = studyGame()
  expect(view(new Table(game)).scene.missLines).toEqual([])
  game.edition.scenes[0]!.missLines = [{ en: 'Dust.', fr: 'Poussière.' }, { en: 'A wall.' }]
  expect(view(new Table(game), 'fr').scene.missLines).toEqual(['Poussière.', 'A wall.'])
})

test('somebody who is not in the run sees nothing', () => {
  const table = new Table()
  expect(project(table.game.edition, table.state, 'eve', 'en', table.clock)).toBeNull()
  expect(project(table.game.edition, table.state, 'constructor', 'en', table.clock)).toBeNull()
})

test('an open puzzle shows what its type presents, attempts left, hints given and hints left', () => {
  const table = new Table()
  table.use('safe-door')
  table.answer('safe', '1111')
  table.do({ type: 'take_hint', puzzleId: 'safe' })
  expect(view(table, 'fr').puzzle).toEqual({
    id: 'safe',
    type: 'code_entry',
    name: 'CANARY-puzzle-safe',
    description: '',
    imageAssetId: null,
    worksOnPicture: false,
    object: null,
    configuration: { codeLength: 4, codeType: 'numeric', caseSensitive: false, autoCheck: false },
    allowedAttempts: 3,
    attemptsLeft: 2,
    pausedForMs: 0,
    timeLeftMs: null,
    tried: ['1111'],
    view: null,
    hints: {
      given: ['CANARY-hint-0-fr'],
      shown: [],
      left: 1,
      nextCost: 20,
      nextLevel: null,
      nextShows: null,
      offered: false,
      offeredInMs: 450_001,
    },
    difficulty: null,
    skip: { policy: 'after_hints', afterWrong: 5, expectedMinutes: 5 },
    canReveal: false,
    solved: null,
  })
})

test('a solved puzzle keeps what was said when it was solved, and nothing that was said later', () => {
  const table = new Table()
  table.use('safe-door')
  table.wait(5)
  table.answer('safe', '0427')
  const { at } = table.state.journal.at(-1)!
  const later = { kind: 'said' as const, at: at + 1, text: { en: 'Later.' }, npcId: null }
  table.state = { ...table.state, journal: [...table.state.journal, later] }
  expect(view(table, 'fr').puzzle?.solved?.said).toEqual(['CANARI-dit'])
})

test('an object is shown with its open puzzle, with the room that the puzzle needs there', () => {
  const place = { x: 50, y: 40, width: 60, height: 30 }
  const object = { assetId: 'safe-picture', altText: { en: 'A safe.' }, place }
  const table = new Table(studyGame({ safe: { object } }))
  expect(JSON.stringify(view(table))).not.toContain('safe-picture')
  table.use('safe-door')
  expect(view(table).puzzle?.object).toEqual({
    assetId: 'safe-picture',
    altText: 'A safe.',
    place,
    least: { width: expect.any(Number), height: expect.any(Number) },
  })
})

test('everybody sees a running time limit until it is over, solved or turned off', () => {
  const table = new Table(studyGame({ safe: { timeLimitSeconds: 300 } }))
  expect(view(table).clocks).toEqual([])
  table.use('safe-door')
  table.do({ type: 'close_puzzle' })
  table.wait(10)
  expect(view(table).clocks).toEqual([{ puzzleId: 'safe', name: 'CANARY-puzzle-safe', leftMs: 290_000 }])
  table.do({ type: 'set_untimed', untimed: true })
  expect(view(table).clocks).toEqual([])
  table.do({ type: 'set_untimed', untimed: false })
  table.wait(290)
  expect(view(table).clocks).toEqual([])
})

test('a pause is shown as its remaining time', () => {
  const table = new Table(studyGame({ safe: { allowedAttempts: 1 } }))
  table.use('safe-door')
  table.answer('safe', '1111')
  table.wait(10)
  expect(view(table).puzzle).toMatchObject({ pausedForMs: 20_000, attemptsLeft: 1 })
})

test('hints are offered after three wrong answers, or past 1.5 times the expected minutes', () => {
  const table = new Table()
  table.use('safe-door')
  for (const code of ['1111', '2222', '3333']) table.answer('safe', code)
  expect(view(table).puzzle?.hints).toMatchObject({ offered: true, offeredInMs: null })
  const slow = new Table()
  slow.use('safe-door')
  slow.wait(7.5 * 60)
  expect(view(slow).puzzle?.hints).toMatchObject({ offered: false, offeredInMs: 1 })
  slow.wait(1)
  expect(view(slow).puzzle?.hints).toMatchObject({ offered: true, offeredInMs: null })
})

test('an untranslated text falls back to the primary language', () => {
  const table = new Table()
  table.use('safe-door')
  table.answer('safe', '0427')
  const seen = view(table, 'fr')
  expect(seen.inventory.map(({ name }) => name)).toEqual(['CANARY-item-key'])
  expect(seen.journal).toContainEqual({ kind: 'said', at: 0, line: 3, text: 'CANARI-dit', speaker: null, npcId: null })
})

test('the journal lists what was seen, found, said and solved, in chronological order', () => {
  const table = new Table()
  table.use('coin-1')
  table.use('safe-door')
  table.wait(61)
  table.answer('safe', '0427')
  expect(view(table).journal.map(({ kind, at }) => [kind, at])).toEqual([
    ['seen', 0],
    ['found', 0],
    ['solved', 1],
    ['found', 1],
    ['said', 1],
  ])
})

test('a hint that was taken is in the journal of everybody, with its puzzle and who took it', () => {
  const table = new Table()
  table.do({ type: 'join' }, 'bob')
  table.use('safe-door')
  table.wait(61)
  table.do({ type: 'take_hint', puzzleId: 'safe' })
  expect(view(table, 'fr', 'bob').journal).toContainEqual({
    kind: 'hinted',
    at: 1,
    line: 1,
    text: 'CANARY-hint-0-fr',
    name: 'CANARY-puzzle-safe',
    by: 'ada',
  })
})

test('the journal of several players says who did what', () => {
  const table = new Table()
  table.use('coin-1')
  expect(view(table).journal.map(({ by }) => by)).toEqual([undefined, undefined])
  table.do({ type: 'join' }, 'bob')
  table.use('safe-door', 'bob')
  table.answer('safe', '0427', 'bob')
  expect(view(table).journal.map(({ kind, by }) => [kind, by])).toEqual([
    ['seen', 'ada'],
    ['found', 'ada'],
    ['solved', 'bob'],
    ['found', 'bob'],
    ['said', undefined],
  ])
})

test('the party sees who is in which scene and at which puzzle', () => {
  const table = new Table()
  table.do({ type: 'join' }, 'bob')
  table.use('safe-door', 'bob')
  expect(view(table).party).toEqual([
    {
      playerId: 'ada',
      sceneId: 'study',
      sceneName: 'CANARY-scene-study',
      puzzleId: null,
      puzzleName: null,
      npcName: null,
      roles: [],
    },
    {
      playerId: 'bob',
      sceneId: 'study',
      sceneName: 'CANARY-scene-study',
      puzzleId: 'safe',
      puzzleName: 'CANARY-puzzle-safe',
      npcName: null,
      roles: [],
    },
  ])
})

test('at the end its text is shown and the clock stops', () => {
  const table = new Table()
  table.wait(5)
  table.do({ type: 'join', sceneId: 'garden' }, 'bob')
  table.wait(600)
  expect(view(table, 'fr')).toMatchObject({
    runMs: 5000,
    ending: { reason: 'scene', text: 'CANARI-fin', at: 5000, score: 0 },
  })
  // Ada is in the study and sees the scene where Bob ended the game
  expect(view(table)).toMatchObject({
    scene: { id: 'study' },
    ending: { scene: { name: 'CANARY-scene-garden', description: 'CANARY-description-garden' } },
  })
})

test('events give the party names and replies, never keys, flags or the private state of a type', () => {
  const table = new Table()
  table.use('safe-door')
  table.answer('safe', '1234')
  table.do({ type: 'take_hint', puzzleId: 'safe' })
  table.answer('safe', '0427')
  const notices = table.events.map((event) => presentEvent(table.game.edition, event, 'en', roles))
  expect(notices).toContainEqual({
    type: 'answered_wrong',
    playerId: 'ada',
    puzzleId: 'safe',
    reply: 'CANARY-reply-safe',
  })
  expect(notices.filter((notice) => notice === null)).toHaveLength(1)
  expect(JSON.stringify(notices)).not.toMatch(/1234|0427|drawer|CANARY-hint/u)
})

test('a hotspot that does not work says why: by the first failing condition or its own message', () => {
  const game = studyGame()
  const stairs = game.edition.scenes[0]!.hotspots.find(({ id }) => id === 'stairs')!
  const [dark, shut] = [
    { type: 'flag_set' as const, flag: 'light' },
    { type: 'flag_set' as const, flag: 'open' },
  ]
  stairs.usable = { type: 'all', of: [dark, shut] }
  stairs.blocked = [{ unless: dark, message: { en: 'Too dark.' } }]
  const said = (flags: Record<string, boolean>) => {
    const table = new Table(game)
    table.state = { ...table.state, flags }
    return view(table).scene.hotspots.find(({ id }) => id === 'stairs')?.blockedMessage
  }
  expect([said({}), said({ light: true }), said({ light: true, open: true })]).toEqual([
    'Too dark.',
    'It is locked.',
    null,
  ])
})
