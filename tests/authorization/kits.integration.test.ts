import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kitKindNames, textFieldsOf } from '#app/features/rows/row-kind.ts'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { roomRows } from '#app/features/kits/documents/room.fixtures.ts'
import { wholePrint } from '#app/features/kits/print/whole-print.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { adventures } from '#database/schema/adventures.ts'
import { createRow, edit } from '#tests/support/draft-commands.ts'
import { filesOf } from '#tests/studio/zips.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { payFor } from '#tests/support/paid-for.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { hits } from './crawl.ts'
import { itsEditors, roles, plainStates as states } from './expected.ts'
import type { Role } from './expected.ts'
import { outcomeOf } from './requests.ts'

const words = Object.fromEntries(kitKindNames.map((kind) => [kind, textFieldsOf(kindOf(kind))]))

type State = (typeof states)[number]

const kinds = ['mystery-dinner', 'escape-room'] as const
type PrintKind = (typeof kinds)[number]

/** Of each row kind, what anybody may read. */
const open: Record<PrintKind, Readonly<Record<string, readonly string[]>>> = {
  'mystery-dinner': {
    dinnerStory: ['theme', 'setting', 'timePeriod'],
    character: ['name', 'publicDescription'],
    course: ['name', 'dish', 'dietaryNotes'],
  },
  'escape-room': {
    roomSetup: ['theme', 'storyPremise', 'spaceRequirements', 'ageRecommendation'],
    roomProp: ['substitutes'],
  },
}

const [dinner, room] = [dinnerRows(), roomRows()]
const rowsOf: Record<PrintKind, readonly (readonly [kind: keyof typeof words, rows: readonly object[]])[]> = {
  'mystery-dinner': [
    ['dinnerStory', [dinner.dinnerStory!]],
    ['character', dinner.characters],
    ['dinnerProp', dinner.dinnerProps],
    ['course', dinner.courses],
    ['dinnerClue', dinner.dinnerClues],
    ['moment', dinner.moments],
    ['card', dinner.cards],
    ['dinnerGuide', [dinner.dinnerGuide!]],
  ],
  'escape-room': [
    ['roomSetup', [room.roomSetup!]],
    ['roomPuzzle', room.roomPuzzles],
    ['roomProp', room.roomProps],
    ['roomClue', room.roomClues],
    ['roomGuide', [room.roomGuide!]],
  ],
}

/** Every other text of the fixtures, of those that begin alike (`Secret of …`) the beginning alone. */
function secretsOf(kind: PrintKind): string[] {
  const texts = rowsOf[kind].flatMap(([of, rows]) =>
    rows.flatMap((row) => {
      const isSeen = 'source' in row && 'placement' in row && row.source !== 'print' && row.placement === 'sight'
      const hidden = words[of]!.filter((field) => !open[kind][of]?.includes(field) && !(isSeen && field === 'name'))
      return hidden.flatMap((field) => (row as Record<string, unknown>)[field] as string | string[])
    }),
  )
  // A code of three digits occurs in many addresses
  return [
    ...new Set(texts.filter((text) => text.length > 3).map((text) => /^\w+ of (?!the )/u.exec(text)?.[0] ?? text)),
  ]
}

/** Texts that only host, guests or nobody before the end may read, and what only a whole document says. */
const secrets: Record<PrintKind, readonly string[]> = {
  'mystery-dinner': [...secretsOf('mystery-dinner'), 'culpritId'],
  'escape-room': [...secretsOf('escape-room'), 'What has a face', 'Je sonne sans bras', 'horloge', 'endsRoom'],
}

let world: HttpWorld
let database: ReturnType<typeof createDatabase>
let people: Record<Role, Person>
const kits = new Map<string, string>()
const kitOf = (kind: PrintKind, state: State) => kits.get(`${kind} ${state}`)!
const mail = (role: Role) => `${role}@example.org`

