import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { clientId, deploymentId, LearningPlatform, role } from '#tests/support/learning-platform.ts'
import { makeAdventure, play, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

const lti = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`

const secrets = {
  code: 'CANARYCODE42',
  decoy: 'CANARYDECOY9',
  reply: 'canary reply words',
  hint: 'canary hint words',
  ending: 'canary ending words',
  layer: 'canary layer words',
  goal: 'canary goal words',
}

let world: HttpWorld
let platform: LearningPlatform
let admin: Person
let creator: Person
let made: MadeAdventure
let paid: MadeAdventure
let unlisted: MadeAdventure
let target: string

beforeAll(async () => {
  platform = await LearningPlatform.open()
  world = await openHttpWorld({ LTI_LOCAL_PLATFORMS: 'on' })
  platform.tool = world.server.url
  admin = await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  await world.database.query('update users set email_verified = true')
  made = await makeAdventure(creator, { title: 'The class room', secrets })
  await publish(creator, made.id)
  paid = await makeAdventure(creator, { title: 'The dear room', price: '12.50' })
  await publish(creator, paid.id)
  unlisted = await makeAdventure(creator, { title: 'For one class' })
  await publish(creator, unlisted.id, 'unlisted')
  target = `${world.server.url}/adventure/${made.id}`
  expect((await register()).status).toBe(302)
}, 180_000)
afterAll(async () => {
  await world?.close()
  await platform?.close()
})

const register = (more: Record<string, string> = {}) =>
  admin.postForm('/admin/platforms', { intent: 'save', id: '', ...platform.settings, ...more })
const idOf = async () =>
  (await world.database.query<{ id: string }>('select id from learning_platforms where issuer = $1', [platform.url]))
    .rows[0]!.id
const count = async (sql: string) => (await world.database.query(sql)).rowCount
const games = () => count('select from learning_games')
const runIn = (text: string) => /\\"runId\\",\\"([0-9a-f-]{36})/.exec(text)?.[1]
/** Where a page leads, in whatever language. */
const ledTo = async (person: Person, path: string) => (await person.get(path)).headers.location?.split('?')[0]
const refused = (why: string) => `/lti/refused/${why}`

/** Announces a launch and posts a token of one's own making. */
async function post(make: (claims: Record<string, unknown>) => Promise<string>, person = world.person()) {
  const { state, nonce } = await platform.login(person, target)
  const reply = await platform.post(person, { state, id_token: await make(platform.claims(target, { nonce })) })
  return reply.headers.location
}
const withClaims = (more: Record<string, unknown>) => post((claims) => platform.sign({ ...claims, ...more }))

describe('I4: a launch is admitted', () => {
  test('without a name, and leads its learner into a game of the adventure', async () => {
    const pupil = world.person()
    const { reply, path } = await platform.launch(pupil, target)
    expect(path).toMatch(/^\/lti\/play\/[0-9a-f-]{36}\?lang=en$/)
    expect([reply.headers['set-cookie']].flat().join('\n')).toMatch(
      /^__Host-whodini_learner=[\w-]{32}; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=None; Partitioned$/m,
    )
    const page = await pupil.get(path)
    expect([page.status, page.text.includes('The class room')]).toEqual([200, true])
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${platform.url};`.slice(0, -1))
    expect(page.headers['x-frame-options']).toBeUndefined()
    expect(page.text).not.toMatch(/<a\s[^>]*href="\/(?!assets)/)
    expect(runIn(page.text)).toBeDefined()
  })

  test('with several audiences, if the token says that we are the one it was made for', async () => {
    expect(await withClaims({ aud: [clientId] })).toMatch(/^\/lti\/play\//)
    expect(await withClaims({ aud: [clientId, 'another'], azp: clientId })).toMatch(/^\/lti\/play\//)
  })

  test('from a login that is posted, and in French where the platform says so', async () => {
    const pupil = world.person()
    const login = await pupil.send('POST', '/lti/login', {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: platform.url,
        'Sec-Fetch-Site': 'cross-site',
      },
      body: platform.loginQuery(target, { lti_deployment_id: deploymentId }),
    })
    const to = new URL(login.headers.location!)
    expect(to.origin + to.pathname).toBe(`${platform.url}/auth`)
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: clientId,
      redirect_uri: `${world.server.url}/lti/launch`,
      login_hint: 'hint',
    })
    const claims = platform.claims(target, {
      nonce: to.searchParams.get('nonce'),
      [lti('launch_presentation')]: { locale: 'fr_CA', return_url: 'https://school.example.org/course/1' },
    })
    const reply = await platform.post(pupil, {
      state: to.searchParams.get('state')!,
      id_token: await platform.sign(claims),
    })
    expect(reply.headers.location).toMatch(/\?lang=fr$/)
    const page = await pupil.get(reply.headers.location!)
    expect(page.text).toContain('<html lang="fr"')
    expect(page.headers['content-security-policy']).toContain('https://school.example.org')
  })

  test('again, and finds its game on another device; another activity has another', async () => {
    const before = await games()
    const [one, other] = [world.person(), world.person()]
    const open = async (person: Person, more = {}) => {
      const { path } = await platform.launch(person, target, { sub: 'pupil-again', ...more })
      return runIn((await person.get(path)).text)
    }
    const first = await open(one)
    expect(await open(other)).toBe(first)
    expect(await open(one, { [lti('resource_link')]: { id: 'activity-2' } })).not.toBe(first)
    expect(await games()).toBe(before! + 2)
  })

  test('and its game is played with its cookie alone, and gives nothing away', async () => {
    const pupil = world.person()
    const { path } = await platform.launch(pupil, target, { sub: 'pupil-plays' })
    const page = await pupil.get(path)
    const runId = runIn(page.text)!
    const teacher = world.person()
    const taught = await platform.launch(teacher, target, platform.teacher())
    for (const text of [
      page.text,
      (await teacher.get(taught.path)).text,
      (await pupil.get(`${path.split('?')[0]}.data`)).text,
    ])
      for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
    const move = {
      commandId: '01a1fc1f-0000-7000-8000-000000000001',
      command: { type: 'use_hotspot', hotspotId: made.ids.key },
    }
    const from = { Referer: `${world.server.url}${path}` }
    // A window of its own sends what the site knows, too
    pupil.cookies.set('whodini_guest', 'g'.repeat(22))
    expect((await pupil.postJson(`/api/runs/${runId}/commands`, move, from)).status).toBe(200)
    expect((await play(pupil, runId, { type: 'close_puzzle' })).status).toBe(404)
    expect((await world.person().postJson(`/api/runs/${runId}/commands`, move, from)).status).toBe(404)
    const elsewhere = { Referer: `https://evil.example${path}` }
    expect((await pupil.postJson(`/api/runs/${runId}/commands`, move, elsewhere)).status).toBe(404)
    expect(await ledTo(world.person(), path)).toBe(refused('over'))
  })

  test('five times at once, and starts one game; so do two presses on another one', async () => {
    const more = { sub: 'pupil-hurries', [lti('resource_link')]: { id: 'activity-hurry' } }
    const before = (await games())!
    const [one] = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const person = world.person()
        return { person, ...(await platform.launch(person, target, more)) }
      }),
    )
    expect(await games()).toBe(before + 1)
    const again = () => one!.person.postForm(one!.path, { intent: 'start' })
    // While it is under way, there is no other
    expect((await again()).status).toBe(302)
    expect(await games()).toBe(before + 1)
    await world.database.query(`update runs set status = 'finished', finished_at = now()
      where id = (select run_id from learning_games order by created_at desc limit 1)`)
    await Promise.all([again(), again()])
    expect(await games()).toBe(before + 2)
  })

  test('without anything that tells who it is: the browser is the learner, and nobody with a name', async () => {
    const shared = world.person()
    const nameless = { sub: undefined, [lti('resource_link')]: { id: 'activity-nameless' } }
    const named = { ...nameless, sub: 'pupil-named' }
    const open = async (more: Record<string, unknown>) =>
      runIn((await shared.get((await platform.launch(shared, target, more)).path)).text)
    const first = await open(nameless)
    expect(await open(nameless)).toBe(first)
    const theirs = await open(named)
    expect(theirs).not.toBe(first)
    expect(await open(nameless)).not.toBe(theirs)
  })

  test('for unlisted work by its link, and nothing of its learner is stored', async () => {
    const { rows } = await world.database.query<{ link: string }>('select link from adventures where id = $1', [
      unlisted.id,
    ])
    const person = world.person()
    const personal = { sub: 'canary-sub', name: 'Canary Pupil', email: 'canary@school.example', given_name: 'Canary' }
    const { path } = await platform.launch(person, `${world.server.url}/adventure/${rows[0]!.link}`, {
      ...personal,
      ...platform.graded('canary'),
    })
    expect((await person.get(path)).text).toContain('For one class')
    const { rows: tables } = await world.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      const found = await world.database.query(`select from "${name}" t where t::text ~* $1`, [
        'canary-sub|canary pupil|canary@school',
      ])
      expect([name, found.rowCount]).toEqual([name, 0])
    }
  })

  test('for an activity without an adventure, which tells a teacher what to do', async () => {
    const [pupil, teacher] = [world.person(), world.person()]
    const none = `${world.server.url}/lti/launch`
    const learner = await platform.launch(pupil, none)
    expect((await pupil.get(learner.path)).text).toContain('hasn’t chosen an adventure')
    const told = await platform.launch(teacher, none, platform.teacher())
    expect((await teacher.get(told.path)).text).toContain('Select content')
  })
})

