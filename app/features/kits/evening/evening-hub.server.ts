import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { EventStream } from '#app/platform/realtime/event-streams.server.ts'
import type { Hearing } from '#app/platform/realtime/notifications.server.ts'
import { readForStreams } from './look-at-evening.server.ts'
import type { SeenEvening } from './look-at-evening.server.ts'

/** However much is done at once, an evening is read at most so often. */
const lookEveryMs = 150
/** When the database could not be asked. */
const againAfterMs = 3_000

/** Null for somebody who may not see it any more. */
export type Present = (seen: SeenEvening) => { version: number } | null

type Seat = { stream: EventStream; present: Present; shown: number }

class EveningRoom {
  readonly seats = new Set<Seat>()
  readonly #eveningId: string
  #timer: NodeJS.Timeout | undefined
  #lookedAt = 0
  #isLooking = false
  #isStale = false

  constructor(eveningId: string) {
    this.#eveningId = eveningId
  }

  /** Something has changed. */
  soon(afterMs = lookEveryMs): void {
    this.#isStale = true
    if (this.#isLooking || this.#timer) return
    this.#timer = setTimeout(() => void this.#look(), Math.max(0, this.#lookedAt + afterMs - Date.now())).unref()
  }

  rest(): void {
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    this.#timer = undefined
    this.#isLooking = true
    this.#isStale = false
    this.#lookedAt = Date.now()
    let failed = false
    try {
      const seen = await readForStreams(getDatabase(), this.#eveningId)
      for (const seat of this.seats) show(seat, seen)
    } catch (error) {
      failed = !(error instanceof AppError && error.code === 'notFound')
      if (failed) logger.warn('an evening was not looked at', errorFields(error))
      else for (const seat of this.seats) seat.stream.close()
    } finally {
      this.#isLooking = false
      if (failed) this.soon(againAfterMs)
      else if (this.#isStale) this.soon()
    }
  }
}

/** A view that cannot be made ends its own stream and no other. */
function show(seat: Seat, seen: SeenEvening): void {
  let view: ReturnType<Present> = null
  try {
    view = seat.present(seen)
  } catch (error) {
    logger.error('an evening was not shown', errorFields(error))
  }
  if (!view) return seat.stream.close()
  if (view.version <= seat.shown) return
  seat.shown = view.version
  seat.stream.send('view', view, view.version)
}

/** Shows evenings on all their screens, each its own view. */
class EveningHub {
  readonly #rooms = new Map<string, EveningRoom>()

  readonly hearing: Hearing = {
    onMessage: (eveningId) => this.#rooms.get(eveningId)?.soon(),
    // What was said meanwhile is lost
    onState: (listening) => {
      if (listening) for (const room of this.#rooms.values()) room.soon()
    },
  }

  /** @returns what ends it */
  open(eveningId: string, stream: EventStream, present: Present): () => void {
    const room = this.#rooms.get(eveningId) ?? new EveningRoom(eveningId)
    this.#rooms.set(eveningId, room)
    const seat: Seat = { stream, present, shown: 0 }
    room.seats.add(seat)
    room.soon()
    return () => {
      room.seats.delete(seat)
      if (room.seats.size > 0) return
      room.rest()
      this.#rooms.delete(eveningId)
    }
  }
}

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniEveningHub?: EveningHub }

export const eveningHub = (): EveningHub => (holder.whodiniEveningHub ??= new EveningHub())
