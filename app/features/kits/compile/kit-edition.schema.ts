import { characterRoles } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { languageSchema, localTextSchema } from '#app/i18n/local-text.ts'
import { isRecord } from '#app/shared/record.ts'
import { z } from '#app/shared/zod.ts'

/** Increased when stored editions of kits can no longer be read as they are. */
export const kitSchemaVersion = 1 as const

const text = localTextSchema(20_000)
const count = z.number().int().min(0)

const head = {
  schemaVersion: z.literal(kitSchemaVersion),
  adventureId: z.string(),
  title: text,
  primaryLanguage: languageSchema,
  languages: z.array(languageSchema).min(1),
}

const common = {
  theme: text,
  players: z.strictObject({ fewest: count, most: count }),
  minutes: count,
}

const openDinner = z.strictObject({
  ...common,
  setting: text,
  timePeriod: text,
  recommendedGuests: count,
  characters: z.array(
    z.strictObject({
      id: z.string(),
      name: text,
      role: z.enum(characterRoles),
      isOptional: z.boolean(),
      description: text,
      portraitAssetId: z.string().nullable(),
    }),
  ),
  courses: z.array(z.strictObject({ name: text, dish: text, dietaryNotes: text })),
  contents: z.strictObject({ guests: count, cards: count, clues: count, props: count }),
})

const openRoom = z.strictObject({
  ...common,
  premise: text,
  age: text,
  space: text,
  prepare: z.array(
    z.strictObject({ name: text, source: z.enum(['household', 'buy']), quantity: count, substitutes: text }),
  ),
  /** Things that are not printed and have to be found in the room. Older editions name them all instead of counting. */
  unnamed: z.strictObject({ household: count, buy: count }).default({ household: 0, buy: 0 }),
  contents: z.strictObject({ puzzles: count, printedProps: count, clues: count }),
})

/** What anybody may see of a published kit. */
export const kitDocumentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mystery-dinner'), ...head, ...openDinner.shape }),
  z.strictObject({ kind: z.literal('escape-room'), ...head, ...openRoom.shape }),
])

export type OpenDinner = z.infer<typeof openDinner>
export type OpenRoom = z.infer<typeof openRoom>
export type KitDocument = z.infer<typeof kitDocumentSchema>

const secretHead = { schemaVersion: head.schemaVersion }
const kitSecretsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mystery-dinner'), ...secretHead, document: z.custom<DinnerDocument>(isRecord) }),
  z.object({ kind: z.literal('escape-room'), ...secretHead, document: z.custom<RoomDocument>(isRecord) }),
])

/** The whole document of its kind, from which the pages are composed. */
export type KitSecrets = z.infer<typeof kitSecretsSchema>

/** As `compileKit` wrote them: what is in the document was checked then. @throws ZodError for another version */
export const readKitSecrets = (stored: unknown): KitSecrets => kitSecretsSchema.parse(stored)
