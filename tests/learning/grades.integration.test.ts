import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sweepLaunches } from '#app/features/learning/launch/sweep-launches.server.ts'
import { learnerToken } from '#app/features/learning/launch/learner.server.ts'
import { admitLaunch } from '#app/features/learning/launch/admit-launch.server.ts'
import { readLaunchClaims } from '#app/features/learning/launch/launch-claims.schema.ts'
import { accessToken } from '#app/features/learning/platforms/access-token.server.ts'
import { publicKeys } from '#app/features/learning/platforms/own-key.server.ts'
import { listPlatforms, findPlatform } from '#app/features/learning/platforms/platforms.queries.server.ts'
import { platformSchema } from '#app/features/learning/platforms/platform.schema.ts'
import { savePlatform, switchPlatform } from '#app/features/learning/platforms/save-platform.server.ts'
import { gradeScope } from '#app/features/learning/platforms/scopes.ts'
import { sendGrade } from '#app/features/learning/reports/send-grade.server.ts'
import { sendStatements } from '#app/features/learning/reports/send-statements.server.ts'
import { tellPlatforms } from '#app/features/learning/reports/tell-platforms.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { closeJobs } from '#app/platform/jobs/jobs.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { learningGames } from '#database/schema/learning.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { LearningPlatform } from '#tests/support/learning-platform.ts'
import { newTestMember, playAs } from '#tests/support/play-as.ts'
import { serveRoute } from '#tests/support/serve-route.ts'
import { buildTwoLocks, canaries } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

vi.stubEnv('AUTH_SECRET', 'a secret of the tests, long enough')
vi.stubEnv('LTI_LOCAL_PLATFORMS', 'on')
vi.stubEnv('XAPI_KEY', 'key')
vi.stubEnv('XAPI_SECRET', 'secret')

useDatabase()
let platform: LearningPlatform
let keys: Awaited<ReturnType<typeof serveRoute>>
let admin: { userId: string; role: 'admin' }
let game: TwoLocks

beforeAll(async () => {
  platform = await LearningPlatform.open()
  vi.stubEnv('XAPI_ENDPOINT', `${platform.url}/xapi`)
  keys = await serveRoute(async () => Response.json(await publicKeys()))
  platform.tool = keys.url
  admin = { userId: (await newTestMember()).userId, role: 'admin' }
  expect(await savePlatform(getDatabase(), admin, null, platformSchema.parse(platform.settings))).toBe('saved')
  game = await buildTwoLocks(getDatabase())
})
afterAll(async () => {
  await closeJobs()
  await keys.close()
  await platform.close()
})
afterEach(() => {
  platform.failing = 0
  vi.restoreAllMocks()
})

async function launched(learner: string, line: string | null = 'line-1') {
  const database = getDatabase()
  const [listed] = await listPlatforms(database)
  const claims = readLaunchClaims(
    platform.claims('https://here/adventure', {
      nonce: 'n',
      sub: learner,
      ...(line === null ? {} : platform.graded(line)),
    }),
  )!
  await admitLaunch(
    database,
    { ...claims, address: game.id, platform: (await findPlatform(database, listed!.id))! },
    { known: null, locale: 'en' },
  )
  const hash = guestHash(learnerToken(platform.url, learner))
  const [row] = await database
    .select({ runId: parties.runId })
    .from(players)
    .innerJoin(parties, eq(parties.id, players.partyId))
    .where(eq(players.guestTokenHash, hash))
  const { runId } = row!
  const answerer = { userId: null, guestHash: hash, address: '203.0.113.9', isUnverified: false }
  return { runId, play: playAs(runId, { starter: { userId: null, guestHash: hash }, answerer, token: '' }) }
}

async function finish({ play }: Awaited<ReturnType<typeof launched>>) {
  const { ids } = game
  await play({ type: 'use_hotspot', hotspotId: ids.boxSpot })
  await play({ type: 'answer', puzzleId: ids.box, answer: { code: '1234' } })
  await play({ type: 'answer', puzzleId: ids.box, answer: { code: '0427' } })
  await play({ type: 'use_hotspot', hotspotId: ids.doorSpot })
  await play({ type: 'use_hotspot', hotspotId: ids.safeSpot })
  const { view } = await play({ type: 'answer', puzzleId: ids.safe, answer: { code: canaries.code } })
  return view.ending!.score
}

const rowOf = async (runId: string) =>
  (await getDatabase().select().from(learningGames).where(eq(learningGames.runId, runId)))[0]
const scoresOn = (line: string) => platform.scores.filter((score) => score.line.startsWith(`/lines/${line}/`))

test('the grade of a finished game goes to its own line, once, and after failures too', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  const [one, other] = [await launched('ada', 'line-a'), await launched('bob', 'line-b')]
  const score = await finish(one)
  expect(score).toBeGreaterThan(200)
  platform.failing = 2
  await tellPlatforms(getDatabase(), { retries: 5, pauseSeconds: 1, pollSeconds: 0.5 })
  await vi.waitFor(() => expect(scoresOn('line-a')).toHaveLength(1), { timeout: 30_000, interval: 100 })
  // A bonus for speed is no more than all points of the puzzles
  expect(scoresOn('line-a')[0]).toMatchObject({
    line: '/lines/line-a/scores?type=1',
    userId: 'ada',
    scoreGiven: 200,
    scoreMaximum: 200,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  })
  await vi.waitFor(async () => expect(await rowOf(one.runId)).toMatchObject({ lineItem: null, sealedLearner: null }))
  await tellPlatforms(getDatabase())
  expect(warn).toHaveBeenCalled()
  expect([scoresOn('line-a').length, scoresOn('line-b').length]).toEqual([1, 0])
  expect(await rowOf(other.runId)).toMatchObject({ lineItem: expect.stringContaining('line-b') as string })
  const stored = (await rowOf(other.runId))!.sealedLearner
  expect(stored).not.toContain('bob')
}, 60_000)

