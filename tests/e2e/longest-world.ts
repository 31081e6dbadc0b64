import { readdirSync } from 'node:fs'
import pg from 'pg'
import { profileSchema } from '#app/features/account/profile.schema.ts'
import { contactSchema } from '#app/features/contact/contact.schema.ts'
import { reportSchema } from '#app/features/contact/reports/report.schema.ts'
import { reviewSchema } from '#app/features/library/reviews/review.schema.ts'
import { longest } from '#app/features/locks/lock-limits.ts'
import { longestChat, longestName } from '#app/features/play/live/stream-events.ts'
import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { newId } from '#app/shared/ids.ts'
import type { z } from '#app/shared/zod.ts'
import { longestSessionName } from '#app/features/play/groups/group-limits.ts'
import { openSession } from '#tests/support/session-driver.ts'
import { lockForm } from '#tests/authorization/matrix-world.ts'
import type { Subject } from '#tests/authorization/matrix-world.ts'
import { lengthened, oneWord } from '#tests/support/longest.ts'
import { longestProject } from '#tests/support/longest-project.ts'
import { startRun } from '#tests/support/made-adventure.ts'
import { invite } from '#tests/support/party-driver.ts'
import { give, payFor } from '#tests/support/paid-for.ts'
import { Person } from '#tests/support/person.ts'
import { filesOf, zipOf } from '#tests/studio/zips.ts'
import { journeyWorld } from './journey-world.ts'

/** The samples of each kind, which have something in every place. */
const models = ['the-rabbit-takes-a-bow', 'a-pumpkin-too-many', 'lost-property-last-day'] as const

async function puzzlesOfEachType(): Promise<ProjectDocument['puzzles']> {
  const folder = 'app/features/puzzles/types'
  const types = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())
  return Promise.all(
    types.map(async ({ name }) => {
      const { fixtures } = (await import(`#app/features/puzzles/types/${name}/fixtures.ts`)) as {
        fixtures: PuzzleFixtures
      }
      const { configuration, solution } = fixtures.canary.draft
      const hints = ['First', 'Second']
      return { id: newId(), name, type: name, description: name, hints, configuration, solution } as never
    }),
  )
}

/** One file of each purpose stands for all: reading pictures in is most of an import. Cards must differ. */
function withFewFiles(text: string): ProjectDocument {
  const { media } = JSON.parse(text) as ProjectDocument
  const first = new Map(media.toReversed().map((each) => [each.purpose, each.id]))
  const standIn = ({ id, purpose }: (typeof media)[number]) => (purpose === 'puzzle' ? id : first.get(purpose)!)
  const document = media.reduce((whole, each) => whole.replaceAll(each.id, standIn(each)), text)
  return { ...(JSON.parse(document) as ProjectDocument), media: media.filter((each) => standIn(each) === each.id) }
}

/** One with a close-up and a sound, and one that only says something. */
function looksIn({ media }: ProjectDocument) {
  const fileOf = (of: string) => media.find(({ purpose }) => purpose === of)!.id
  const place = { type: 'look' as const, name: 'Clock', y: 40, lines: ['One', 'Two'] }
  const shown = {
    imageAssetId: fileOf('scene'),
    altText: 'A dial',
    soundAssetId: fileOf('sound'),
    soundCaption: 'Tick',
  }
  return [
    { ...place, id: newId(), x: 40, ...shown },
    { ...place, id: newId(), x: 60 },
  ]
}

/** Each in a place of its own in the first scene. */
function withEachType(project: ProjectDocument, puzzles: ProjectDocument['puzzles']): ProjectDocument {
  const [first, ...scenes] = project.scenes
  const places = puzzles.map(({ id, name }, at) => ({
    id: newId(),
    type: 'puzzle' as const,
    name,
    targetId: id,
    x: 4 + at * 9,
    y: 8,
  }))
  return {
    ...project,
    puzzles: [...project.puzzles, ...puzzles],
    scenes: [
      { ...first!, missLines: ['Dust.'], hotspots: [...first!.hotspots, ...places, ...looksIn(project)] },
      ...scenes,
    ],
  }
}

type World = { url: string; database: pg.Pool }
type Named = Person & { mail: string }

/** As long as the form takes it. */
const filled = <Form extends object>(schema: z.ZodType, form: Form): Form =>
  lengthened(form, (next) => schema.safeParse(next).success)

async function person({ url, database }: World, role: string): Promise<Named> {
  const mail = `${role}-${newId()}@example.org`
  const somebody = Object.assign(new Person(url), { mail })
  await somebody.signUp(mail)
  await database.query('update users set email_verified = true where email = $1', [mail])
  const profile = { name: 'Maker', storyEn: 'A story', storyFr: 'Une histoire', physicalDescription: 'Tall' }
  await somebody.postForm('/account', { intent: 'save', ...filled(profileSchema, profile) })
  return somebody
}

