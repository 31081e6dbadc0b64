import { expect } from 'vitest'
import { openHttpWorld } from './http-world.ts'
import type { HttpWorld } from './http-world.ts'
import { makeAdventure, play, publish } from './made-adventure.ts'
import type { MadeAdventure } from './made-adventure.ts'
import { Person } from './person.ts'
import type { Reply } from './person.ts'
import { startProduct } from './product-server.ts'
import type { ProductServer } from './product-server.ts'
import { openRunStream } from './run-stream.ts'
import type { RunStream } from './run-stream.ts'

export const partySecrets = {
  code: 'CANARYCODE42',
  decoy: 'CANARYDECOY9',
  reply: 'canary reply words',
  hint: 'canary hint words',
  ending: 'canary ending words',
  layer: 'canary layer words',
  look: { lines: ['canary line one', 'canary line two'], altText: 'canary alt', soundCaption: 'canary caption' },
}

export type PartyWorld = HttpWorld & {
  made: MadeAdventure
  second: ProductServer
  another: () => Promise<ProductServer>
  at: (server: { url: string }, person: Person) => Person
  hear: (person: Person, runId: string, options?: Parameters<typeof openRunStream>[2]) => Promise<RunStream>
  take: (person: Person, runId: string) => Promise<Reply>
  openLock: (person: Person, runId: string) => Promise<Reply>
  closeLock: (person: Person, runId: string) => Promise<Reply>
  answer: (person: Person, runId: string, code: string) => Promise<Reply>
}

export async function openPartyWorld(): Promise<PartyWorld> {
  const world = await openHttpWorld()
  const another = () =>
    startProduct({
      DATABASE_URL: world.databaseUrl,
      DATA_DIR: world.folder,
      SEED_SAMPLES: 'off',
      RATE_LIMIT_SCALE: '100000',
    })
  const second = await another()
  const creator = await world.member('creator@example.org')
  const made = await makeAdventure(creator, { title: 'The shared house', secrets: partySecrets })
  await publish(creator, made.id)
  const open: RunStream[] = []
  const people: Person[] = []
  const at = (server: { url: string }, person: Person): Person => {
    const there = new Person(server.url)
    for (const [name, value] of person.cookies) there.cookies.set(name, value)
    people.push(there)
    return there
  }
  const hear: PartyWorld['hear'] = async (person, runId, options = {}) => {
    const stream = await openRunStream(person, runId, options)
    open.push(stream)
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await stream.until(({ last }) => last('party'))
    return stream
  }
  const close = async (): Promise<void> => {
    for (const stream of open) stream.leave()
    for (const person of people) person.close()
    await second.stop()
    await world.close()
  }
  const { ids } = made
  return {
    ...world,
    made,
    second,
    another,
    at,
    hear,
    close,
    take: (person, runId) => play(person, runId, { type: 'use_hotspot', hotspotId: ids.key }),
    openLock: (person, runId) => play(person, runId, { type: 'use_hotspot', hotspotId: ids.lock }),
    closeLock: (person, runId) => play(person, runId, { type: 'close_puzzle' }),
    answer: (person, runId, code) => play(person, runId, { type: 'answer', puzzleId: ids.puzzle, answer: { code } }),
  }
}