test('a token is asked for once, and again when the platform refuses it', async () => {
  const [one, other] = [await launched('cleo', 'line-c'), await launched('dora', 'line-d')]
  await finish(one)
  await finish(other)
  await sendGrade(one.runId, false)
  const before = platform.tokens.length
  await sendGrade(other.runId, false)
  expect(platform.tokens).toHaveLength(before)
  const [listed] = await listPlatforms(getDatabase())
  const found = (await findPlatform(getDatabase(), listed!.id))!
  await accessToken(found, 'https://purl.imsglobal.org/spec/another')
  expect(platform.tokens).toHaveLength(before + 1)
  // The platform knows only its newest token
  const third = await launched('eli', 'line-e')
  await finish(third)
  await sendGrade(third.runId, false)
  expect(platform.tokens.at(-1)).toBe('score')
  expect(scoresOn('line-e')).toHaveLength(1)
  expect(await accessToken(found, gradeScope)).toBe(`score-${platform.tokens.length}`)
})

test('a grade that never arrives is given up, and with it whom it was for', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  const one = await launched('finn', 'line-f')
  await finish(one)
  platform.failing = 5
  await expect(sendGrade(one.runId, false)).rejects.toThrow('503')
  expect(await rowOf(one.runId)).toMatchObject({ lineItem: expect.any(String) as string })
  await sendGrade(one.runId, true)
  expect(await rowOf(one.runId)).toMatchObject({ lineItem: null, sealedLearner: null })
})

test('a platform that is switched off is told nothing, and a game under way has no grade', async () => {
  const [one, open] = [await launched('gil', 'line-g'), await launched('hal', 'line-h')]
  await finish(one)
  const [listed] = await listPlatforms(getDatabase())
  await switchPlatform(getDatabase(), admin, listed!.id, false)
  for (const { runId } of [one, open]) await sendGrade(runId, false)
  await switchPlatform(getDatabase(), admin, listed!.id, true)
  await sendGrade(open.runId, false)
  expect(platform.scores.filter(({ userId }) => ['gil', 'hal'].includes(userId))).toEqual([])
  await sendGrade(one.runId, false)
  expect(scoresOn('line-g')).toHaveLength(1)
})

test('an activity that is graded only later has the grade of a game that had begun', async () => {
  const before = await launched('kim', null)
  expect(await rowOf(before.runId)).toMatchObject({ lineItem: null, sealedLearner: null })
  const one = await launched('kim', 'line-k')
  expect(one.runId).toBe(before.runId)
  await finish(one)
  await sendGrade(one.runId, false)
  expect(scoresOn('line-k')).toMatchObject([{ userId: 'kim' }])
})

test('two days after its end nobody is remembered for a grade that could not be sent', async () => {
  const [old, late] = [await launched('lou', 'line-l'), await launched('mia', 'line-m')]
  for (const one of [old, late]) await finish(one)
  const finishedAt = new Date(Date.now() - 49 * 3_600_000)
  await getDatabase().update(runs).set({ finishedAt }).where(eq(runs.id, old.runId))
  await sweepLaunches(getDatabase())
  expect(await rowOf(old.runId)).toMatchObject({ lineItem: null, sealedLearner: null })
  expect(await rowOf(late.runId)).toMatchObject({ lineItem: expect.stringContaining('line-m') as string })
})

test('a record store is told that answers were right or wrong, without names or answers', async () => {
  const one = await launched('ivy')
  await sendStatements(one.runId, false)
  const told = () =>
    platform.statements.filter((said) => (said['context'] as { registration: string }).registration === one.runId)
  expect(told()).toMatchObject([{ verb: { id: 'http://adlnet.gov/expapi/verbs/launched' } }])
  await finish(one)
  await sendStatements(one.runId, false)
  const verbs = () => told().map(({ verb, result }) => [(verb as { id: string }).id.split('/').pop(), result])
  expect(verbs()).toMatchObject([
    ['launched', undefined],
    ['answered', { success: false }],
    ['answered', { success: true }],
    ['answered', { success: true }],
    ['completed', { completion: true, score: { raw: 200, min: 0, max: 200, scaled: 1 } }],
  ])
  expect(told().at(-1)).toMatchObject({ result: { duration: expect.stringMatching(/^PT\d+S$/) as string } })
  const ids = told().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  const [first] = told()
  expect(first).toMatchObject({
    actor: { account: { homePage: 'http://localhost:3000', name: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
  })
  const all = JSON.stringify(told())
  for (const secret of ['ivy', '1234', '0427', ...Object.values(canaries)]) expect(all).not.toContain(secret)
  await getDatabase().update(learningGames).set({ recordedVersion: 0 }).where(eq(learningGames.runId, one.runId))
  await sendStatements(one.runId, false)
  expect(told().map(({ id }) => id)).toEqual([...ids, ...ids])
})

test('statements wait for a record store that does not answer', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  const one = await launched('joy')
  platform.failing = 1
  await expect(sendStatements(one.runId, false)).rejects.toThrow('503')
  expect(await rowOf(one.runId)).toMatchObject({ recordedVersion: 0 })
  await sendStatements(one.runId, false)
  expect(await rowOf(one.runId)).toMatchObject({ recordedVersion: 1 })
})