/** A copy of the sample with the longest texts, published. */
async function takeLongest({ url, database }: World, owner: Named, sample: string) {
  const found = await database.query<{ id: string; creator_id: string }>(
    'select id, creator_id from adventures where sample_key = $1',
    [sample],
  )
  const { id: sampleId, creator_id: creatorId } = found.rows[0]!
  const giveTo = (userId: string) =>
    database.query('update adventures set creator_id = $2 where id = $1', [sampleId, userId])
  await giveTo(await idOf({ url, database }, owner.mail))
  const files = await filesOf((await owner.get(`/api/projects/${sampleId}`)).bytes).finally(() => giveTo(creatorId))
  const project = withFewFiles(String(files['project.json']))
  const whole =
    project.adventure.kind === 'online-adventure' ? withEachType(project, await puzzlesOfEachType()) : project
  const zip = await zipOf({
    ...Object.fromEntries(project.media.map(({ file }) => [file, files[file]!])),
    'project.json': JSON.stringify(longestProject(whole)),
  })
  const sent = await owner.send('POST', '/api/projects', {
    headers: { 'Content-Type': 'application/zip', Accept: 'application/json' },
    body: zip,
    timeoutMs: 120_000,
  })
  if (sent.status !== 201) throw new Error(`${sample}: ${sent.text.slice(0, 400)}`)
  const { id } = JSON.parse(sent.text) as { id: string }
  const published = await owner.postJson(`/editor/${id}`, { intent: 'change-status', status: 'published' })
  if (!published.text.startsWith('{"status":"saved"')) throw new Error(`${sample}: ${published.text.slice(0, 400)}`)
  const taken = await filesOf((await owner.get(`/api/projects/${id}`)).bytes)
  return { id, project: JSON.parse(String(taken['project.json'])) as ProjectDocument }
}

const idOf = async ({ database }: World, mail: string): Promise<string> =>
  (await database.query<{ id: string }>('select id from users where email = $1', [mail])).rows[0]!.id

async function aroundIt(world: World, owner: Named, player: Named, id: string): Promise<Subject> {
  const { database } = world
  const runId = await startRun(player, id)
  const joinCode = await invite(player, runId)
  const party = (asked: object) => player.postJson(`/api/runs/${runId}/party`, asked)
  await party({ chat: oneWord('', longestChat), messageId: newId() })
  await party({ name: oneWord('', longestName) })
  await database.query('update adventures set price_cents = 1250 where id = $1', [id])
  const purchaseId = await payFor(database, player.mail, id)
  const written = filled(reviewSchema, { rating: '4', text: 'Good' })
  await player.postForm(`/adventure/${id}/review`, { intent: 'save', ...written })
  const reviewId = (await database.query<{ id: string }>('select id from reviews where adventure_id = $1', [id]))
    .rows[0]!.id
  await owner.postForm(`/reviews/${reviewId}/answer`, { intent: 'save', answer: written.text })
  const letter = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Hello' }
  await player.postForm('/contact', filled(contactSchema, letter))
  for (const [kind, subject] of Object.entries({
    adventure: id,
    review: reviewId,
    creator: await idOf(world, owner.mail),
  }))
    await player.postForm(`/report/${kind}/${subject}`, filled(reportSchema, { reason: 'other', text: 'Mine' }))
  const giftId = await give(database, player.mail, id)
  const { title, question, opened } = longest
  const words = { title: oneWord('', title), question: oneWord('', question), opened: oneWord('', opened) }
  const lock = await owner.postForm('/lock/new', { ...lockForm, ...words })
  const memberId = await idOf(world, player.mail)
  const session = await openSession(owner, database, id, {
    name: oneWord('', longestSessionName),
    teams: ['A', 'B'].map((letter) => oneWord(letter, longestName)).join('\n'),
  })
  return {
    id,
    address: id,
    title: '',
    sceneId: '',
    puzzleId: '',
    runId,
    joinCode,
    reviewId,
    purchaseId,
    giftId,
    memberId,
    media: '',
    session,
    lockId: lock.headers.location!.split('/')[2]!,
  }
}

export type LongestWorld = Awaited<ReturnType<typeof openLongestWorld>>

/** Works, people and what they wrote, each text in one word as long as it is accepted. */
export async function openLongestWorld() {
  const { url, databaseUrl } = journeyWorld()
  const world = { url, database: new pg.Pool({ connectionString: databaseUrl, max: 2 }) }
  const [owner, player, reader] = [
    await person(world, 'maker'),
    await person(world, 'player'),
    await person(world, 'reader'),
  ]
  await world.database.query(
    `insert into user_roles (user_id, role) select id, 'admin' from users where email = $1
     on conflict (user_id) do update set role = excluded.role`,
    [owner.mail],
  )
  const online = await takeLongest(world, owner, models[0])
  const dinner = await takeLongest(world, owner, models[1])
  const room = await takeLongest(world, owner, models[2])
  const subject: Subject = await aroundIt(world, owner, player, online.id)
  await world.database.query(`select pg_notify('whodini_pages', '')`)
  for (const each of [owner, player, reader]) each.cookies.delete('flash')
  const ownerId = await idOf(world, owner.mail)
  return {
    owner,
    player,
    reader,
    ownerId,
    online,
    dinner,
    room,
    subject,
    /** Other journeys find the library and the office as they expect them. */
    async close() {
      await world.database.query(`update adventures set status = 'draft' where creator_id = $1`, [ownerId])
      await world.database.query('delete from reports')
      await world.database.query('delete from contact_messages')
      await world.database.query(`select pg_notify('whodini_pages', '')`)
      await world.database.end()
    },
  }
}
