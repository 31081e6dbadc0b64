import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from 's3rver'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { checkParty } from '#scripts/chaos/check-party.ts'
import { publishManyThings } from '#scripts/chaos/many-things.ts'
import { untilAllHaveSeen, versionOf } from '#scripts/chaos/party-kills.ts'
import { PartyPlayer } from '#scripts/chaos/party-player.ts'
import type { Pace } from '#scripts/chaos/party-player.ts'
import type { PartyFaults } from '#scripts/chaos/check-party.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { startMailServer } from '#tests/mail/mail-server.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { changeRow, edit } from '#tests/support/draft-commands.ts'
import { askEditor, startRun, uploadPicture } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { makeNewerBuild } from '#tests/support/newer-build.ts'
import { invite, join as joinParty } from '#tests/support/party-driver.ts'
import { Person } from '#tests/support/person.ts'
import { openTwoServers } from '#tests/support/two-servers.ts'
import type { TwoServers, Which } from '#tests/support/two-servers.ts'
import { Readers } from './readers.ts'

export type ClusterSize = { parties: number; players: number; rounds: number; loadMs: number; pace: Pace }

export type ClusterFigures = PartyFaults & {
  acknowledged: number
  picked: number
  published: number
  views: number
  stale: string[]
  /** The newest version that each process showed. */
  seen: [number, number]
  /** Pictures that the other process could not show. */
  unseen: string[]
  uploads: number
  /** How often each mail that was asked for arrived. */
  mails: number[]
  /** How many of two processes did the daily jobs. */
  daily: number
  /** Whether the column of the newer build is there. */
  isExpanded: boolean
  readyMs: number[]
}

type Party = { runId: string; players: PartyPlayer[] }

const both = [0, 1] as const
const joinsAtOnce = 5
const mostTries = 5
const tryAgainMs = 1_000
const titleOf = (version: number): string => `A house of printing ${version}`
const versionIn = (text: string): number | undefined => {
  const found = /A house of printing (\d+)/.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Two processes with everything they share outside them. Each is killed (-9) in turn, while parties play and the
 * adventure is published anew, and comes back as a newer version. */
export async function runCluster(
  size: ClusterSize,
  { databaseUrl, log = () => {} }: { databaseUrl?: string; log?: (line: string) => void } = {},
): Promise<ClusterFigures> {
  const cleanUp: (() => unknown)[] = []
  try {
    const folder = throwAwayFolder('whodini-cluster-')
    cleanUp.push(folder.remove)
    const postgres = databaseUrl === undefined ? await startThrowAwayPostgres() : undefined
    if (postgres) cleanUp.push(postgres.stop)
    const mails = await startMailServer()
    cleanUp.push(mails.close)
    const bucket = await openBucket(join(folder.path, 'bucket'))
    cleanUp.push(bucket.close)
    const env = {
      DATABASE_URL: databaseUrl ?? stringifyConnection(postgres!.connection),
      DATA_DIR: join(folder.path, 'data'),
      AUTH_SECRET: 'the secret of two processes, long enough',
      SMTP_URL: mails.url,
      CONTACT_EMAIL: 'team@example.org',
      ...bucket.env,
    }
    const servers = await openTwoServers(env)
    cleanUp.push(servers.close)
    const newer = makeNewerBuild(join(folder.path, 'newer'))

    const people: { close: () => unknown }[] = []
    cleanUp.push(() => Promise.all(people.map((each) => each.close())))
    const someone = (origin = servers.origin) => {
      const person = new Person(origin, new Agent())
      people.push(person)
      return person
    }
    const creator = someone()
    await creator.signUp('creator@example.org')
    const { made, items } = await publishManyThings(creator)
    const parties = await gather(made, size, someone)
    people.unshift(...parties.flatMap(({ players }) => players))
    log(`  ${parties.length} parties of ${size.players} listen`)

    const readers = new Readers(servers, `/adventure/${made.id}`, versionIn)
    const press = new Press(creator, made, readers)
    const post = new Post(servers)
    readers.start()
    for (const { players } of parties) for (const player of players) player.act()
    const readyMs: number[] = []
    const unseen: string[] = []
    let uploads = 0
    for (let round = 0; round < size.rounds; round++)
      for (const which of both) {
        await press.print()
        await sleep(size.loadMs)
        await mails.waitFor(post.asked.length)
        await servers.kill(which)
        await press.print()
        readyMs.push(await servers.start(which, newer.folder))
        await press.print()
        for (const at of both) {
          unseen.push(...(await uploadedAt(servers, creator, made, at)))
          uploads++
          await post.write(at)
        }
        log(`  process ${which + 1} was killed and is back as a newer version after ${readyMs.at(-1)!.toFixed(0)} ms`)
      }
    await sleep(size.loadMs)
    await Promise.all(parties.flatMap(({ players }) => players.map((player) => player.rest())))
    await readers.stop()
    await mails.waitFor(post.asked.length)

    const client = new DatabaseClient({ connectionString: env.DATABASE_URL })
    await client.connect()
    cleanUp.push(() => client.end())
    const { rowCount } = await client.query(
      `select from information_schema.columns where table_name = 'runs' and column_name = $1`,
      [newer.column],
    )
    return {
      ...(await judge(client, parties, items)),
      published: press.version,
      views: readers.views,
      stale: readers.stale,
      seen: readers.seen,
      unseen,
      uploads,
      mails: post.asked.map((text) => mails.arrived.filter(({ raw }) => raw.includes(text)).length),
      daily: await dailyJobsOfTwo(env, newer.folder),
      isExpanded: rowCount === 1,
      readyMs,
    }
  } finally {
    for (const clean of cleanUp.toReversed()) await clean()
  }
}

async function openBucket(directory: string): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  mkdirSync(directory)
  const configureBuckets = [{ name: 'whodini' }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  return {
    env: {
      S3_BUCKET: 'whodini',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_FORCE_PATH_STYLE: 'on',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: () => server.close(),
  }
}

async function gather(made: MadeAdventure, size: ClusterSize, someone: () => Person): Promise<Party[]> {
  const parties: Party[] = []
  const one = async (): Promise<void> => {
    const host = someone()
    const runId = await startRun(host, made.id)
    const code = await invite(host, runId)
    const guests: Person[] = []
    for (let at = 1; at < size.players; at++) {
      const guest = someone()
      await joinParty(guest, code, `Guest ${at}`)
      guests.push(guest)
    }
    const players = [host, ...guests].map((person) => new PartyPlayer(person, runId, made, size.pace))
    await Promise.all(players.map((player) => player.listen()))
    parties.push({ runId, players })
  }
  for (let begun = 0; begun < size.parties; begun += joinsAtOnce)
    await Promise.all(Array.from({ length: Math.min(joinsAtOnce, size.parties - begun) }, one))
  return parties
}

/** Publishes the adventure anew, under another title each time. */
class Press {
  version = 0
  readonly #creator: Person
  readonly #made: MadeAdventure
  readonly #readers: Readers
  #title: string

  constructor(creator: Person, made: MadeAdventure, readers: Readers) {
    this.#creator = creator
    this.#made = made
    this.#readers = readers
    this.#title = made.title
  }

  async print(): Promise<void> {
    const title = titleOf(this.version + 1)
    await this.#ask(edit(changeRow('details', this.#made.id, { title }, { title: this.#title })))
    await this.#ask({ intent: 'publish-update' })
    this.version++
    this.#title = title
    this.#readers.published(this.version)
  }

  /** Again with the same ids, as the editor does, when a process goes or has too much to do. */
  async #ask(request: object): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return void (await askEditor(this.#creator, this.#made.id, request))
      } catch (error) {
        if (tries === mostTries) throw error
        await sleep(tryAgainMs)
      }
  }
}

