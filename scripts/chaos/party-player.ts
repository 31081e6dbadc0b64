import { setTimeout as sleep } from 'node:timers/promises'
import type { RunStreamEvents } from '#app/features/play/live/stream-events.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import { newId } from '#app/shared/ids.ts'
import { hearEvents } from '#tests/support/hear-events.ts'
import type { Hearing } from '#tests/support/hear-events.ts'
import type { Person } from '#tests/support/person.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'

const timeoutMs = 5_000
/** `heldMs`: how long a stream is held at least and at most before the player's network goes. */
export type Pace = { betweenMovesMs: number; heldMs: readonly [number, number] }

const restless: Pace = { betweenMovesMs: 40, heldMs: [200, 2_000] }
/** How long the network is away. */
const awayMs = 300
/** How often, and for how long, all reach for the first thing they see: the same one for all in a room. */
const reachEveryMs = 1_000
const reachMs = 120

type Told = { version: number; refused: unknown; events: unknown[] }

const between = (least: number, most: number): number => least + Math.random() * (most - least)

/** Sends a command again with the same id until it is answered, as the page does. */
export class PartyPlayer {
  readonly person: Person
  readonly #runId: string
  readonly #made: MadeAdventure
  view: RunSnapshot | undefined
  readonly heard: string[] = []
  readonly versions: number[] = []
  /** commandId -> the version in the answer; a command that was sent again may get a later one. */
  readonly acknowledged = new Map<string, { version: number; again: boolean }>()
  readonly wrong: string[] = []
  connections = 0
  #last: string | undefined
  #stream: Hearing | undefined
  #hearing = true
  #acting = true
  #restless = true
  #loops: Promise<void>[] = []

  readonly #pace: Pace

  constructor(person: Person, runId: string, made: MadeAdventure, pace = restless) {
    this.#pace = pace
    this.person = person
    this.#runId = runId
    this.#made = made
  }

  async listen(): Promise<void> {
    this.#loops.push(this.#keepHearing())
    while (!this.view) await sleep(10)
  }

  act(): void {
    this.#loops.push(this.#keepActing(), this.#keepLosingTheNetwork())
  }

  async rest(): Promise<void> {
    this.#acting = false
    this.#restless = false
    await Promise.all(this.#loops.slice(1))
  }

  /** Also in the middle of everything, when something else went wrong. */
  async close(): Promise<void> {
    this.#hearing = this.#acting = this.#restless = false
    this.#stream?.leave()
    await Promise.all(this.#loops)
    this.person.close()
  }

  async #keepHearing(): Promise<void> {
    while (this.#hearing) {
      const cookie = this.person.cookieHeader
      const headers = {
        ...(cookie ? { Cookie: cookie } : {}),
        ...(this.#last === undefined ? {} : { 'Last-Event-ID': this.#last }),
      }
      this.#stream = hearEvents(this.person.origin, `/api/runs/${this.#runId}/events`, headers, (said) =>
        this.#hear(said),
      )
      this.connections++
      const status = await this.#stream.opened.catch(() => 503)
      if (status !== 200 && status !== 503) this.wrong.push(`the stream was answered with ${status}`)
      if (status === 200) await this.#stream.ended
      if (this.#hearing) await sleep(between(0, awayMs))
    }
  }

  #hear({ event, id, data }: { event: string; id: string | undefined; data: string }): void {
    if (id !== undefined) this.#last = id
    if (event === 'removed') this.wrong.push('was removed')
    if (event !== 'moved') return
    const { events, ...view } = JSON.parse(data) as RunStreamEvents['moved']
    this.view = view
    this.versions.push(view.version)
    for (const { commandId, notice } of events) this.heard.push(`${commandId} ${notice.type}`)
  }

  async #keepLosingTheNetwork(): Promise<void> {
    while (this.#restless) {
      await sleep(between(...this.#pace.heldMs))
      if (this.#restless) this.#stream?.leave()
    }
  }

  async #keepActing(): Promise<void> {
    while (this.#acting) {
      await this.#send(this.#choose(), newId())
      await sleep(between(0, this.#pace.betweenMovesMs * 2))
    }
  }

  #choose(): object {
    const { scene, puzzle } = this.view!.view
    if (puzzle)
      return Math.random() < 0.3
        ? { type: 'answer', puzzleId: puzzle.id, answer: { code: String(Math.floor(between(2_000, 9_999))) } }
        : { type: 'close_puzzle' }
    const [thing] = scene.hotspots.filter(({ type, done }) => type === 'item' && !done)
    if (thing && Date.now() % reachEveryMs < reachMs) return { type: 'use_hotspot', hotspotId: thing.id }
    const others = scene.hotspots.filter(({ id, type }) => type !== 'item' && id !== this.#made.ids.door)
    return { type: 'use_hotspot', hotspotId: others[Math.floor(Math.random() * others.length)]!.id }
  }

  async #send(command: object, commandId: string): Promise<void> {
    for (let again = false; this.#hearing; again = true) {
      const reply = await this.person
        .send('POST', `/api/runs/${this.#runId}/commands`, {
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ commandId, command }),
          timeoutMs,
        })
        .catch(() => ({ status: 503, text: '' }))
      if (reply.status === 200) {
        const { version, refused, events } = JSON.parse(reply.text) as Told
        if (refused === null && events.length > 0) this.acknowledged.set(commandId, { version, again })
        return
      }
      if (reply.status !== 503)
        return void this.wrong.push(`a command was answered with ${reply.status}: ${reply.text.slice(0, 200)}`)
      await sleep(between(20, 100))
    }
  }
}