beforeAll(async () => {
  world = await openHttpWorld()
  database = createDatabase({ connectionString: world.databaseUrl })
  const admin = await world.member(mail('admin'))
  people = {
    visitor: world.person(),
    other: await world.member(mail('other')),
    owner: await world.member(mail('owner')),
    buyer: await world.member(mail('buyer')),
    moderator: await world.member(mail('moderator')),
    admin,
  }
  await world.database.query('update users set email_verified = true')
  await world.database.query(
    `insert into user_roles (user_id, role) select id, 'moderator' from users where email = $1`,
    [mail('moderator')],
  )
  const { rows } = await world.database.query<{ id: string }>('select id from users where email = $1', [mail('owner')])
  for (const kind of kinds)
    for (const state of states) {
      const { id } = await buildPublishedKit(database.database, kind, {
        creatorId: rows[0]!.id,
        priceCents: 1_250,
        title: `The ${state} ${kind}`,
      })
      await payFor(world.database, mail('buyer'), id)
      await database.database
        .update(adventures)
        .set({
          status: state === 'deleted' ? 'published' : state,
          deletedAt: state === 'deleted' ? new Date() : null,
        })
        .where(eq(adventures.id, id))
      kits.set(`${kind} ${state}`, id)
    }
  await world.database.query(`select pg_notify('whodini_pages', '')`)
}, 120_000)
afterAll(async () => {
  await database?.pool.end()
  await world?.close()
})

const listRequest = { ...wholePrint, form: 'parts' }

const seen: Record<Role, Record<State, number>> = {
  visitor: { draft: 404, in_review: 404, coming_soon: 200, published: 200, deleted: 404 },
  other: { draft: 404, in_review: 404, coming_soon: 200, published: 200, deleted: 404 },
  owner: { draft: 200, in_review: 200, coming_soon: 200, published: 200, deleted: 404 },
  buyer: { draft: 200, in_review: 200, coming_soon: 200, published: 200, deleted: 200 },
  moderator: { draft: 404, in_review: 404, coming_soon: 200, published: 200, deleted: 404 },
  admin: { draft: 200, in_review: 200, coming_soon: 200, published: 200, deleted: 404 },
}

