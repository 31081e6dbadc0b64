import { setTimeout as sleep } from 'node:timers/promises'
import { Person } from '#tests/support/person.ts'
import type { TwoServers, Which } from '#tests/support/two-servers.ts'

const everyMs = 100
const timeoutMs = 5_000
/** How old a page may be. */
export const freshMs = 1_000

/** Look at a page of both processes all the time, and note when one shows what has not been true for a second. */
export class Readers {
  readonly stale: string[] = []
  views = 0
  /** By process. */
  readonly seen: [number, number] = [0, 0]
  readonly #published: { version: number; at: number }[] = []
  readonly #servers: TwoServers
  readonly #path: string
  readonly #read: (text: string) => number | undefined
  #looking = true
  #loops: Promise<void>[] = []

  constructor(servers: TwoServers, path: string, read: (text: string) => number | undefined) {
    this.#servers = servers
    this.#path = path
    this.#read = read
  }

  start(): void {
    this.#loops = ([0, 1] as const).map((which) => this.#look(which))
  }

  /** Call it when publishing has been confirmed. */
  published(version: number): void {
    this.#published.push({ version, at: performance.now() })
  }

  async stop(): Promise<void> {
    this.#looking = false
    await Promise.all(this.#loops)
  }

  async #look(which: Which): Promise<void> {
    const reader = new Person(this.#servers.urlOf(which))
    while (this.#looking) {
      const askedAt = performance.now()
      const due = this.#published.findLast(({ at }) => at + freshMs <= askedAt)?.version ?? 0
      // A killed process answers nothing
      const reply = await reader.send('GET', this.#path, { timeoutMs }).catch(() => undefined)
      if (reply?.status === 200) {
        this.views++
        const version = this.#read(reply.text) ?? 0
        this.seen[which] = Math.max(this.seen[which], version)
        if (version < due) this.stale.push(`process ${which + 1} showed ${version} a second after ${due}`)
      }
      await sleep(everyMs)
    }
    reader.close()
  }
}
