import { runHub } from '#app/features/play/live/run-hub.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { EventStream } from '#app/platform/realtime/event-streams.server.ts'
import type { KnownGames, SessionFacts } from './read-session.server.ts'
import { readSession } from './read-session.server.ts'

/** However many moves come, a screen gets at most one picture of the session in so many ms. */
const pictureEveryMs = 500
/** What no run announces (who comes and goes alone, a team that was named, time that makes a team slow). */
const lookEveryMs = 3_000

/** Shows a session on one screen. What stands under `clock` alone makes no new picture. */
type Present = (facts: SessionFacts, now: number) => Promise<object>

type Screen = { stream: EventStream; event: string; present: Present; shown: string }

const withoutClocks = (key: string, value: unknown): unknown => (key === 'clock' ? undefined : value)

class SessionRoom {
  readonly screens = new Set<Screen>()
  readonly known: KnownGames = new Map()
  readonly #sessionId: string
  #timer: NodeJS.Timeout | undefined
  #lookedAt = 0
  #looking = false

  constructor(sessionId: string) {
    this.#sessionId = sessionId
  }

  /** Something has changed. */
  soon(): void {
    this.#lookIn(Math.max(0, this.#lookedAt + pictureEveryMs - Date.now()))
  }

  rest(): void {
    clearTimeout(this.#timer)
  }

  #lookIn(ms: number): void {
    if (this.#looking) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), ms).unref()
  }

  async #look(): Promise<void> {
    this.#looking = true
    this.#lookedAt = Date.now()
    try {
      const facts = await readSession(this.#sessionId, this.known)
      for (const screen of this.screens) {
        if (facts) await show(screen, facts)
        else screen.stream.close()
      }
    } catch (error) {
      logger.warn('a session was not looked at', errorFields(error))
    } finally {
      this.#looking = false
      if (this.screens.size > 0) this.#lookIn(lookEveryMs)
    }
  }
}

async function show(screen: Screen, facts: SessionFacts): Promise<void> {
  const picture = await screen.present(facts, Date.now())
  const shown = JSON.stringify(picture, withoutClocks)
  if (shown === screen.shown) return
  screen.shown = shown
  screen.stream.send(screen.event, picture)
}

/** Hears of moves as the runs' own streams do, and draws whole pictures. */
class SessionHub {
  readonly #rooms = new Map<string, SessionRoom>()

  constructor() {
    runHub().overhear((runId) => {
      for (const room of this.#rooms.values()) if (room.known.has(runId)) room.soon()
    })
  }

  /** @returns what ends it */
  open(sessionId: string, stream: EventStream, event: string, present: Present): () => void {
    const room = this.#rooms.get(sessionId) ?? new SessionRoom(sessionId)
    this.#rooms.set(sessionId, room)
    const screen: Screen = { stream, event, present, shown: '' }
    room.screens.add(screen)
    room.soon()
    return () => {
      room.screens.delete(screen)
      if (room.screens.size > 0) return
      room.rest()
      this.#rooms.delete(sessionId)
    }
  }
}

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniSessionHub?: SessionHub }

export const sessionHub = (): SessionHub => (holder.whodiniSessionHub ??= new SessionHub())
