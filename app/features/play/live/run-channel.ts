import { reactions } from './stream-events.ts'
import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

/** What processes tell each other of runs, by LISTEN/NOTIFY: who holds streams of that run looks, everybody else drops it. */
export const runChannel = 'whodini_runs'

const id = z.string().refine(isId)

const runWordSchema = z.union([
  /** A move was committed and is the run's event number `seq`. */
  z.strictObject({ run: id, seq: z.number().int().positive() }),
  /** Something else that the stream of a run shows has changed: its language. */
  z.strictObject({ run: id, again: z.literal(true) }),
  /** Who is in the party, who is host or here, its invitation, its chat's switch. */
  z.strictObject({ run: id, party: z.literal(true) }),
  z.strictObject({
    run: id,
    chat: z.strictObject({ id, playerId: id, name: z.string(), text: z.string(), at: z.number() }),
  }),
  z.strictObject({
    run: id,
    ping: z.strictObject({ playerId: id, sceneId: z.string(), x: z.number(), y: z.number() }),
  }),
  z.strictObject({ run: id, reaction: z.strictObject({ playerId: id, reaction: z.enum(reactions) }) }),
])

/** One announcement. PostgreSQL carries at most 8,000 bytes of it, of which the longest chat message takes less than half. */
export type RunWord = z.infer<typeof runWordSchema>

/** Undefined for what nobody of ours said. */
export function readRunWord(payload: string): RunWord | undefined {
  try {
    return runWordSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