describe('I4: a launch is refused, with words, if it is', () => {
  const cases: [string, string, () => Promise<string | undefined>][] = [
    [
      'signed with another key',
      'not-signed',
      async () => {
        const { privateKey } = await generateKeyPair('RS256')
        return post((claims) => platform.sign(claims, 'RS256', privateKey))
      },
    ],
    [
      'signed with a shared secret',
      'not-signed',
      () => post((claims) => platform.sign(claims, 'HS256', new TextEncoder().encode('x'.repeat(32)))),
    ],
    ['not signed', 'not-signed', () => post(async (claims) => new UnsecuredJWT(claims).encode())],
    [
      'signed with a key that nobody knows',
      'not-signed',
      async () => {
        const { privateKey } = await generateKeyPair('RS256')
        return post((claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'stranger' }).sign(privateKey),
        )
      },
    ],
    ['changed after it was signed', 'not-signed', () => post(async (claims) => changed(await platform.sign(claims)))],
    ['no token at all', 'not-signed', () => post(async () => 'none')],
    ['expired', 'expired', () => withClaims({ exp: seconds(-120) })],
    ['made an hour ago', 'expired', () => withClaims({ iat: seconds(-3600) })],
    ['of another issuer', 'not-ours', () => withClaims({ iss: 'https://evil.example' })],
    ['for another audience', 'not-ours', () => withClaims({ aud: 'another' })],
    ['for several, and does not say for whom', 'not-ours', () => withClaims({ aud: [clientId, 'another'] })],
    ['for several, and made for another', 'not-ours', () => withClaims({ aud: [clientId, 'another'], azp: 'another' })],
    ['of another deployment', 'other-deployment', () => withClaims({ [lti('deployment_id')]: 'another' })],
    ['for another target', 'other-target', () => withClaims({ [lti('target_link_uri')]: `${target}0` })],
    ['for another site', 'other-target', () => withClaims({ [lti('target_link_uri')]: 'https://evil.example/' })],
    ['without a target', 'other-target', () => withClaims({ [lti('target_link_uri')]: undefined })],
    ['with another nonce', 'other-launch', () => withClaims({ nonce: 'another' })],
    ['without a nonce', 'not-signed', () => withClaims({ nonce: undefined })],
    ['without an end', 'not-signed', () => withClaims({ exp: undefined })],
    ['of another version', 'not-understood', () => withClaims({ [lti('version')]: '1.1' })],
    ['of another kind', 'not-understood', () => withClaims({ [lti('message_type')]: 'LtiSubmissionReviewRequest' })],
    ['a learner’s wish to choose', 'not-a-teacher', () => withClaims(platform.choosing())],
    [
      'an administrator’s wish to choose',
      'not-a-teacher',
      () =>
        withClaims({
          ...platform.choosing(),
          [lti('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
        }),
    ],
  ]
  const seconds = (from: number) => Math.floor(Date.now() / 1000) + from
  const changed = (token: string) => {
    const [head, body, signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object
    return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url'), signature].join('.')
  }

  test.each(cases)('%s (%s)', async (_, why, attempt) => {
    const before = await games()
    expect(await attempt()).toBe(refused(why))
    expect(await games()).toBe(before)
    const page = await world.person().get(refused(why))
    expect([page.status, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining('frame-ancestors *') as string,
    ])
  })

  test('what goes wrong is read inside the platform’s page', async () => {
    const { status, headers } = await world.person().get('/lti/refused/no-such-word')
    expect([status, headers['x-frame-options']]).toEqual([404, undefined])
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  })

  test('by its school’s limit: a page in the frame says to try again, and not an empty frame', async () => {
    const pupil = world.person()
    const { path } = await platform.launch(pupil, target)
    await world.database.query(
      `update rate_limit_counters set count = max_count, window_ends_at = now() + interval '1 minute'
        where key like 'launch|%'`,
    )
    expect(await ledTo(world.person(), `/lti/login?iss=${platform.url}`)).toBe(refused('busy'))
    expect((await platform.post(pupil, { state: 'any', id_token: 'any' })).headers.location).toBe(refused('busy'))
    const page = await pupil.get(path)
    expect([page.status, page.text.includes('A short intermission')]).toEqual([429, true])
    expect(page.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(page.text).not.toMatch(/<a [^>]*href="\//)
    await world.database.query(`delete from rate_limit_counters where key like 'launch|%'`)
    const gone = await pupil.get(`/embed/${crypto.randomUUID()}`)
    expect([gone.status, gone.headers['x-frame-options']]).toEqual([404, undefined])
    expect(gone.headers['content-security-policy']).toContain('frame-ancestors *')
  })

  test('replayed: a state works once, whatever is sent with it', async () => {
    const pupil = world.person()
    const { state, nonce } = await platform.login(pupil, target)
    const fields = { state, id_token: await platform.sign(platform.claims(target, { nonce })) }
    const replies = await Promise.all(Array.from({ length: 5 }, () => platform.post(pupil, fields)))
    const led = replies.map(({ headers }) => headers.location!.replace(/[0-9a-f-]{36}.*/, ''))
    expect(led.toSorted()).toEqual(['/lti/play/', ...Array.from({ length: 4 }, () => refused('not-asked'))])
    // A token for a used nonce, with a fresh state
    const fresh = await platform.login(pupil, target)
    expect((await platform.post(pupil, { ...fields, state: fresh.state })).headers.location).toBe(
      refused('other-launch'),
    )
  })

  test('without a login, by another browser, or after ten minutes', async () => {
    const [pupil, other] = [world.person(), world.person()]
    const { state, nonce } = await platform.login(pupil, target)
    const token = await platform.sign(platform.claims(target, { nonce }))
    expect((await platform.post(pupil, { state: 'made-up', id_token: token })).headers.location).toBe(
      refused('not-asked'),
    )
    expect((await platform.post(pupil, { id_token: token })).headers.location).toBe(refused('not-asked'))
    expect((await platform.post(other, { state, id_token: token })).headers.location).toBe(refused('no-cookie'))
    const late = await platform.login(pupil, target)
    await world.database.query(`update learning_logins set expires_at = now() - interval '1 second'`)
    const lateToken = await platform.sign(platform.claims(target, { nonce: late.nonce }))
    expect((await platform.post(pupil, { state: late.state, id_token: lateToken })).headers.location).toBe(
      refused('not-asked'),
    )
  })

  test('a refusal of the platform itself', async () => {
    const pupil = world.person()
    const { state } = await platform.login(pupil, target)
    const reply = await platform.post(pupil, { state, error: 'login_required' })
    expect(reply.headers.location).toBe(refused('platform-refused'))
  })

  test('announced by a platform, for a client, deployment or target that nobody registered', async () => {
    const person = world.person()
    const led = async (query: Record<string, string>) =>
      (
        await person.get(
          `/lti/login?${new URLSearchParams({ iss: platform.url, login_hint: 'h', target_link_uri: target, ...query })}`,
        )
      ).headers.location
    expect(await led({ iss: 'https://evil.example' })).toBe(refused('unknown-platform'))
    expect(await led({ client_id: 'another' })).toBe(refused('unknown-platform'))
    expect(await led({ lti_deployment_id: 'another' })).toBe(refused('other-deployment'))
    expect(await led({ target_link_uri: 'https://evil.example/adventure' })).toBe(refused('other-target'))
    expect(await led({ target_link_uri: `${world.server.url}/library` })).toBe(refused('other-target'))
    expect(await led({ login_hint: '' })).toBe(refused('not-understood'))
    // An installation may be registered without our being told its client
    expect(await led({ lti_deployment_id: deploymentId })).toContain(`${platform.url}/auth?`)
  })

  test('for paid work, or for work that is gone', async () => {
    const led = async (id: string) =>
      (await platform.launch(world.person(), `${world.server.url}/adventure/${id}`)).path
    expect(await led(paid.id)).toBe(refused('paid'))
    expect(await led('01a1fc1f-0000-7000-8000-000000000000')).toBe(refused('gone'))
    // Its id alone says nothing of unlisted work
    expect(await led(unlisted.id)).toBe(refused('gone'))
  })

  test('of a platform that an administrator has switched off', async () => {
    const pupil = world.person()
    const { path } = await platform.launch(pupil, target)
    const id = await idOf()
    expect((await admin.postForm('/admin/platforms', { intent: 'off', id })).status).toBe(302)
    expect((await platform.login(pupil, target)).to.pathname).toBe(refused('switched-off'))
    expect(await ledTo(pupil, path)).toBe(refused('switched-off'))
    expect((await admin.postForm('/admin/platforms', { intent: 'on', id })).status).toBe(302)
    expect((await pupil.get(path)).status).toBe(200)
    const log = await admin.get('/admin/audit')
    for (const words of ['Registered', 'on', 'off'])
      expect(log.text).toMatch(new RegExp(`${words}[^<]*Moodle of the tests|Moodle of the tests ${words}`))
  })
})

describe('a teacher', () => {
  test('sees who is in the course, over all pages of the platform, and how far they are', async () => {
    platform.members = [
      { user_id: 'pupil-1', name: 'Ada <b>Lovelace</b>', roles: [role('Learner')] },
      { user_id: 'pupil-9', roles: [role('Learner')] },
      { user_id: 'teacher-1', name: 'The Teacher', roles: [role('Instructor')] },
      { user_id: 'gone-1', name: 'Gone Pupil', roles: [role('Learner')], status: 'Inactive' },
      { user_id: 'pupil-2', name: 'Zoë', roles: [role('Learner')] },
    ]
    await platform.launch(world.person(), target)
    const teacher = world.person()
    const { path } = await platform.launch(teacher, target, platform.teacher())
    const { text } = await teacher.get(path)
    const body = /<main[\s\S]*<\/main>/.exec(text)![0]
    expect(body).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;')
    expect(body).toContain('Zoë')
    expect(body).toContain('Name not shared')
    expect(text).not.toMatch(/The Teacher|Gone Pupil/)
    expect(body.match(/Under way/g)).toHaveLength(1)
    expect(body.match(/Not started/g)).toHaveLength(2)
    const found = await world.database.query(`select from players where name ~ 'Ada|Zoë'`)
    expect(found.rowCount).toBe(0)
    // A pupil who is told the teacher's address sees nothing
    expect(await ledTo(world.person(), path)).toBe(refused('over'))
  })

  test('plays the same adventure, as somebody else than the class', async () => {
    const teacher = world.person()
    const { path } = await platform.launch(teacher, target, platform.teacher())
    const started = await teacher.postForm(path, { intent: 'start' })
    expect(started.headers.location).toMatch(/\?play=1&/)
    expect(runIn((await teacher.get(started.headers.location!)).text)).toBeDefined()
    expect((await teacher.get(path)).text).toContain('Continue your game')
  })

  test('is told that the platform gives no names, where it gives none', async () => {
    const teacher = world.person()
    const { path } = await platform.launch(teacher, target, {
      ...platform.teacher(),
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
        context_memberships_url: `${platform.url}/none`,
      },
    })
    const { status, text } = await teacher.get(path)
    expect([status, text.includes('doesn’t tell us who is in the course')]).toEqual([200, true])
  })
})

describe('a choice', () => {
  const open = async (person: Person) => {
    const { path } = await platform.launch(person, `${world.server.url}/lti/launch`, {
      ...platform.teacher(),
      ...platform.choosing(),
    })
    return path
  }
  const sent = (text: string) => {
    const [, token = ''] = /name="JWT" value="([^"]+)"/.exec(text) ?? []
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as Record<string, unknown>
  }
  const items = (claims: object) =>
    Reflect.get(claims, 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items') as Record<string, unknown>[]

  test('is made among free works by words, code or address, and goes back signed', async () => {
    const teacher = world.person()
    const path = await open(teacher)
    const page = await teacher.get(path)
    expect(page.text).toContain('The class room')
    expect(page.text).not.toMatch(/The dear room|For one class/)
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${platform.url};`)
    expect(page.headers).not.toHaveProperty('x-forms-to')
    const { rows } = await world.database.query<{ code: string; link: string }>(
      'select share_code as code, link from adventures where id = $1',
      [unlisted.id],
    )
    const { code, link } = rows[0]!
    const find = async (q: string) => (await teacher.get(`${path.split('?')[0]}?q=${encodeURIComponent(q)}`)).text
    expect(await find('class room')).toContain('The class room')
    for (const q of [code, `${world.server.url}/adventure/${link}`]) expect(await find(q)).toContain('For one class')
    expect(await find(unlisted.id)).not.toContain('For one class')
    expect(await find(`${world.server.url}/adventure/${paid.id}`)).toContain('Nothing found')
    const chosen = await teacher.postForm(path, { intent: 'choose', work: link })
    expect(chosen.text).toContain(`action="${platform.url}/choice"`)
    const claims = sent(chosen.text)
    expect(claims).toMatchObject({
      iss: clientId,
      aud: platform.url,
      [lti('message_type')]: 'LtiDeepLinkingResponse',
      [lti('deployment_id')]: deploymentId,
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'to have back',
    })
    expect(items(claims)).toEqual([
      {
        type: 'ltiResourceLink',
        title: 'For one class',
        url: `${world.server.url}/adventure/${link}`,
        lineItem: { label: 'For one class', scoreMaximum: 100 },
      },
    ])
    const keys = JSON.parse((await world.person().get('/lti/keys')).text) as { keys: Record<string, unknown>[] }
    expect(keys.keys).toHaveLength(1)
    expect(keys.keys[0]).not.toHaveProperty('d')
  })

  test('may be none, and of what is paid or secret there is none', async () => {
    const teacher = world.person()
    const path = await open(teacher)
    expect(items(sent((await teacher.postForm(path, { intent: 'cancel' })).text))).toEqual([])
    for (const work of [paid.id, unlisted.id, 'no-id'])
      expect((await teacher.postForm(path, { intent: 'choose', work })).status).toBe(404)
    expect(await ledTo(world.person(), path)).toBe(refused('over'))
  })

  test('in a window of its own shows the works of whoever is signed in', async () => {
    const path = await open(creator)
    const { text } = await creator.get(path)
    expect(text).toContain('Your own')
    expect(text).toContain('For one class')
  })
})

describe('an administrator', () => {
  test('is told of each field that cannot be, beside what was typed', async () => {
    const reply = await register({ issuer: 'moodle', clientId: '', keysUrl: 'javascript:alert(1)', name: 'Kept words' })
    expect(reply.status).toBe(400)
    expect(reply.text).toContain('Kept words')
    expect(reply.text.match(/This isn’t a web address/g)!.length).toBeGreaterThanOrEqual(2)
    expect(reply.text).toContain('Fill this in')
    expect((await register()).text).toContain('Another platform is registered')
  })

  test('tests whether a platform gives its keys and a token', async () => {
    const id = await idOf()
    const works = await admin.postForm('/admin/platforms', { intent: 'test', id })
    expect(works.text).toContain('launches work')
    expect(works.text).toContain('grades and names work')
    const changed = {
      ...platform.settings,
      id,
      intent: 'save',
      tokenUrl: `${platform.url}/nothing`,
      keysUrl: 'https://10.0.0.1/keys',
    }
    expect((await admin.postForm('/admin/platforms', changed)).status).toBe(302)
    const fails = await admin.postForm('/admin/platforms', { intent: 'test', id })
    expect(fails.text).toContain('Its keys weren’t received')
    expect(fails.text).toContain('It gave us no token')
    await admin.postForm('/admin/platforms', { ...platform.settings, id, intent: 'save' })
  })

  test('is the only one who may', async () => {
    expect((await creator.get('/admin/platforms')).status).toBe(302)
    expect((await creator.postForm('/admin/platforms', { intent: 'off', id: await idOf() })).status).toBe(302)
    expect((await platform.launch(world.person(), target)).path).toMatch(/^\/lti\/play\//)
  })
})
