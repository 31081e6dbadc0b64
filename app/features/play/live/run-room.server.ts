import { createHash } from 'node:crypto'
import type { RunStreamEvents } from './stream-events.ts'
import { presentParty } from './party.present.ts'
import type { PartyFacts } from './party.present.ts'
import { readParty } from './read-party.server.ts'
import { clockOf } from '#app/features/play/runs/run-clock.ts'
import { selectRunNewsAfter } from '#app/features/play/runs/run-statements.server.ts'
import { toUpdate } from '#app/features/play/runs/run-update.server.ts'
import type { RunUpdate } from '#app/features/play/runs/run-update.server.ts'
import { presentRun } from '#app/features/play/runs/run.present.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { EventStream } from '#app/platform/realtime/event-streams.server.ts'
import { presentNews } from './run-news.present.ts'

class Seat {
  readonly playerId: string
  readonly stream: EventStream
  shown: number
  #party = ''
  #language: Locale | null = null
  readonly #room: Room

  constructor(room: Room, playerId: string, stream: EventStream, shown: number) {
    this.#room = room
    this.playerId = playerId
    this.stream = stream
    this.shown = shown
  }

  say<Name extends keyof RunStreamEvents>(event: Name, data: RunStreamEvents[Name], id?: number): void {
    this.stream.send(event, data, id)
  }

  move({ run, languages, state, edition, entries }: RunUpdate, now: number): void {
    this.#language = languages?.[this.playerId] ?? this.#language
    const language = this.#language ?? edition.document.primaryLanguage
    const place = state.players[this.playerId]
    const since = this.shown
    this.shown = Math.max(since, run.version)
    // A player who is no longer in the run learns it from the party event
    if (!place) return
    const events = presentNews(edition.document, language, entries, since, {
      playerId: this.playerId,
      puzzleId: place.puzzleId,
      roles: place.roles,
    })
    const told = events.map(({ notice }) => notice)
    this.say(
      'moved',
      { ...presentRun(edition, { ...run, language, state, playerId: this.playerId }, clockOf(run, now), told), events },
      run.version,
    )
  }

  meet(facts: PartyFacts, digest: string): void {
    if (!facts.members.some(({ playerId }) => playerId === this.playerId)) {
      if (facts.removed.includes(this.playerId)) this.say('removed', {})
      return this.stream.close()
    }
    if (digest === this.#party) return
    this.#party = digest
    this.say('party', presentParty(facts, this.playerId))
  }

  leave(): void {
    this.#room.leave(this)
  }
}

export const digestOf = ({ asOf: _asOf, version: _version, ...facts }: PartyFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64')

const retryMs = 1_000

type Passing = { say: (seat: Seat) => void; id?: string }

/** One read at a time. Each stream tracks what it was sent, so nothing is skipped or sent twice. */
export class Room {
  readonly runId: string
  readonly seats = new Set<Seat>()
  /** Passing events are kept for streams that are being opened. */
  readonly #opening = new Set<Passing[]>()
  #target = 0
  #again = false
  #moving = 0
  #catchingUp = false
  #partyChanged = false
  #reading = false
  /** Signs and messages since the party changed: wait for the new party, since a removed player must not get them. */
  #held: Passing[] = []
  readonly #onEmpty: () => void

  constructor(runId: string, onEmpty: () => void) {
    this.runId = runId
    this.#onEmpty = onEmpty
  }

  prepare() {
    const kept: Passing[] = []
    this.#opening.add(kept)
    return {
      open: (playerId: string, stream: EventStream, update: RunUpdate, facts: PartyFacts): Seat => {
        this.#opening.delete(kept)
        const seat = new Seat(this, playerId, stream, update.from)
        this.seats.add(seat)
        this.#guarded(seat, () => {
          seat.move(update, Date.now())
          seat.meet(facts, digestOf(facts))
          const shown = new Set(facts.messages.map(({ id }) => id))
          for (const { say, id } of kept) if (id === undefined || !shown.has(id)) say(seat)
        })
        // The party was read after the stream was recorded, so it includes what was not announced here before
        this.heard(Math.max(update.run.version, facts.version))
        return seat
      },
      fail: () => {
        this.#opening.delete(kept)
        this.#leaveIfEmpty()
      },
    }
  }

