import { localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { mostLines } from './limits.ts'
import { entityId } from './references.schema.ts'

const words = localTextSchema(20_000)

/** What a look shows and says, which may be a clue: players get it only by pressing. */
export const secretLookSchema = z.strictObject({
  hotspotId: entityId,
  /** Said in turn, one for each press. */
  lines: z.array(words).max(mostLines),
  picture: z.strictObject({ assetId: entityId, altText: words }).nullable(),
  sound: z.strictObject({ assetId: entityId, caption: words }).nullable(),
})
export type SecretLook = z.infer<typeof secretLookSchema>
