import { languageSchema } from '#app/i18n/local-text.ts'
import { sentCommandSchema } from '#app/features/engine/command.schema.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

/** Bytes; answers are at most 64 kB. */
const largestRequest = 80_000

const uuid = z.string().refine(isId)

/** The same command id again means the same command. */
const runRequestSchema = z.union([
  z.strictObject({ commandId: uuid, command: sentCommandSchema }),
  z.strictObject({ present: z.literal(true) }),
  z.strictObject({ language: languageSchema }),
])
export type RunRequest = z.infer<typeof runRequestSchema>

/** Refuses text that PostgreSQL cannot store in JSON. */
function storable(key: string, value: unknown): unknown {
  if (!isStorableText(key) || (typeof value === 'string' && !isStorableText(value)))
    throw new SyntaxError('not storable')
  return value
}

/** @throws AppError invalidInput, tooLarge */
export const parseRunRequest = (body: string): RunRequest => parseRequest(body, runRequestSchema)

/** @throws AppError invalidInput, tooLarge */
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
