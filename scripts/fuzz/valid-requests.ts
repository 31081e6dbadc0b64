import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { newId } from '#app/shared/ids.ts'
import { arrangeRows, changeRow, createRow, edit, removeRows } from '#tests/support/draft-commands.ts'
import { createProject, makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { accountForms } from './account-forms.ts'
import { eveningForms, eveningPages, openEvenings } from './evening-requests.ts'
import { generation } from './generation-requests.ts'
import { lockRequests, makeLock } from './lock-forms.ts'
import { officeForms } from './office-forms.ts'
import { projects, uploads } from './project-requests.ts'
import { togetherRequests } from './together-requests.ts'
import { paymentForms, paymentPages } from './payment-forms.ts'
import { openSession, sessionForms, sessionPages } from './session-requests.ts'
import type { Valid, Who } from './valid-request.ts'

export type Ground = { cookies: Record<Who, string | undefined>; valid: Valid[]; ids: string[] }

export async function prepareGround(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  picture: Buffer,
): Promise<Ground> {
  const people: Record<Who, Person> = {
    visitor: new Person(url),
    guest: new Person(url),
    member: new Person(url),
    creator: new Person(url),
    admin: new Person(url),
  }
  for (const who of ['admin', 'creator', 'member'] as const) await people[who].signUp(`${who}@example.org`)
  const made = await makeAdventure(people.creator, { title: 'Well known' })
  await publish(people.creator, made.id)
  const draft = await makeAdventure(people.creator, { title: 'Not yet' })
  const spare = await createProject(people.creator, 'Soon gone')
  const runs = { guest: await startRun(people.guest, made.id), member: await startRun(people.member, made.id) }
  const session = await openSession(people.creator, people.visitor, made.id)
  const evenings = await openEvenings(people.creator, databaseUrl)
  const valid = [
    ...lockRequests(await makeLock(people.creator)),
    ...reads(made.id, draft.id, runs, made.pictures[0]!.url),
    ...sessionPages(session).flatMap(asked),
    ...forms(made.id),
    ...sessionForms(session),
    ...eveningPages(evenings).flatMap(asked),
    ...eveningForms(evenings),
    ...commands(runs, made),
    ...edits(draft),
    ...projects(spare),
    ...uploads(draft.id, draft.ids.hall, picture),
    ...generation(draft.id, draft.ids.hall, draft.ids.puzzle),
  ]
  const cookies = Object.fromEntries(
    Object.entries(people).map(([who, person]) => [who, person.cookieHeader]),
  ) as Ground['cookies']
  for (const person of Object.values(people)) person.close()
  return { cookies, valid, ids: [made.id, draft.id, ...Object.values(draft.ids), ...Object.values(runs), newId()] }
}

type Runs = { guest: string; member: string }
type Ids = Awaited<ReturnType<typeof makeAdventure>>

function reads(published: string, draft: string, runs: Runs, picture: string): Valid[] {
  const paths = [
    '/',
    '/for-events',
    '/contact',
    '/privacy-policy',
    '/library',
    `/adventure/${published}`,
    `/play/${published}`,
    `/play/${draft}`,
    `/editor/${draft}`,
    ...['people', 'walkthrough?in=fr'].map((page) => `/editor/${draft}/${page}`),
    '/invited/no-token',
    `/mystery-dinner/${draft}`,
    `/escape-room/${draft}`,
    '/auth',
    '/auth/sign-out',
    '/auth/code',
    '/auth/change-email',
    '/auth/restore-email',
    '/account/security',
    '/auth/keep',
    '/account/preferences',
    '/account/delete',
    '/account/terms',
    '/creator',
    `/run/${runs.member}`,
    `/run/${runs.guest}`,
    `/api/runs/${runs.member}/commands`,
    `/api/runs/${runs.member}/party`,
    `/api/runs/${runs.member}/events`,
    ...paymentPages(published),
    '/api/uploads',
    picture,
    '/no/such/page',
    '/healthz',
    '/readyz',
    '/favicon.svg',
    '/__manifest',
  ]
  return paths.flatMap(asked)
}

const asked = (path: string): Valid[] => [
  {
    method: 'GET',
    path,
    query: { lang: 'fr', tab: 'mystery-dinner', category: 'Mystery', q: 'house', next: '/creator' },
  },
  {
    method: 'GET',
    path: path === '/' ? '/_root.data' : `${path}.data`,
    query: { _routes: 'root,routes/library/library' },
  },
  { method: 'HEAD', path },
]

const forms = (published: string): Valid[] => [
  {
    method: 'POST',
    path: '/contact',
    form: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Hello' },
  },
  ...accountForms,
  {
    method: 'POST',
    path: '/account',
    form: { intent: 'save', name: 'New', storyEn: 'Once', storyFr: 'Un jour', physicalDescription: 'Tall' },
  },
  { method: 'POST', path: '/account.data', form: { intent: 'remove' } },
  { method: 'POST', path: `/play/${published}`, form: { intent: 'start', language: 'en', sceneId: '' } },
  ...paymentForms(published),
  ...officeForms(published),
  { method: 'POST', path: `/kit/${published}/hints?key=1-abcdefgh2345`, form: { puzzle: published, step: '1' } },
  {
    method: 'POST',
    path: `/api/kits/${published}/print`,
    form: { form: 'pdf', language: 'en', paper: 'a4', part: 'front' },
  },
  {
    method: 'POST',
    path: `/api/kits/${published}/print`,
    json: {
      form: 'parts',
      choice: {
        language: 'fr',
        paper: 'a4',
        ink: 'low',
        isLarge: true,
        hostPlays: false,
        rounds: 'roll',
        isSent: false,
      },
      details: { host: 'Ada', date: '', place: '', roster: [{ characterId: published, person: 'Bo' }], absentIds: [] },
      part: null,
      changedOnly: false,
      earlier: { host: '', date: '', place: '', roster: [], absentIds: [] },
      isDraft: false,
    },
  },
  { method: 'POST', path: `/play/${published}.data`, form: { intent: 'start', language: 'fr' } },
]

function commands(runs: Runs, { ids }: Ids): Valid[] {
  const each = [
    ...[ids.lock, ids.key].map((hotspotId) => ({ type: 'use_hotspot', hotspotId })),
    { type: 'travel', sceneId: ids.garden },
    { type: 'close_puzzle' },
    { type: 'answer', puzzleId: ids.puzzle, answer: { code: '1234' } },
    { type: 'take_hint', puzzleId: ids.puzzle, place: 0 },
    { type: 'ask_goal', told: 1 },
    { type: 'pin', place: 0, pinned: true },
    ...['reveal_puzzle', 'restart_puzzle'].map((type) => ({ type, puzzleId: ids.puzzle })),
    { type: 'set_untimed', untimed: true },
    { type: 'use_item', itemId: ids.item },
    { type: 'use_item_on', itemId: ids.item, hotspotId: ids.lock },
    { type: 'combine_items', itemId: ids.item, otherItemId: ids.item },
    { type: 'examine_item', itemId: ids.item },
    { type: 'choose', step: 1, choice: 0 },
    { type: 'continue', step: 1 },
    { type: 'leave_dialogue' },
  ]
  const bodies: unknown[] = [
    ...each.map((command) => ({ commandId: newId(), command })),
    { present: true },
    { language: 'fr' },
  ]
  const asked: unknown[] = [
    { invite: true },
    { closeInvitation: true },
    { remove: newId() },
    { chatEnabled: true },
    { chatHidesNumbers: false },
    { chat: 'Hello', messageId: newId() },
    { ping: { sceneId: ids.hall, x: 10, y: 20.5 } },
    { reaction: 'aha' },
    { name: 'Ada' },
  ]
  const both = (door: string, json: unknown): Valid[] => [
    { as: 'member', method: 'POST', path: `/api/runs/${runs.member}/${door}`, json },
    { as: 'guest', method: 'POST', path: `/api/runs/${runs.guest}/${door}`, json },
  ]
  return [
    ...bodies.flatMap((json) => both('commands', json)),
    ...asked.flatMap((json) => both('party', json)),
    ...both('group', { stuck: true }),
    ...both('clicks', { sceneId: ids.hall, cells: [{ cell: 17, clicks: 2 }] }),
    { method: 'POST', path: '/api/views', json: { path: '/library', language: 'fr' } },
  ]
}

function edits({ id, ids, pictures }: Ids): Valid[] {
  const spot = {
    name: 'Spot',
    width: 60,
    height: 60,
    shape: 'polygon',
    points: [{ x: 1, y: 2 }],
    zIndex: 1,
    displayOrder: 1,
    visibilityConditions: { type: 'has_item', itemId: ids.item },
    interactionConditions: { type: 'all', of: [] },
    blockedMessage: 'No.',
    targetId: ids.garden,
    translations: { fr: { name: 'Endroit' } },
  }
  const details = {
    title: 'Not yet',
    description: 'Words',
    category: 'Mystery',
    difficulty: 2,
    price: '12.50',
    recommendedPlayers: '1-4',
    accessibilityTags: [],
    contentWarnings: [],
    roomSceneIds: [],
    trailerUrl: 'https://vimeo.com/76979871',
    languages: ['en', 'fr'],
    translations: { fr: { title: 'Pas encore' } },
  }
  const puzzle = {
    name: 'Lock',
    description: 'Shut',
    configuration: { codeLength: 4, codeType: 'numeric' },
    solution: { correctCode: '1234', decoys: [{ code: '1', reply: 'no' }] },
    timeLimit: 60,
    expectedMinutes: 5,
    hints: ['a'],
    scoringRules: {},
    onSolveEffects: [{ type: 'say', text: 'Open' }],
    afterAttempts: 'cooldown',
    onFailEffects: [{ type: 'say', text: 'Alarm' }],
    difficulty: 3,
    skipPolicy: 'after_tries',
    skipAfterWrong: 4,
    variantSeed: 7,
    translations: { fr: { hints: ['b'] } },
  }
  const of = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  const change = (kind: KindName, row: string, fields: object) => changeRow(kind, row, { ...fields }, of(fields))
  const scene = {
    name: 'Attic',
    orientation: 'landscape',
    description: '',
    altText: '',
    isEnding: false,
    endingText: '',
    endingTeaser: '',
    displayOrder: 1,
  }
  const npc = newId()
  const commands: Command[] = [
    change('details', id, details),
    change('details', id, { coverAssetId: pictures[0]!.id }),
    createRow('scene', scene),
    change('scene', ids.hall, { name: 'Hall', missLines: ['Dust'], translations: { fr: { name: 'Salle' } } }),
    change('scene', ids.hall, { isStartingMap: true }),
    change('scene', ids.garden, { imageAssetId: pictures[1]!.id }),
    arrangeRows('scene', [ids.garden, ids.hall]),
    removeRows('scene', newId()),
    createRow('hotspot', { parent: ids.hall, type: 'scene_link', x: 10, y: 20, ...spot }),
    change('hotspot', ids.door, { type: 'scene_link', x: 5, y: 5, ...spot }),
    createRow('hotspot', { parent: ids.hall, type: 'look', x: 10, y: 20, ...spot, lines: ['Dust'] }),
    arrangeRows('hotspot', [ids.door, ids.lock], ids.hall),
    removeRows('hotspot', newId(), newId()),
    createRow('layer', { parent: ids.hall, name: 'Moon', x: 9, hotspotId: ids.door, visibilityConditions: {} }),
    createRow('puzzle', { type: 'code_entry', ...puzzle }),
    change('puzzle', ids.puzzle, { ...puzzle, objectPlace: { x: 50, y: 50, width: 60, height: 40 } }),
    removeRows('puzzle', newId()),
    createRow('item', { name: 'Lamp', description: '' }),
    change('item', ids.item, { name: 'Key' }),
    removeRows('item', newId()),
    batchOf([
      createRow('npc', { id: npc, name: 'Ada' }),
      createRow('node', { parent: npc, nodeType: 'dialogue', content: 'Hello' }),
    ]),
    change('npc', newId(), { name: 'Bob' }),
    removeRows('npc', newId()),
    change('node', newId(), { content: 'Bye' }),
    arrangeRows('node', [newId()], npc),
    removeRows('node', newId()),
  ]
  const bodies: unknown[] = [
    ...commands.map((command) => edit(command)),
    edit(...commands),
    { ...edit(change('details', id, details)), writtenIn: 'en' },
    { intent: 'change-status', status: 'coming_soon' },
    ...['publish-update', 'renew-link', 'resubmit', 'check-draft'].map((intent) => ({ intent })),
  ]
  return [
    ...bodies.map((json): Valid => ({ as: 'creator', method: 'POST', path: `/editor/${id}`, json })),
    ...togetherRequests(id, ids.hall),
  ]
}
