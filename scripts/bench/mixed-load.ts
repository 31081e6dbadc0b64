import { setTimeout as pause } from 'node:timers/promises'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { changeRow } from '#tests/support/draft-commands.ts'
import {
  createProject,
  edit,
  makeAdventure,
  play,
  publish,
  startRun,
  uploadPicture,
} from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { commonWords } from './library-rows.ts'

/** Pause between an answer and the next request: half of what one processor can do, as on a busy evening. */
const restMs = 150
const uploadRestMs = 3_000

type Lane = (turn: number) => Promise<unknown>

/** Runs until the time is over. @returns how many requests were answered, by purpose */
export async function loadFor(world: ThrowAwayWorld, ms: number): Promise<Record<string, number>> {
  const end = performance.now() + ms
  const answered: Record<string, number> = {}
  const people: Person[] = []
  const someone = (): Person => {
    const person = new Person(world.server.url)
    people.push(person)
    return person
  }
  const lanes = await openLanes(someone)
  await Promise.all(
    lanes.map(async ([name, lane, rest = restMs]) => {
      for (let turn = 0; performance.now() < end; turn++) {
        await lane(turn)
        answered[name] = (answered[name] ?? 0) + 1
        await pause(rest * (0.5 + Math.random()))
      }
    }),
  )
  for (const person of people) person.close()
  return answered
}

async function openLanes(someone: () => Person): Promise<[name: string, lane: Lane, rest?: number][]> {
  const creator = someone()
  await creator.signUp('creator@example.org')
  const made = await makeAdventure(creator, { title: 'The measured house' })
  await publish(creator, made.id, 'published', '1-6')
  const draft = await createProject(creator, 'The house that is being built')
  const member = someone()
  await member.signUp('member@example.org')
  const publicPages = ['/', '/library', `/adventure/${made.id}`, '/for-events', '/about', '/privacy-policy', '/auth']
  const ownPages = [...publicPages, '/account', '/creator', `/play/${made.id}`]
  const searcher = someone()
  const games = await Promise.all([someone(), someone(), member].map((player) => openGame(player, made)))
  return [
    ...[someone(), someone(), someone()].map((visitor): [string, Lane] => ['visitors', reader(visitor, publicPages)]),
    ['searches', (turn) => read(searcher, `/library?q=${commonWords[turn % commonWords.length]}${turn % 7}`)],
    ['members', reader(member, ownPages)],
    ['members', reader(creator, [...ownPages, `/editor/${draft}`])],
    ...games.map((game): [string, Lane] => ['moves and runs', game]),
    ['saves', saver(creator, draft)],
    ['pictures', () => uploadPicture(creator, draft, 'cover'), uploadRestMs],
  ]
}

async function read(person: Person, path: string): Promise<void> {
  const { status } = await person.get(path, { 'Accept-Encoding': 'gzip, deflate, br' })
  // The sign-in page redirects people who are signed in
  if (status !== 200 && !(status === 302 && path === '/auth')) throw new Error(`${path}: ${status}`)
}

const reader =
  (person: Person, paths: readonly string[]): Lane =>
  (turn) =>
    read(person, paths[turn % paths.length]!)

/** Looks at a lock and leaves it again; the game's page and the lobby are reloaded in turn. */
async function openGame(player: Person, made: MadeAdventure): Promise<Lane> {
  const runId = await startRun(player, made.id)
  const steps = [
    () => play(player, runId, { type: 'use_hotspot', hotspotId: made.ids.lock }),
    () => play(player, runId, { type: 'close_puzzle' }),
    () => read(player, `/run/${runId}`),
    () => read(player, `/play/${made.id}`),
  ]
  return (turn) => steps[turn % steps.length]!()
}

function saver(creator: Person, draft: string): Lane {
  let was = ''
  return async (turn) => {
    const description = `It has ${turn} rooms.`
    await edit(creator, draft, changeRow('details', draft, { description }, { description: was }))
    was = description
  }
}
