import { getDatabase } from '#app/platform/database/client.server.ts'
import type { EventStream } from '#app/platform/realtime/event-streams.server.ts'
import { PictureRooms } from '#app/platform/realtime/picture-rooms.server.ts'
import { readForStreams } from './look-at-evening.server.ts'
import type { SeenEvening } from './look-at-evening.server.ts'

/** Null for somebody who may not see it any more. */
export type Present = (seen: SeenEvening) => { version: number } | null

/** Shows evenings on all their screens, each its own view. */
class EveningHub {
  readonly #rooms = new PictureRooms<SeenEvening>({
    what: 'an evening',
    read: (eveningId) => readForStreams(getDatabase(), eveningId),
  })

  readonly hearing = this.#rooms.hearing

  /** @returns what ends it */
  open(eveningId: string, stream: EventStream, present: Present): () => void {
    let shown = 0
    return this.#rooms.open(eveningId, stream, (seen) => {
      const view = present(seen)
      if (!view) return false
      if (view.version > shown) stream.send('view', view, view.version)
      shown = Math.max(shown, view.version)
      return true
    })
  }
}

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniEveningHub?: EveningHub }

export const eveningHub = (): EveningHub => (holder.whodiniEveningHub ??= new EveningHub())
