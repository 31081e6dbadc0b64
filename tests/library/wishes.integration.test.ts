import { asc, eq, isNull, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dropWish } from '#app/features/library/wishes/drop-wish.server.ts'
import { makeWish } from '#app/features/library/wishes/make-wish.server.ts'
import { stopOpeningMails } from '#app/features/library/wishes/stop-opening-mails.server.ts'
import { mailOpenings } from '#app/features/library/wishes/mail-openings.server.ts'
import { readUnsubscribeToken, unsubscribeToken } from '#app/features/library/wishes/unsubscribe-token.server.ts'
import { presentWish } from '#app/features/library/wishes/wish.present.ts'
import { hasWish, listWishes } from '#app/features/library/wishes/wish.queries.server.ts'
import { changeStatus } from '#app/features/studio/details/change-status.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { openings, wishes } from '#database/schema/wishes.ts'
import { useDatabase } from '#tests/support/use-database.ts'

const online = { isLocalInstallation: false }
const server = useDatabase({ most: 20 })
let adventureId: string

const database = () => getDatabase()

beforeAll(async () => {
  vi.stubEnv('AUTH_SECRET', 'a secret for the tests of wishes, long enough')
  vi.stubEnv('PUBLIC_URL', 'https://whodini.test')
})
beforeEach(async () => {
  await database().delete(outboxMails)
  await database().delete(adventures)
  adventureId = await announced()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const announced = async (overrides: Parameters<typeof buildPublishedAdventure>[1] = {}): Promise<string> =>
  (
    await buildPublishedAdventure(database(), {
      title: 'The Attic',
      status: 'coming_soon',
      languages: ['en', 'fr'],
      translations: { fr: { title: 'Le grenier' } },
      ...overrides,
    })
  ).adventure.id

const rowOf = async (id: string) => (await database().select().from(adventures).where(eq(adventures.id, id)))[0]!

async function switchTo(status: 'draft' | 'coming_soon' | 'published', id = adventureId): Promise<void> {
  const { creatorId } = await rowOf(id)
  await changeStatus(
    database(),
    { userId: creatorId!, role: 'user', emailVerified: true },
    { adventureId: id, status },
    online,
  )
}

const tell = () => mailOpenings(database(), online)
const mails = () => database().select().from(outboxMails).orderBy(asc(outboxMails.toAddress))
const wisher = async (language: 'en' | 'fr' = 'en', overrides: Parameters<typeof buildUser>[1] = {}) => {
  const person = await buildUser(database(), overrides)
  await makeWish(database(), person.id, adventureId, language)
  return person
}

test('when an announced adventure opens, everyone waiting gets one mail in their language', async () => {
  await wisher('en', { email: 'ada@example.org' })
  const bob = await wisher('fr', { email: 'bob@example.org' })
  await tell()
  expect(await mails()).toEqual([])
  await switchTo('published')
  expect(await tell()).toBe(2)
  const [english, french] = await mails()
  expect(english).toMatchObject({
    toAddress: 'ada@example.org',
    language: 'en',
    template: 'adventure_opened',
    subject: '“The Attic” is open',
  })
  expect(french).toMatchObject({
    toAddress: 'bob@example.org',
    language: 'fr',
    userId: bob.id,
    unsubscribePath: `/wishes/unsubscribe/${unsubscribeToken(bob.id)}`,
  })
  expect(french!.subject).toContain('Le grenier')
  expect(french!.textBody).toContain(`https://whodini.test/adventure/${adventureId}?lang=fr`)
  expect(french!.textBody).toContain(`https://whodini.test/wishes/unsubscribe/${unsubscribeToken(bob.id)}`)
  expect(await hasWish(database(), bob.id, adventureId)).toBe(false)
})

test('each person gets one mail, despite repeats, several processes or a second publication', async () => {
  for (let n = 0; n < 450; n++)
    await database()
      .insert(wishes)
      .values({ adventureId, userId: (await buildUser(database())).id, language: 'en' })
  await switchTo('published')
  const told = await Promise.all([tell(), tell(), tell(), tell()])
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(450)
  expect(await tell()).toBe(0)
  await switchTo('coming_soon')
  await switchTo('published')
  await tell()
  expect(await mails()).toHaveLength(450)
  expect(new Set((await mails()).map((mail) => mail.toAddress)).size).toBe(450)
  expect(await database().select().from(openings)).toEqual([])
})

test('a new wish after the adventure was withdrawn and announced again gets a new mail', async () => {
  const ada = await wisher()
  await switchTo('published')
  await tell()
  await switchTo('coming_soon')
  expect(await makeWish(database(), ada.id, adventureId, 'fr')).toBe('waiting')
  await switchTo('published')
  await tell()
  expect((await mails()).map((mail) => mail.language).sort()).toEqual(['en', 'fr'])
})

test('an adventure taken back before anyone was notified sends no mail, and keeps its wishes', async () => {
  const ada = await wisher()
  await switchTo('published')
  await switchTo('draft')
  expect(await tell()).toBe(0)
  expect(await database().select().from(openings)).toEqual([])
  expect(await hasWish(database(), ada.id, adventureId)).toBe(true)
  await switchTo('published')
  expect(await tell()).toBe(1)
})

test('only verified and unbanned accounts get mail; a local installation verifies nobody', async () => {
  await wisher('en', { emailVerified: false })
  await wisher('en', { bannedAt: new Date() })
  await switchTo('published')
  expect(await tell()).toBe(0)
  await switchTo('coming_soon')
  await switchTo('published')
  expect(await mailOpenings(database(), { isLocalInstallation: true })).toBe(1)
})

test('one invalid address does not keep the mail from anyone else', async () => {
  const warned = vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  await wisher('en', { email: 'no address at all' })
  await wisher('en', { email: 'can-be-written-to@example.org' })
  await switchTo('published')
  await tell()
  expect((await mails()).map((mail) => mail.toAddress)).toEqual(['can-be-written-to@example.org'])
  expect(warned).toHaveBeenCalledOnce()
  expect(await database().select().from(wishes).where(isNull(wishes.notifiedAt))).toEqual([])
})

test('publishing waits for no mail: one row for any number of wishes, none without wishes', async () => {
  await switchTo('published')
  expect(await database().select().from(openings)).toEqual([])
  await switchTo('coming_soon')
  await wisher()
  await wisher()
  await switchTo('published')
  expect(await database().select().from(openings)).toHaveLength(1)
  expect(await mails()).toEqual([])
})

// the teller waited for the adventure while the publishing waited for the opening: a deadlock
test('simultaneous publishing and notifying wait for each other', async () => {
  await wisher()
  await switchTo('published')
  await switchTo('coming_soon')
  const holder = new pg.Client(server.connection)
  await holder.connect()
  try {
    // Like a publication that has written the status but not the opening yet
    await holder.query('begin')
    await holder.query("update adventures set status = 'published' where id = $1", [adventureId])
    const telling = tell()
    await vi.waitFor(async () => {
      const { rows } = await holder.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(1)
    }, 20_000)
    await holder.query(
      'insert into openings (adventure_id) values ($1) on conflict (adventure_id) do update set created_at = now()',
      [adventureId],
    )
    await holder.query('commit')
    expect(await telling).toBe(1)
  } finally {
    await holder.end()
  }
})

test('an opening whose mails fail is logged and does not hold up the others', async () => {
  const failed = vi.spyOn(logger, 'error').mockReturnValue(undefined)
  await wisher()
  await switchTo('published')
  const broken = adventureId
  adventureId = await announced()
  await wisher('en', { email: 'behind@example.org' })
  await switchTo('published')
  await database().execute(
    sql`create function refuse_mail() returns trigger language plpgsql as
      'begin if new.text_body like ''%${sql.raw(broken)}%'' then raise exception ''no''; end if; return new; end'`,
  )
  await database().execute(
    sql`create trigger refuse_mail before insert on outbox_mails for each row execute function refuse_mail()`,
  )
  try {
    expect(await tell()).toBe(1)
  } finally {
    await database().execute(sql`drop function refuse_mail cascade`)
  }
  expect((await mails()).map((mail) => mail.toAddress)).toEqual(['behind@example.org'])
  expect(failed).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ adventureId: broken }))
  expect(await tell()).toBe(1)
})

