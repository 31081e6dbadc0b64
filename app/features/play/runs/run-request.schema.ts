import { languageSchema } from '#app/i18n/local-text.ts'
import { sentCommandSchema } from '#app/features/engine/command.schema.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

/** The largest body that a player may send, in bytes: answers are at most 64 kB. */
const largestRequest = 80_000

const uuid = z.string().refine(isId)

/**
 * What may be posted to a run: a command with the id that the client gave it (the same id again is the same command), the
 * word that somebody is still there, or the language to read the game in.
 */
const runRequestSchema = z.union([
  z.strictObject({ commandId: uuid, command: sentCommandSchema }),
  z.strictObject({ present: z.literal(true) }),
  z.strictObject({ language: languageSchema }),
])
type RunRequest = z.infer<typeof runRequestSchema>

/** The database keeps no other texts in JSON, and no answer of ours has any. */
function storable(key: string, value: unknown): unknown {
  if (!isStorableText(key) || (typeof value === 'string' && !isStorableText(value)))
    throw new SyntaxError('not storable')
  return value
}

/** Reads the body of a POST to a run. @throws AppError invalidInput, tooLarge */
export const parseRunRequest = (body: string): RunRequest => parseRequest(body, runRequestSchema)

/** Reads JSON that a player posted, by its schema. @throws AppError invalidInput, tooLarge */
export function parseRequest<Request>(body: string, schema: z.ZodType<Request>): Request {
  if (Buffer.byteLength(body) > largestRequest) throw new AppError('tooLarge')
  let json: unknown
  try {
    json = JSON.parse(body, storable)
  } catch (error) {
    throw new AppError('invalidInput', { cause: error, log: 'the body is no JSON that can be kept' })
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success)
    throw new AppError('invalidInput', {
      log: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join('; '),
    })
  return parsed.data
}
