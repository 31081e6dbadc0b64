import { reactions } from './stream-events.ts'
import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

/** LISTEN/NOTIFY between processes: those that hold streams of the run act on it, the others ignore it. */
export const runChannel = 'whodini_runs'

const id = z.string().refine(isId)

const runWordSchema = z.union([
  /** A move was committed as event number `seq`. */
  z.strictObject({ run: id, seq: z.number().int().positive() }),
  z.strictObject({ run: id, again: z.literal(true) }),
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

/** PostgreSQL carries at most 8,000 bytes; the longest chat message takes less than half of that. */
export type RunWord = z.infer<typeof runWordSchema>

/** Undefined for anything that is not one of our messages. */
export function readRunWord(payload: string): RunWord | undefined {
  try {
    return runWordSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