test('a wish made during publication gets either a mail or the answer that the adventure is open', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => buildUser(database())))
  const [wished] = await Promise.all([
    Promise.all(people.map((person) => makeWish(database(), person.id, adventureId, 'en'))),
    switchTo('published'),
  ])
  expect(await tell()).toBe(wished.filter((outcome) => outcome === 'waiting').length)
})

test('a wish needs an announced adventure, counts once, and only its owner can withdraw it', async () => {
  const [ada, bob] = [await wisher(), await buildUser(database())]
  await makeWish(database(), ada.id, adventureId, 'fr')
  expect(await database().select({ language: wishes.language }).from(wishes)).toEqual([{ language: 'en' }])
  await dropWish(database(), bob.id, adventureId)
  expect(await hasWish(database(), ada.id, adventureId)).toBe(true)
  await dropWish(database(), ada.id, adventureId)
  expect(await hasWish(database(), ada.id, adventureId)).toBe(false)
  await expect(makeWish(database(), ada.id, newId(), 'en')).rejects.toMatchObject({ code: 'notFound' })
  await expect(makeWish(database(), ada.id, await announced({ status: 'draft' }), 'en')).rejects.toMatchObject({
    code: 'notFound',
  })
  expect(await makeWish(database(), ada.id, await announced({ status: 'published' }), 'en')).toBe('open')
  expect(await database().select().from(wishes)).toEqual([])
})

test('the account lists its wishes in the member’s language, and says which are open', async () => {
  const ada = await wisher()
  await wisher()
  const rows = await listWishes(database(), ada.id)
  expect(rows.map((row) => presentWish(row, 'fr'))).toEqual([
    { adventureId, title: 'Le grenier', isOpen: false, since: rows[0]!.since.toISOString() },
  ])
  await database().update(adventures).set({ status: 'published' })
  expect((await listWishes(database(), ada.id)).map((row) => presentWish(row, 'en').isOpen)).toEqual([true])
})

test('unsubscribing once ends all wishes of that person only; a forged token does nothing', async () => {
  const [ada, bob] = [await wisher(), await wisher()]
  await makeWish(database(), ada.id, await announced(), 'en')
  const forged = [
    unsubscribeToken(ada.id).replace(ada.id, bob.id),
    `${bob.id}.`,
    bob.id,
    '',
    'x',
    unsubscribeToken(bob.id, 'another secret, long enough, but not ours'),
  ]
  for (const token of forged) {
    expect(readUnsubscribeToken(token), token).toBeNull()
    expect(await stopOpeningMails(database(), token)).toBe(false)
  }
  expect(await database().select().from(wishes)).toHaveLength(3)
  expect(await stopOpeningMails(database(), unsubscribeToken(ada.id))).toBe(true)
  expect((await database().select({ userId: wishes.userId }).from(wishes)).map((row) => row.userId)).toEqual([bob.id])
})

test('an erased account’s wishes go with it', async () => {
  const ada = await wisher()
  await database().delete(users).where(eq(users.id, ada.id))
  expect(
    (await database().execute<{ count: number }>(sql`select count(*)::int as count from wishes`)).rows[0]!.count,
  ).toBe(0)
})