  leave(seat: Seat): void {
    this.seats.delete(seat)
    this.#leaveIfEmpty()
  }

  #leaveIfEmpty(): void {
    if (this.seats.size === 0 && this.#opening.size === 0) this.#onEmpty()
  }

  heard(version: number): void {
    this.#target = Math.max(this.#target, version)
    // A move of this process brings its own result, so nothing needs to be read
    if (this.#moving === 0) void this.#catchUp()
  }

  changed(): void {
    this.#again = true
    void this.#catchUp()
  }

  moveBegins(): (made: RunUpdate | null) => void {
    this.#moving++
    return (made) => {
      this.#moving--
      if (made) this.#tell(made)
      this.heard(made?.run.version ?? 0)
    }
  }

  pass(say: (seat: Seat) => void, id?: string): void {
    const passing = id === undefined ? { say } : { say, id }
    if (this.#partyChanged || this.#reading) this.#held.push(passing)
    else this.#sayToAll(passing)
  }

  #sayToAll(passing: Passing): void {
    for (const kept of this.#opening) kept.push(passing)
    for (const seat of this.seats) this.#guarded(seat, () => passing.say(seat))
  }

  /** A failing stream does not harm the others; its browser reconnects. */
  #guarded(seat: Seat, work: () => void): void {
    try {
      work()
    } catch (error) {
      logger.error('a player could not be told what happened', errorFields(error))
      seat.stream.close()
    }
  }

  #isBehind = (): boolean => this.#again || [...this.seats].some((seat) => seat.shown < this.#target)

  async #catchUp(): Promise<void> {
    if (this.#catchingUp || !this.#isBehind()) return
    this.#catchingUp = true
    try {
      while (this.seats.size > 0 && this.#isBehind()) await this.#lookOnce()
    } catch (error) {
      logger.warn('a run was not looked at', errorFields(error))
      setTimeout(() => void this.#catchUp(), retryMs).unref()
    } finally {
      this.#catchingUp = false
    }
  }

  async #lookOnce(): Promise<void> {
    const [again, target] = [this.#again, this.#target]
    const from = Math.min(...[...this.seats].map((seat) => seat.shown))
    this.#again = false
    try {
      const news = await selectRunNewsAfter(this.runId, from)
      if (!news) return this.#close()
      this.#tell(await toUpdate(news, from), again)
      // No version is as new as the announced one: the announcement was wrong
      if (news.version < target && target === this.#target) this.#target = news.version
    } catch (error) {
      this.#again ||= again
      throw error
    }
  }

  #tell(update: RunUpdate, again = false): void {
    const now = Date.now()
    const { version } = update.run
    for (const seat of this.seats) {
      if (seat.shown < update.from || seat.shown > version || (seat.shown === version && !again)) continue
      this.#guarded(seat, () => seat.move(update, now))
    }
  }

  async partyChanged(): Promise<void> {
    this.#partyChanged = true
    if (this.#reading) return
    this.#reading = true
    try {
      while (this.#partyChanged && this.seats.size + this.#opening.size > 0) {
        this.#partyChanged = false
        const facts = await readParty(this.runId)
        if (!facts) return this.#close()
        const digest = digestOf(facts)
        this.heard(facts.version)
        // A stream that is being opened may have read an older party
        this.#sayToAll({ say: (seat) => seat.meet(facts, digest) })
      }
      this.#partyChanged = false
      for (const passing of this.#held.splice(0)) this.#sayToAll(passing)
    } catch (error) {
      this.#partyChanged = true
      logger.warn('a party was not looked at', errorFields(error))
      setTimeout(() => void this.partyChanged(), retryMs).unref()
    } finally {
      this.#reading = false
    }
  }

  #close(): void {
    for (const seat of this.seats) seat.stream.close()
  }
}
