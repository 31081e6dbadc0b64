import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Taken } from '#app/features/studio/draft/taken.ts'
import { newId } from '#app/shared/ids.ts'
import { changeRow, edit } from '#tests/support/draft-commands.ts'
import { play, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import type { Reply } from '#tests/support/person.ts'

export type Ledger = {
  players: { person: Person; runId: string; open: boolean }[]
  creator: Person
  made: MadeAdventure
  /** commandId -> the run and the version in the answer. */
  commands: Map<string, { runId: string; version: number }>
  /** The number written into the scene -> the draft's revision in the answer. */
  saves: Map<number, number>
  uploads: Map<string, string>
  /** The last save sent, and whether its outcome is known. */
  scene: { number: number; known: boolean }
}

const playersAtOnce = 6
const timeoutMs = 5_000

export async function openLedger(url: string, creator: Person, made: MadeAdventure): Promise<Ledger> {
  const players = await Promise.all(
    Array.from({ length: playersAtOnce }, async () => {
      const person = new Person(url)
      return { person, runId: await startRun(person, made.id), open: false }
    }),
  )
  const scene = { number: 0, known: false }
  return { players, creator, made, commands: new Map(), saves: new Map(), uploads: new Map(), scene }
}

/** Everybody writes until the server is gone. `warm`: enough was acknowledged for a kill to hit something. */
export function beginWriting(ledger: Ledger, loadMs: number): { warm: Promise<void>; stop(): Promise<void> } {
  let on = true
  const loop = async (step: () => Promise<unknown>): Promise<void> => {
    while (on) {
      try {
        await step()
      } catch {
        // The kill: pending requests get no answer, and the next round asks again
        on = false
      }
    }
  }
  const all = Promise.all([
    ...ledger.players.map((player) => loop(() => move(ledger, player))),
    loop(() => save(ledger)),
    loop(() => upload(ledger)),
    loop(() => upload(ledger)),
  ])
  const before = ledger.commands.size + ledger.saves.size
  const warm = (async () => {
    await sleep(loadMs)
    while (on && ledger.commands.size + ledger.saves.size < before + 10) await sleep(5)
    if (!on) throw new Error('the server gave up before it was killed')
  })()
  return {
    warm,
    stop: async () => {
      on = false
      await all
    },
  }
}

async function move(ledger: Ledger, player: Ledger['players'][number]): Promise<void> {
  const command = player.open ? { type: 'close_puzzle' } : { type: 'use_hotspot', hotspotId: ledger.made.ids.lock }
  const commandId = newId()
  for (let times = 0; times < 2; times++) {
    const reply = await play(player.person, player.runId, command, commandId)
    const told = accepted<{ version: number; refused: unknown; events: unknown[]; view: { puzzle: unknown } }>(
      reply,
      200,
    )
    player.open = told.view.puzzle !== null
    // A command that changes nothing makes no event and leaves no trace
    if (told.refused === null && told.events.length > 0 && times === 0)
      ledger.commands.set(commandId, { runId: player.runId, version: told.version })
  }
}

const numberIn = (text: unknown): number => Number(/\d+/.exec(String(text))?.[0] ?? 0)

/** After a kill it first finds out what was saved. Each save is sent twice under one id, as after a lost answer. */
async function save({ creator, made, scene, saves }: Ledger): Promise<void> {
  const [known, number] = [scene.known, scene.number + 1]
  const was = known ? { description: `Save ${scene.number}` } : {}
  const request = edit(changeRow('scene', made.ids.hall, { description: `Save ${number}` }, was))
  scene.known = false
  for (let times = 0; times < 2; times++) {
    const reply = await creator.send('POST', `/editor/${made.id}`, {
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(request),
      timeoutMs,
    })
    const { taken } = accepted<{ taken: Taken }>(reply, 200)
    const stands = numberIn(taken.rows.scene?.[0]?.['description'])
    if (known && stands !== number) throw new Error(`save ${number} is not there: ${JSON.stringify(taken.results)}`)
    if (known && times === 0) saves.set(number, taken.draftRevision)
    scene.number = stands
  }
  // a text without a number is the one that the scene was made with
  scene.known = scene.number > 0 || known || (await begin({ creator, made }))
}

async function begin({ creator, made }: Pick<Ledger, 'creator' | 'made'>): Promise<boolean> {
  const first = edit(
    changeRow('scene', made.ids.hall, { description: 'Save 0' }, { description: 'You are in the hall.' }),
  )
  accepted(await creator.postJson(`/editor/${made.id}`, first), 200)
  return true
}

async function upload({ creator, made, uploads }: Ledger): Promise<void> {
  const bytes = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const asset = accepted<{ id: string; url: string }>(
    await creator.upload(`/api/uploads?adventure=${made.id}&purpose=item`, bytes),
    201,
  )
  uploads.set(asset.id, asset.url)
}

function accepted<Body>(reply: Reply, status: number): Body {
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}: ${reply.text.slice(0, 200)}`)
  return JSON.parse(reply.text) as Body
}
