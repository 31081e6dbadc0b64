import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { allWalkthroughs } from '#samples/all-walkthroughs.ts'
import type { SampleAdventure } from '#samples/sample-adventure.ts'
import type { PartedStep, WalkthroughStep } from '#samples/walkthrough.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { invite, join } from '#tests/support/party-driver.ts'
import type { Person } from '#tests/support/person.ts'
import { SampleBot } from '#tests/support/sample-bot.ts'
import type { Route } from '#tests/support/sample-bot.ts'
import { startRun } from '#tests/support/made-adventure.ts'

let world: HttpWorld

beforeAll(async () => {
  world = await openHttpWorld({ SEED_SAMPLES: 'on' })
}, 120_000)
afterAll(() => world?.close())

async function start(person: Person, sample: SampleAdventure, language: Locale): Promise<Route> {
  const found = await world.database.query<{ id: string }>('select id from adventures where sample_key = $1', [
    sample.key,
  ])
  const runId = await startRun(person, found.rows[0]!.id, language)
  const kept = await world.database.query<{ seed: number }>(
    "select (state->>'seed')::bigint::float8 as seed from runs where id = $1",
    [runId],
  )
  return { runId, seed: kept.rows[0]!.seed, sample, language }
}

const ways = allWalkthroughs.flatMap(({ sample, walkthroughs }) =>
  walkthroughs.flatMap((walkthrough) =>
    locales.map((language) => ({ key: sample.key, ending: walkthrough.ending, language, sample, walkthrough })),
  ),
)

describe.each(ways)('$key to $ending ($language)', ({ sample, walkthrough, ending, language }) => {
  const { endingText } = sample.scenes.find(({ key }) => key === ending)!
  const ended = { reason: 'scene', text: endingText![language] }

  test('by somebody alone', async () => {
    const person = world.person()
    const bot = new SampleBot(person, await start(person, sample, language))
    await bot.look()
    for (const step of walkthrough.steps) await bot.take(step)
    expect(bot.view.ending).toMatchObject(ended)
  })

  test('by two who each do their part and agree on the end', async () => {
    const [host, friend] = [world.person(), world.person()]
    const route = await start(host, sample, language)
    friend.cookies.set('lang', language)
    await join(friend, await invite(host, route.runId), 'Bob')
    const bots = [new SampleBot(host, route), new SampleBot(friend, route)] as const
    if (walkthrough.forTwo) await playInParts(bots, walkthrough.forTwo)
    else await playInTurns(bots, walkthrough.steps)
    for (const bot of bots) expect((await bot.look()).ending).toMatchObject(ended)
  })
})

/** What is begun is finished by the same player: an open puzzle, a conversation. */
const isMore = (step: WalkthroughStep): boolean =>
  'answer' in step || 'listen' in step || 'choose' in step || 'seeLocked' in step

const leadsOn = (step: WalkthroughStep): string | undefined =>
  'touch' in step ? step.touch : 'use' in step ? step.on : undefined

async function playInTurns(bots: readonly [SampleBot, SampleBot], steps: readonly WalkthroughStep[]): Promise<void> {
  let [actor, other] = bots
  for (const step of steps) {
    await Promise.all(bots.map((bot) => bot.look()))
    const thing = leadsOn(step)
    if (!isMore(step) && (thing === undefined || other.isBefore(thing))) [actor, other] = [other, actor]
    const from = actor.view.scene.id
    await actor.take(step)
    await agree(other)
    // Together through each door
    if (thing && actor.view.scene.id !== from && other.view.scene.id === from && other.canTouch(thing))
      await other.take({ touch: thing })
  }
}

async function playInParts([a, b]: readonly [SampleBot, SampleBot], steps: readonly PartedStep[]): Promise<void> {
  for (const [who, step] of steps) {
    const [actor, other] = who === 'a' ? [a, b] : [b, a]
    await actor.look()
    await actor.take(step)
    await agree(other)
  }
}

async function agree(bot: SampleBot): Promise<void> {
  const { vote } = await bot.look()
  if (vote?.you === 'decide') await bot.send({ type: 'vote', vote: vote.id, agree: true })
}