/** Asks for mails, each with a text of its own. */
class Post {
  readonly asked: string[] = []
  readonly #servers: TwoServers

  constructor(servers: TwoServers) {
    this.#servers = servers
  }

  async write(which: Which): Promise<void> {
    const message = `Letter ${this.asked.length + 1} of the cluster.`
    const writer = new Person(this.#servers.urlOf(which))
    const fields = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', message }
    const { status } = await writer.postForm('/contact', fields)
    writer.close()
    if (status !== 302) throw new Error(`a message was answered with ${status}`)
    this.asked.push(message)
  }
}

/** Uploads a picture to one process and looks at it in the other. @returns what went wrong */
async function uploadedAt(servers: TwoServers, creator: Person, made: MadeAdventure, at: Which): Promise<string[]> {
  const [here, there] = [at, at === 0 ? 1 : 0].map((which) => {
    const person = new Person(servers.urlOf(which as Which), new Agent(), { site: servers.urlOf(which as Which) })
    for (const [name, value] of creator.cookies) person.cookies.set(name, value)
    return person
  }) as [Person, Person]
  const { url } = await uploadPicture(here, made.id, 'puzzle')
  const { status, bytes } = await there.get(url)
  return status === 200 && bytes.length > 0 ? [] : [`${url} of process ${at + 1}: ${status}`]
}

async function judge(client: DatabaseClient, parties: readonly Party[], items: readonly string[]) {
  const all: PartyFaults & { acknowledged: number; picked: number } = {
    lost: [],
    doubled: [],
    different: [],
    wrong: [],
    acknowledged: 0,
    picked: 0,
  }
  for (const { runId, players } of parties) {
    await untilAllHaveSeen(players, await versionOf(client, runId))
    const { picked, ...faults } = await checkParty(client, { runId, players, items })
    for (const kind of ['lost', 'doubled', 'different', 'wrong'] as const) all[kind].push(...faults[kind])
    all.picked += picked
    all.acknowledged += players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  }
  return all
}

/** @returns how many of two processes that begin together did the daily jobs */
async function dailyJobsOfTwo(env: Record<string, string>, cwd: string): Promise<number> {
  const outputs = await Promise.all(
    both.map(async () => {
      const child = spawn(process.execPath, ['scripts/cluster/daily-jobs.ts'], {
        cwd,
        env: { ...process.env, ...env, SMTP_URL: '', NODE_ENV: 'production', LOG_LEVEL: 'info' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
      const code = await new Promise((resolve) => child.once('close', resolve))
      if (code !== 0) throw new Error(`the daily jobs ended with ${String(code)}: ${output}`)
      return output
    }),
  )
  return outputs.filter((output) => output.includes('figures of plays swept')).length
}
