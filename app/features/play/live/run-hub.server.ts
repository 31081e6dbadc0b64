import type { PartyFacts } from './party.present.ts'
import type { MoveFollowers, RunUpdate } from '#app/features/play/runs/run-update.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { areStreamsStopping } from '#app/platform/realtime/event-streams.server.ts'
import type { EventStream } from '#app/platform/realtime/event-streams.server.ts'
import type { Hearing } from '#app/platform/realtime/notifications.server.ts'
import { newId } from '#app/shared/ids.ts'
import { MoveAnnouncer } from './announce-moves.server.ts'
import { beatEveryMs, playerArrives, playerLeaves, playersStay } from './presence.server.ts'
import { readRunWord } from './run-channel.ts'
import type { RunWord } from './run-channel.ts'
import { Room } from './run-room.server.ts'

/** A player who reloads the page is away for a moment that nobody needs to hear about. */
const graceMs = 1_500

type Presence = {
  streams: number
  arriving: Promise<void> | undefined
  leaving: NodeJS.Timeout | undefined
  /** Writes happen one after another, however often the player comes and goes. Never rejects. */
  written: Promise<void>
}

/** Learns of news from the database's announcements and directly from this process's moves. */
export class RunHub implements MoveFollowers {
  readonly processId = newId()
  readonly #rooms = new Map<string, Room>()
  readonly #players = new Map<string, Presence>()
  readonly #announcer = new MoveAnnouncer(this.processId)
  readonly #listeners = new Set<(runId: string) => void>()
  #heart: NodeJS.Timeout | undefined

  readonly hearing: Hearing = {
    onMessage: (payload) => {
      const word = readRunWord(payload)
      if (!word) return logger.warn('an announcement of a run could not be read')
      this.#pass(word.run)
      const room = this.#rooms.get(word.run)
      if (room) hear(room, word)
    },
    onState: (listening) => {
      if (listening) void this.beat(true)
    },
  }

  /** From now on nothing is missed. `open` or `fail` must follow. */
  prepare(runId: string) {
    const room = this.#rooms.get(runId) ?? new Room(runId, () => this.#rooms.delete(runId))
    this.#rooms.set(runId, room)
    const prepared = room.prepare()
    let arrived: string | undefined
    return {
      arrive: async (playerId: string): Promise<void> => {
        arrived = playerId
        await this.#arrive(playerId, runId)
      },
      open: (playerId: string, stream: EventStream, update: RunUpdate, facts: PartyFacts): (() => void) => {
        const seat = prepared.open(playerId, stream, update, facts)
        this.#heart ??= setInterval(() => void this.beat(), beatEveryMs).unref()
        return () => {
          seat.leave()
          this.#depart(playerId, runId)
        }
      },
      fail: (): void => {
        prepared.fail()
        if (arrived !== undefined) this.#depart(arrived, runId)
      },
    }
  }

  moveBegins(runId: string): (made: RunUpdate | null) => void {
    const settle = this.#rooms.get(runId)?.moveBegins()
    return (made) => {
      settle?.(made)
      if (made) this.moved(runId, made.run.version)
    }
  }

  /** Called for repeated commands too: a process that was killed after its commit may not have announced the move. */
  moved(runId: string, version: number): void {
    // A stream that was being opened in the meantime may have read an older version
    this.#rooms.get(runId)?.heard(version)
    this.#announcer.say(runId, version)
    this.#pass(runId)
  }

  /** Calls for everything that happens in any run, here or in another process. */
  overhear(listener: (runId: string) => void): void {
    this.#listeners.add(listener)
  }

  #pass(runId: string): void {
    for (const listener of this.#listeners) listener(runId)
  }

  async beat(anew = false): Promise<void> {
    const players = [...this.#players].filter(([, { streams }]) => streams > 0).map(([id]) => id)
    if (players.length === 0) return this.#rest()
    try {
      for (const { id, version } of await playersStay(players, this.processId, [...this.#rooms.keys()]))
        this.#rooms.get(id)?.heard(version)
    } catch (error) {
      logger.warn('who is connected was not written down', errorFields(error))
    }
    if (!anew) return
    for (const room of this.#rooms.values()) {
      room.changed()
      void room.partyChanged()
    }
  }

  get size(): number {
    return this.#rooms.size
  }

  #rest(): void {
    clearInterval(this.#heart)
    this.#heart = undefined
  }

  #arrive(playerId: string, runId: string): Promise<void> {
    const known = this.#players.get(playerId) ?? {
      streams: 0,
      arriving: undefined,
      leaving: undefined,
      written: Promise.resolve(),
    }
    this.#players.set(playerId, known)
    clearTimeout(known.leaving)
    known.leaving = undefined
    known.streams++
    known.arriving ??= this.#writeDown(known, playerId, runId)
    return known.arriving
  }

  #writeDown(known: Presence, playerId: string, runId: string): Promise<void> {
    const arriving = known.written.then(() => playerArrives(playerId, this.processId, runId))
    known.written = arriving.catch(() => {
      if (known.arriving === arriving) known.arriving = undefined
    })
    return arriving
  }

  #depart(playerId: string, runId: string): void {
    const known = this.#players.get(playerId)
    if (!known || --known.streams > 0) return
    known.leaving = setTimeout(() => {
      // When the process stops, players reconnect to another one, or their rows expire
      if (areStreamsStopping()) return void this.#players.delete(playerId)
      known.arriving = undefined
      this.#writeOff(known, playerId, runId)
    }, graceMs).unref()
  }

  #writeOff(known: Presence, playerId: string, runId: string): void {
    const written = known.written
      .then(() => playerLeaves(playerId, this.processId, runId))
      .catch((error: unknown) => logger.warn('who has left was not written down', errorFields(error)))
      .then(() => {
        if (known.streams === 0 && known.written === written) this.#players.delete(playerId)
      })
    known.written = written
  }
}

function hear(room: Room, word: RunWord): void {
  if ('seq' in word) return room.heard(word.seq)
  if ('again' in word) return room.changed()
  if ('party' in word) return void room.partyChanged()
  if ('chat' in word) return room.pass((seat) => seat.say('chatted', word.chat), word.chat.id)
  if ('ping' in word) return room.pass((seat) => seat.say('pinged', word.ping))
  room.pass((seat) => seat.say('reacted', word.reaction))
}

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniRunHub?: RunHub }

export const runHub = (): RunHub => (holder.whodiniRunHub ??= new RunHub())
