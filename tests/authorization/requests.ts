import sharp from 'sharp'
import { newId } from '#app/shared/ids.ts'
import { createRow, edit } from '#tests/support/draft-commands.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { password } from '#tests/support/person.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { projectZip } from '#tests/studio/zips.ts'
import type { Role, State } from './expected.ts'
import { lockForm, mail } from './matrix-world.ts'
import type { MatrixWorld, Subject } from './matrix-world.ts'

type Cell = { world: MatrixWorld; person: Person; role: Role; state: State; subject: Subject }

export const addressOf = (pattern: string, subject: Subject): string =>
  pattern
    .replace(':id', idIn(pattern, subject))
    .replace(':kind', 'adventure')
    .replace(':version', 'no-version.css')
    .replace(':token', pattern === '/s/:token' ? subject.session.teams[0]!.code : 'no-token')
    .replace(':assetId', subject.id)
    .replace(':teamId', subject.session.teams[0]!.id)
    .replace(':runId', subject.runId)
    .replace(':puzzleId', subject.puzzleId)
    .replace(':place', subject.sceneId)
    .replace(':code', subject.joinCode)
    .replace(':name', subject.media)
    .replace(':function', 'suggest-hints')
    .replace(':why', 'gone')
    .replace(':launchId', subject.id)
    .replace('*', 'no/such/page')