describe.each(kinds)('the page of a %s', (kind) => {
  test.each(roles)('is there for a %s while it may be, the same twice, and gives nothing away', async (role) => {
    const replies: [string, Reply][] = []
    for (const state of states) {
      const id = kitOf(kind, state)
      const paths = ['', '?lang=fr', '.data'].map((rest) => `/kit/${id}${rest}`)
      for (const path of [...paths, paths[0]!, `/adventure/${id}`, `/adventure/${id}.data`])
        replies.push([path, await people[role].get(path)])
    }
    for (const state of states) {
      const statuses = replies
        .filter(([path]) => path.startsWith(`/kit/${kitOf(kind, state)}`))
        .map(([, { status }]) => status)
      expect([state, [...new Set(statuses)]]).toEqual([state, [seen[role][state]]])
    }
    replies.push(['the library', await people[role].get('/library?tab=mystery')])
    expect(hits(replies, secrets[kind])).toEqual([])
  })

  test('is where its lobby redirects', async () => {
    const id = kitOf(kind, 'published')
    const reply = await people.visitor.get(`/play/${id}`)
    expect([reply.status, reply.headers['location']]).toEqual([302, `/kit/${id}`])
  })

  test('tells its buyer, its creator and possible buyers apart, from the cache and anew', async () => {
    const path = `/kit/${kitOf(kind, 'published')}`
    const buy = `/checkout/${kitOf(kind, 'published')}`
    for (const role of roles) {
      const { text } = await people[role].get(path)
      expect([role, text.includes(buy)]).toEqual([role, !['owner', 'admin', 'buyer'].includes(role)])
      expect([role, text.includes('This kit is yours.')]).toEqual([role, role === 'buyer'])
      expect([role, text.includes('You made this kit.')]).toEqual([role, role === 'owner'])
    }
  })

  test.each(roles)(
    'is printed for a %s as far as permitted, by form and by link',
    async (role) => {
      for (const state of states) {
        const path = `/api/kits/${kitOf(kind, state)}/print`
        const list = await people[role].postJson(path, listRequest)
        // Setting pages takes seconds, so most only ask what they would be answered
        const ask = (more: string, isSet: boolean) =>
          people[role].send(isSet ? 'GET' : 'HEAD', `${path}?part=read-first${more}`)
        const link = await ask('', role === 'visitor')
        const draft = await ask('&draft=1', role === 'owner' && state === 'draft')
        const isEditor = role === 'owner' || role === 'admin'
        const mayPrint = role === 'buyer' || (isEditor ? state !== 'deleted' : state === 'published')
        expect([role, state, list.status, link.status]).toEqual([role, state, ...(mayPrint ? [200, 200] : [404, 404])])
        expect([role, state, draft.status]).toEqual([role, state, isEditor && state !== 'deleted' ? 200 : 404])
        if (!isEditor && role !== 'buyer')
          expect(
            hits(
              [
                [path, list],
                [path, link],
              ],
              secrets[kind],
            ),
          ).toEqual([])
      }
    },
    120_000,
  )

  test('announces a coming kit without its contents', async () => {
    const { text } = await people.visitor.get(`/kit/${kitOf(kind, 'coming_soon')}`)
    expect(text).toContain('noindex')
    expect(text).not.toContain('In the kit')
  })

  test('has its counts, and addresses in both languages', async () => {
    const { text } = await people.visitor.get(`/kit/${kitOf(kind, 'published')}`)
    expect(text).toContain(kind === 'mystery-dinner' ? '10 booklets' : '3 puzzles')
    expect(text).toContain('hrefLang="fr"')
    expect(text).not.toContain('noindex')
    const french = await people.visitor.get(`/kit/${kitOf(kind, 'published')}?lang=fr`)
    expect(french.text).toContain(kind === 'mystery-dinner' ? '10 livrets' : '3 énigmes')
    expect(french.text).toContain(kind === 'mystery-dinner' ? 'Dish of the main (fr)' : 'Prop trunk (fr)')
  })
})

/** What asks of it in the studio, and what its editors are answered. */
const studioOf = (kind: PrintKind, id: string): [path: string, done: string][] => [
  [`/${kind}/${id}`, '200'],
  [`/${kinds.find((other) => other !== kind)!}/${id}`, `→/${kind}`],
  [`/editor/${id}`, '200'],
  [`/api/projects/${id}`, '200'],
  [`/api/projects/${id}/versions`, '200'],
  [`/api/projects/${id}/files`, '200'],
  [`/api/projects/${id}/copies`, '200'],
  [`/api/projects/${id}/figures`, '200'],
]

describe.each(kinds)('the studio of a %s', (kind) => {
  test.each(roles)('is there for its creator and admins, and reveals nothing more to a %s', async (role) => {
    const person = people[role]
    const mayEdit = role === 'owner' || role === 'admin'
    const replies: [string, Reply][] = []
    for (const state of states) {
      const id = kitOf(kind, state)
      const named = { theme: 'The lake', seed: 1 }
      for (const [path, done] of studioOf(kind, id)) {
        const reply = await person.get(path)
        expect([state, path, outcomeOf(reply)]).toEqual([state, path, itsEditors('→/auth', done)[role][state]])
        replies.push([path, reply], ...(mayEdit ? [] : [[path, await person.get(`${path}.data`)] as [string, Reply]]))
      }
      for (const [path, body] of [
        [`/editor/${id}`, { intent: 'check-draft' }],
        [`/editor/${id}`, edit(createRow(kind === 'escape-room' ? 'roomClue' : 'dinnerClue', { title: 'A shoe' }))],
        [`/api/projects/${id}/versions`, { intent: 'keep-version', name: 'Before the rewrite' }],
        ['/api/generate/generate-mystery-story', { adventureId: id, ...named }],
        ['/api/generate/generate-mystery-character', { adventureId: id, ...named }],
      ] as const) {
        const reply = await person.postJson(path, body)
        expect([state, path, outcomeOf(reply)]).toEqual([state, path, itsEditors('401', '200')[role][state]])
        replies.push([path, reply])
      }
    }
    expect(mayEdit ? [] : hits(replies, [...secrets[kind], ...states.map((state) => `The ${state} ${kind}`)])).toEqual(
      [],
    )
  })
})

