import { kinds } from '#app/features/adventure/catalogue.ts'
import { adventurePurposes } from '#app/features/media/upload-rules.ts'
import { createItemSchema, createNodeSchema, createNpcSchema } from '#app/features/studio/cast.schema.ts'
import { detailsChangesSchema } from '#app/features/studio/details.schema.ts'
import { draftLimits } from '#app/features/studio/draft-limits.ts'
import { filledText, rowId } from '#app/features/studio/fields.schema.ts'
import { createPuzzleSchema } from '#app/features/studio/puzzles.schema.ts'
import { putSceneSchema } from '#app/features/studio/scenes.schema.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'

/*
 * A whole project as the file `project.json` of its zip. Each part is what the studio's own forms send of a row, read by the same schemas, so
 * that nothing comes in by this door that could not come in by that one. Ids tie its parts together and are new ones once it is imported.
 */

export const projectFormat = 'whodini-project'
/** Raised once a version is released and what it may hold changes: no released server may meet a field of its own version that it does not know; `upgrade-project.ts` brings older documents up to date. */
export const projectVersion = 2

/** What files a project may carry; where its bytes are, below the zip's root. */
const mediaSchema = z.strictObject({
  id: rowId,
  purpose: z.enum(adventurePurposes),
  file: z.string().regex(/^media\/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,4}$/),
})

const percent = z.number().min(0).max(100)
const pixels = z.number().min(1).max(1920).optional()
/** What lies outside of the picture is refused here: only a drag is brought to its edge. */
const hotspotSchema = putSceneSchema.shape.hotspots.element.extend({
  x: percent,
  y: percent,
  width: pixels,
  height: pixels,
  points: z
    .array(z.strictObject({ x: percent, y: percent }))
    .max(200)
    .optional(),
})

export const projectSceneSchema = putSceneSchema
  .omit({ intent: true, leading: true })
  .extend({ hotspots: z.array(hotspotSchema).max(500) })
/** `typeVersion`: the version of its type that wrote configuration and solution; left out, today's. */
export const projectPuzzleSchema = createPuzzleSchema
  .omit({ intent: true, leading: true })
  .extend({ id: rowId, typeVersion: z.number().int().min(1).optional() })
export const projectItemSchema = createItemSchema.omit({ intent: true, leading: true }).extend({ id: rowId })
export const projectNpcSchema = createNpcSchema.omit({ intent: true, leading: true, nodes: true }).extend({ id: rowId })
export const projectNodeSchema = createNodeSchema.omit({ intent: true }).extend({ id: rowId })

export const projectAdventureSchema = detailsChangesSchema.extend({
  title: filledText(200),
  kind: z.enum(kinds),
  primaryLanguage: languageSchema,
  coverAssetId: rowId.nullable(),
})

export const projectDocumentSchema = z.strictObject({
  format: z.literal(projectFormat),
  version: z.literal(projectVersion),
  adventure: projectAdventureSchema,
  scenes: z.array(projectSceneSchema).max(draftLimits.scenes),
  puzzles: z.array(projectPuzzleSchema).max(draftLimits.puzzles),
  items: z.array(projectItemSchema).max(draftLimits.items),
  npcs: z.array(projectNpcSchema).max(draftLimits.npcs),
  nodes: z.array(projectNodeSchema).max(draftLimits.npcs * draftLimits.nodes),
  media: z.array(mediaSchema),
})

/** As it stands in the file. */
export type ProjectFile = z.input<typeof projectDocumentSchema>
/** As it is worked with once it was read. */
export type ProjectDocument = z.output<typeof projectDocumentSchema>
export type ProjectMedia = ProjectDocument['media'][number]