function idIn(pattern: string, subject: Subject): string {
  if (/^(\/embed|\/api)?\/locks?\//.test(pattern)) return subject.lockId
  if (pattern.startsWith('/reviews/')) return subject.reviewId
  if (pattern.startsWith('/admin/users/')) return subject.memberId
  if (pattern === '/account/purchases/:id/card') return subject.giftId
  if (/^\/(api\/)?sessions\/:id/.test(pattern)) return subject.session.id
  if (/^\/(adventure|sessions\/new|evening\/new|kit|play|checkout|report|embed|api\/kits)\//.test(pattern))
    return subject.address
  return /^\/(purchases|test-checkout|account\/purchases)\//.test(pattern) ? subject.purchaseId : subject.id
}

/** Each would change something: what is refused is refused for who sent it, not for how. */
const writes: Readonly<Record<string, (cell: Cell) => Promise<Reply>>> = {
  '/contact': ({ person }) =>
    person.postForm('/contact', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Hello' }),
  '/auth': async ({ world, person, role }) =>
    (role === 'visitor' ? world.person() : person).postForm('/auth', {
      email: mail(role === 'visitor' ? 'other' : role),
      password,
    }),
  '/auth/forgot': ({ person }) => person.postForm('/auth/forgot', { email: 'nobody@example.org' }),
  '/auth/reset': ({ person }) =>
    person.postForm('/auth/reset', {
      token: 'no-such-link',
      password: 'brass lantern',
      confirmPassword: 'brass lantern',
    }),
  '/auth/verify': ({ person }) => person.postForm('/auth/verify', { token: 'no-such-link' }),
  '/auth/code': ({ person }) => person.postForm('/auth/code', { code: '123456' }),
  '/auth/change-email': ({ person }) => person.postForm('/auth/change-email', { token: 'no-such-link' }),
  '/auth/restore-email': ({ person }) => person.postForm('/auth/restore-email', { token: 'no-such-link' }),
  '/account/security': ({ person }) =>
    person.postForm('/account/security', { intent: 'end-session', session: newId() }),
  '/admin/platforms': ({ person }) => person.postForm('/admin/platforms', { intent: 'test', id: newId() }),
  '/admin/generation': ({ person }) => person.postForm('/admin/generation', { name: 'none', isOn: 'off' }),
  '/admin/purchases': ({ person }) =>
    person.postForm('/admin/purchases', {
      intent: 'refund',
      purchaseId: newId(),
      reason: 'It did not open.',
      password: 'not the password',
    }),
  '/admin/messages': ({ person }) =>
    person.postForm('/admin/messages', { intent: 'answer', messageId: newId(), answer: 'Under the mat.' }),
  '/admin/outbox': ({ person }) => person.postForm('/admin/outbox', { mailId: newId() }),
  '/admin/design': ({ person }) =>
    person.postForm('/admin/design', { intent: 'save', key: '--accent', value: 'red;}' }),
  '/report/:kind/:id': ({ person, subject }) =>
    person.postForm(`/report/adventure/${subject.address}`, { reason: 'stolen', text: 'My photograph.' }),
  '/admin/users/:id': ({ person, subject }) =>
    person.postForm(`/admin/users/${subject.memberId}`, {
      intent: 'ban',
      reason: 'They wrote to strangers.',
      password: 'not the password',
    }),
  '/creator/sales': ({ person }) => person.postForm('/creator/sales', { intent: 'onboard' }),
  '/account/purchases': ({ person }) => person.postForm('/account/purchases', { purchaseId: newId() }),
  '/auth/keep': ({ person }) => person.postForm('/auth/keep', { token: 'no-such-link' }),
  '/account/preferences': ({ person }) =>
    person.postForm('/account/preferences', { language: 'en', theme: 'system', openingMails: 'on' }),
  '/account/delete': ({ person }) =>
    person.postForm('/account/delete', { intent: 'close', password: 'not the password' }),
  '/api/account/preferences': ({ person }) => person.postForm('/api/account/preferences', { theme: 'system' }),
  '/auth/sign-out': async ({ person, role }) => {
    const reply = await person.postForm('/auth/sign-out')
    // It ends all sessions of this person, whom the other cells need
    if (role !== 'visitor') await person.signIn(mail(role))
    return reply
  },
  '/creator': async ({ world, person, state }) =>
    person.postJson(
      '/creator',
      { intent: 'delete-adventure', adventureId: await world.spare(state) },
      { Accept: 'text/html' },
    ),
  '/editor/:id': ({ person, subject }) =>
    person.postJson(`/editor/${subject.id}`, edit(createRow('item', { name: 'Lantern' }))),
  '/editor/:id/people': ({ person, subject }) =>
    person.postForm(`/editor/${subject.id}/people`, { intent: 'revoke', invitationId: newId() }),
  '/editor/:id/playtest': ({ person, subject }) =>
    person.postJson(`/editor/${subject.id}/playtest`, {
      sceneId: subject.sceneId,
      items: [],
      flags: [],
      counters: [],
      solved: [],
      visited: [],
      talk: null,
    }),
  // A guest's cookie turns a visitor into somebody else
  '/play/:id': ({ world, person, role, subject }) =>
    (role === 'visitor' ? world.person() : person).postForm(`/play/${subject.address}`, {
      intent: 'start',
      language: 'en',
    }),
  '/checkout/:id': ({ person, subject }) => person.postForm(`/checkout/${subject.address}`, { shownCents: '1250' }),
  '/checkout/:id/gift': ({ person, subject }) =>
    person.postForm(`/checkout/${subject.address}/gift`, {
      shownCents: '1250',
      seats: '2',
      message: '',
      language: 'en',
    }),
  // A code that does not exist
  '/redeem': ({ person }) => person.postForm('/redeem', { code: '2222-2222-2222-2222' }),
  '/test-checkout/:id': ({ person, subject }) =>
    person.postForm(`/test-checkout/${subject.purchaseId}`, { intent: 'pay' }),
  '/api/runs/:runId/commands': ({ person, subject }) =>
    person.postJson(`/api/runs/${subject.runId}/commands`, { commandId: newId(), command: { type: 'close_puzzle' } }),
  // Without a name nobody comes in: whoever did would be another role in the cells that follow
  '/join/:code': ({ person, subject }) => person.postForm(`/join/${subject.joinCode}`, { name: ' ' }),
  '/api/runs/:runId/party': ({ person, subject }) =>
    person.postJson(`/api/runs/${subject.runId}/party`, { chatEnabled: true }),
  '/api/runs/:runId/clicks': ({ person, subject }) =>
    person.postJson(`/api/runs/${subject.runId}/clicks`, {
      sceneId: subject.sceneId,
      cells: [{ cell: 3, clicks: 1 }],
    }),
  '/api/sessions/:id/certificates': ({ person, subject }) =>
    person.postForm(`/api/sessions/${subject.session.id}/certificates`, { language: 'en', paper: 'a4' }),
  '/sessions/:id/results': ({ person, subject }) =>
    person.postForm(`/sessions/${subject.session.id}/results`, { intent: 'again' }),
  '/sessions/:id/stations': ({ person, subject }) =>
    person.postForm(`/sessions/${subject.session.id}/stations`, { minutes: '5' }),
  '/sessions/:id/kiosk/:token': ({ person, subject }) =>
    person.postForm(`/sessions/${subject.session.id}/kiosk/no-token`, { intent: 'start' }),
  '/sessions/new/:id': ({ person, subject }) =>
    person.postForm(`/sessions/new/${subject.address}`, {
      name: 'Another class',
      arrival: 'list',
      // More than the buyer has seats for
      teams: '20',
      starts: 'together',
      minutes: '',
      days: '30',
    }),
  '/evening/new/:id': ({ person, subject }) =>
    person.postForm(`/evening/new/${subject.address}`, {
      host: 'Hana',
      day: new Date().toISOString().slice(0, 10),
      time: '',
      place: '',
      language: 'en',
      plays: '',
      detectives: 'Zoe',
    }),
  '/sessions/:id': ({ person, subject }) => person.postForm(`/sessions/${subject.session.id}`, { order: 'pause' }),
  // Without a name nobody comes in, as with invitations
  '/s/:token': ({ person, subject }) => person.postForm(`/s/${subject.session.teams[0]!.code}`, { name: ' ' }),
  '/api/runs/:runId/group': ({ person, subject }) =>
    person.postJson(`/api/runs/${subject.runId}/group`, { stuck: true }),
  '/api/views': ({ person }) => person.postJson('/api/views', { path: '/library', language: 'en' }),
  // A guest's cookie turns a visitor into somebody else
  '/lock/new': ({ world, person, role }) =>
    (role === 'visitor' ? world.person() : person).postForm('/lock/new', lockForm),
  '/api/locks/:id/answers': ({ world, person, role, subject }) =>
    (role === 'visitor' ? world.person() : person).postJson(`/api/locks/${subject.lockId}/answers`, {
      answer: { text: 'Knock knock' },
      isFramed: false,
    }),
  '/lock/:id/share': ({ person, subject }) => person.postForm(`/lock/${subject.lockId}/share`, { intent: 'keep' }),
  '/lock/:id/edit': ({ person, subject }) => person.postForm(`/lock/${subject.lockId}/edit`, lockForm),
  '/adventure/:id/share': ({ person, subject }) =>
    person.postForm(`/adventure/${subject.address}/share`, { origins: 'https://school.example' }),
  '/embed/:id': ({ person, subject }) => person.postForm(`/embed/${subject.address}`, { intent: 'start' }),
  '/adventure/:id/review': ({ person, subject }) =>
    person.postForm(`/adventure/${subject.address}/review`, { rating: '3', text: 'Good.', intent: 'save' }),
  '/kit/:id/hints': ({ person, subject }) =>
    person.postForm(`/kit/${subject.address}/hints?key=1-abcdefgh2345`, { puzzle: subject.puzzleId, step: '1' }),
  '/api/kits/:id/print': ({ person, subject }) =>
    person.postForm(`/api/kits/${subject.address}/print`, { language: 'en' }),
  '/reviews/:id/answer': ({ person, subject }) =>
    person.postForm(`/reviews/${subject.reviewId}/answer`, { answer: 'Thank you.', intent: 'save' }),
  '/adventure/:id/wish': ({ person, subject }) =>
    person.postForm(`/adventure/${subject.address}/wish`, { intent: 'wish' }),
  '/api/projects': async ({ person }) => person.upload('/api/projects', await projectZip()),
  '/api/generate/:function': ({ person, subject }) =>
    person.postJson('/api/generate/suggest-hints', {
      adventureId: subject.id,
      puzzleId: subject.puzzleId,
      consent: true,
    }),
  '/api/projects/:id/files': ({ person, subject }) =>
    person.postJson(`/api/projects/${subject.id}/files`, { intent: 'remove-unused', ids: [newId()] }),
  '/api/projects/:id/versions': ({ person, subject }) =>
    person.postJson(`/api/projects/${subject.id}/versions`, { intent: 'keep-version', name: 'Before the rewrite' }),
  '/api/projects/:id/events': ({ person, subject }) =>
    person.postJson(`/api/projects/${subject.id}/events`, { tab: 'scenes', rowId: subject.sceneId, field: 'name' }),
  '/api/projects/:id/notes': ({ person, subject }) =>
    person.postJson(`/api/projects/${subject.id}/notes`, {
      intent: 'leave',
      kind: 'scene',
      rowId: subject.sceneId,
      text: 'Is the door too far to the left?',
    }),
  '/api/projects/:id/copies': ({ person, subject }) =>
    person.postJson(`/api/projects/${subject.id}/copies`, { into: newId(), ids: [newId()], brings: true }),
  '/api/uploads': async ({ person, subject }) =>
    person.upload(`/api/uploads?adventure=${subject.id}&purpose=item`, await tinyPicture()),
}

const tinyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

/** Every other is sent an empty form. */
export const hasOwnWrite = (pattern: string): boolean => Object.hasOwn(writes, pattern)

export const write = (pattern: string, cell: Cell): Promise<Reply> =>
  hasOwnWrite(pattern) ? writes[pattern]!(cell) : cell.person.postForm(addressOf(pattern, cell.subject))

export const read = (pattern: string, { person, subject }: Cell): Promise<Reply> =>
  pattern.endsWith('/events')
    ? beginningOf(person, addressOf(pattern, subject))
    : person.get(addressOf(pattern, subject))

async function beginningOf(person: Person, path: string): Promise<Reply> {
  const stream = await openEventStream(person, path)
  stream.leave()
  return { status: stream.status, headers: stream.headers, bytes: Buffer.alloc(0), text: '' }
}

export const readData = (pattern: string, { person, subject }: Cell): Promise<Reply> =>
  person.get(pattern === '/' ? '/_root.data' : `${addressOf(pattern, subject)}.data`)

export function outcomeOf(reply: Reply): string {
  const to = reply.headers.location
  if (reply.status < 300 || reply.status > 399 || to === undefined) return String(reply.status)
  return `→/${new URL(to, 'http://localhost').pathname.split('/')[1]}`
}