test('only people who have downloaded a kit may rate it; their export holds no secret of it', async () => {
  const { id } = await buildPublishedKit(database.database, 'escape-room', { title: 'The free room' })
  await world.database.query(`select pg_notify('whodini_pages', '')`)
  const rate = () => people.other.postForm(`/adventure/${id}/review`, { rating: '4', text: 'Dusty.', intent: 'save' })
  const before = await rate()
  await people.other.postForm(`/api/kits/${id}/print`, { part: 'timer' })
  const free = await rate()
  await people.other.postForm(`/api/kits/${id}/print`, { part: 'answers' })
  const after = await rate()
  expect([before, free, after].map(outcomeOf)).toEqual(['403', '403', '→/adventure'])
  expect((await people.visitor.get(`/adventure/${id}`)).text).toContain('Dusty.')
  const taken = Object.values(await filesOf((await people.other.postForm('/api/account/export')).bytes))
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter((file) => secrets['escape-room'].some((secret) => file.includes(secret)))).toEqual([])
})

test('visitors behind one address wait in turn, and all are served', async () => {
  const { id } = await buildPublishedKit(database.database, 'escape-room', { title: 'The shared address' })
  const asked = { ...wholePrint, choice: { ...wholePrint.choice, ink: 'low' }, part: 'certificate' }
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, at) => {
      const details = { ...wholePrint.details, host: `Host ${at}` }
      return world.person().postJson(`/api/kits/${id}/print`, { ...asked, details })
    }),
  )
  expect(replies.map(({ text }) => text.includes('{"stage":"ready"'))).toEqual(replies.map(() => true))
})

test('their creator reads the secrets in the studio, which shows that the search finds them', async () => {
  for (const kind of kinds) {
    const { text } = await people.owner.get(`/${kind}/${kitOf(kind, 'published')}`)
    expect(secrets[kind].filter((secret) => !text.includes(secret))).toEqual([])
  }
})

test('hints of a room open with only the printed key, one step at a time, for any visitor', async () => {
  const id = kitOf('escape-room', 'published')
  const own = await people.owner.get(`/kit/${id}`)
  const path = /\/kit\/[\w-]+\/hints\?key=[\w-]+/.exec(own.text)?.[0]
  expect(path).toBeDefined()
  const without = await people.visitor.get(`/kit/${id}/hints`)
  const page = await people.visitor.get(path!)
  expect(page.text).toContain('Show hint 1')
  expect(
    hits(
      [
        [path!, page],
        ['without', without],
      ],
      ['Look at box again', 'What has a face', 'horloge'],
    ),
  ).toEqual([])
  const puzzle = /name="puzzle" value="([\w-]+)"/.exec(page.text)?.[1]
  const step = await people.visitor.postForm(path!, { puzzle: puzzle!, step: '1' })
  expect([step.status, /Look at \w+ again/.test(step.text)]).toEqual([200, true])
  expect((await people.visitor.get(`${path}&lang=fr`)).text).toContain('Montrer l’indice 1')
  const wrong = await people.visitor.postForm(`/kit/${id}/hints?key=1-abcdefgh2345`, { puzzle: puzzle!, step: '1' })
  expect(wrong.status).toBe(404)
})

test('published kits are in the site map, others are not', async () => {
  const { text } = await people.visitor.get('/sitemap.xml')
  for (const kind of kinds)
    for (const state of states)
      expect([state, text.includes(`/kit/${kitOf(kind, state)}`)]).toEqual([state, state === 'published'])
})
