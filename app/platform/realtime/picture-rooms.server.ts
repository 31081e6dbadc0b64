import { AppError } from '#app/shared/app-error.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { EventStream } from './event-streams.server.ts'
import type { Hearing } from './notifications.server.ts'

/** However much happens at once, a thing is read at most so often. */
const lookEveryMs = 150
/** When the database could not be asked. */
const againAfterMs = 3_000

/** Shows what was read on the seat's own stream. @returns false for somebody who may not see it any more */
export type Show<Seen> = (seen: Seen) => boolean

type Seat<Seen> = { stream: EventStream; show: Show<Seen> }

type Look<Seen> = {
  /** For the log. */
  what: string
  /** @throws AppError notFound when it is gone */
  read: (id: string) => Promise<Seen>
  /** Also without news: for what time alone changes. */
  everyMs?: number
}

class Room<Seen> {
  readonly seats = new Set<Seat<Seen>>()
  readonly #id: string
  readonly #look: Look<Seen>
  #timer: NodeJS.Timeout | undefined
  #lookedAt = 0
  #isLooking = false
  #isStale = false

  constructor(id: string, look: Look<Seen>) {
    this.#id = id
    this.#look = look
  }

  /** Something has changed. */
  soon(afterMs = lookEveryMs): void {
    this.#isStale = true
    if (!this.#isLooking) this.#lookIn(Math.max(0, this.#lookedAt + afterMs - Date.now()))
  }

  rest(): void {
    clearTimeout(this.#timer)
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#lookNow(), ms).unref()
  }

  async #lookNow(): Promise<void> {
    this.#isLooking = true
    this.#isStale = false
    this.#lookedAt = Date.now()
    let failed = false
    try {
      const seen = await this.#look.read(this.#id)
      for (const seat of this.seats) this.#show(seat, seen)
    } catch (error) {
      failed = !(error instanceof AppError && error.code === 'notFound')
      if (failed) logger.warn(`${this.#look.what} was not looked at`, errorFields(error))
      else for (const seat of this.seats) seat.stream.close()
    } finally {
      this.#isLooking = false
      if (failed) this.soon(againAfterMs)
      else if (this.#isStale) this.soon()
      else if (this.#look.everyMs !== undefined && this.seats.size > 0) this.#lookIn(this.#look.everyMs)
    }
  }

  /** A view that cannot be made ends its own stream and no other. */
  #show({ stream, show }: Seat<Seen>, seen: Seen): void {
    try {
      if (show(seen)) return
    } catch (error) {
      logger.error(`${this.#look.what} was not shown`, errorFields(error))
    }
    stream.close()
  }
}

/** Things that are shown on many screens: read once for all that show one, each time it is announced. */
export class PictureRooms<Seen> {
  readonly #rooms = new Map<string, Room<Seen>>()
  readonly #look: Look<Seen>

  constructor(look: Look<Seen>) {
    this.#look = look
  }

  readonly hearing: Hearing = {
    onMessage: (id) => this.#rooms.get(id)?.soon(),
    // What was said meanwhile is lost
    onState: (listening) => {
      if (listening) for (const room of this.#rooms.values()) room.soon()
    },
  }

  /** @returns what ends it */
  open(id: string, stream: EventStream, show: Show<Seen>): () => void {
    const room = this.#rooms.get(id) ?? new Room(id, this.#look)
    this.#rooms.set(id, room)
    const seat = { stream, show }
    room.seats.add(seat)
    room.soon()
    return () => {
      room.seats.delete(seat)
      if (room.seats.size > 0) return
      room.rest()
      this.#rooms.delete(id)
    }
  }
}
