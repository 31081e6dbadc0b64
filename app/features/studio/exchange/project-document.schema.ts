import { kinds } from '#app/features/rows/catalogue.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { adventurePurposes } from '#app/features/media/upload-rules.ts'
import { filledText, rowId } from '#app/features/rows/field-schemas.ts'
import { kitKindNames, schemasFor } from '#app/features/rows/row-kind.ts'
import type { KindName, KitKind, Range, RowKind, RowOf } from '#app/features/rows/row-kind.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { mostCorners } from '#app/features/rows/kinds/hotspot.ts'
import { kindOf, rowKinds } from '#app/features/rows/kinds/index.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'

/* `project.json` in a zip, read with the schemas of the commands, so that import allows no more than the editor. */

export const projectFormat = 'whodini-project'
/** Raise it when a released version's fields change; `upgrade-project.ts` upgrades older documents. */
export const projectVersion = 11

const mediaSchema = z.strictObject({
  id: rowId,
  purpose: z.enum(adventurePurposes),
  file: z.string().regex(/^media\/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,4}$/),
  /** Who made the file; a person when absent. */
  origin: z.enum(['person', 'model', 'built-in']).optional(),
})

const fieldsOf = (kind: KindName): z.ZodRawShape => ({ id: rowId, ...schemasFor(kindOf(kind)).create.shape })

const within = ([least, most]: Range) => z.number().min(least).max(most)
const percent = within(rowKinds.hotspot.fields.x.range)
const pixels = within(rowKinds.hotspot.fields.width.range).optional()
/** Refuses hotspots outside the picture; only a drag is clamped. */
export const projectHotspotSchema = z.strictObject({
  ...fieldsOf('hotspot'),
  x: percent,
  y: percent,
  width: pixels,
  height: pixels,
  points: z
    .array(z.strictObject({ x: percent, y: percent }))
    .max(mostCorners)
    .optional(),
})

const size = within(rowKinds.layer.fields.width.range).optional()
export const projectLayerSchema = z.strictObject({
  ...fieldsOf('layer'),
  x: percent,
  y: percent,
  width: size,
  height: size,
})

const { isStartingMap, ...sceneFields } = fieldsOf('scene')
export const projectSceneSchema = z.strictObject({
  ...sceneFields,
  isStart: isStartingMap!,
  hotspots: z.array(projectHotspotSchema).max(rowKinds.hotspot.limit),
  layers: z.array(projectLayerSchema).max(rowKinds.layer.limit).optional(),
})
/** `typeVersion`: the version of the puzzle type that wrote both halves; the current one when absent. */
export const projectPuzzleSchema = z.strictObject({
  ...fieldsOf('puzzle'),
  typeVersion: z.number().int().min(1).optional(),
})
export const projectItemSchema = z.strictObject(fieldsOf('item'))
export const projectNpcSchema = z.strictObject(fieldsOf('npc'))
export const projectNodeSchema = z.strictObject({ ...fieldsOf('node'), npcId: rowId })

/** Rows of a mystery dinner or an escape room. */
export const projectKitSchemas = Object.fromEntries(
  kitKindNames.map((kind) => {
    const { parent } = kindOf(kind)
    return [kind, z.strictObject({ ...fieldsOf(kind), ...(parent ? { [parent.field]: rowId } : {}) })]
  }),
) as Record<KitKind, z.ZodObject>

const mostOf = (kind: KindName): number => {
  const { parent, limit } = kindOf(kind)
  return parent ? mostOf(parent.kind) * limit : limit
}

const kitSchema = z
  .strictObject(
    Object.fromEntries(kitKindNames.map((kind) => [kind, z.array(projectKitSchemas[kind]).max(mostOf(kind))])),
  )
  .partial()

export const projectAdventureSchema = z.strictObject({
  ...schemasFor(kindOf('details')).change.shape,
  title: filledText(200),
  kind: z.enum(kinds),
  primaryLanguage: languageSchema,
})

export const projectDocumentSchema = z.strictObject({
  format: z.literal(projectFormat),
  version: z.literal(projectVersion),
  adventure: projectAdventureSchema,
  scenes: z.array(projectSceneSchema).max(rowKinds.scene.limit),
  puzzles: z.array(projectPuzzleSchema).max(rowKinds.puzzle.limit),
  items: z.array(projectItemSchema).max(rowKinds.item.limit),
  npcs: z.array(projectNpcSchema).max(rowKinds.npc.limit),
  nodes: z.array(projectNodeSchema).max(mostOf('node')),
  kit: kitSchema.optional(),
  media: z.array(mediaSchema),
})

export type ProjectMedia = z.output<typeof mediaSchema>

/** Absent fields have the defaults of a new row. */
type InFile<Kind extends Pick<RowKind, 'fields' | 'parent'>> = Partial<RowOf<Kind>> & { id: string; name: string }
type Kinds = typeof rowKinds

export type ProjectDocument = {
  format: typeof projectFormat
  version: typeof projectVersion
  adventure: Partial<Omit<RowOf<Kinds['details']>, 'id'>> & { title: string; kind: Kind; primaryLanguage: Locale }
  scenes: (Omit<InFile<Kinds['scene']>, 'isStartingMap'> & {
    isStart?: boolean
    hotspots: (Partial<RowOf<Kinds['hotspot']>> & { id: string; type: HotspotType })[]
    /** Absent in files from before scenes had layers. */
    layers?: (Partial<RowOf<Kinds['layer']>> & { id: string })[]
  })[]
  puzzles: (InFile<Kinds['puzzle']> & { type: string; typeVersion?: number })[]
  items: InFile<Kinds['item']>[]
  npcs: InFile<Kinds['npc']>[]
  nodes: (Partial<RowOf<Kinds['node']>> & { id: string; npcId: string })[]
  /** Absent in online adventures. */
  kit?: Partial<Record<KitKind, ({ id: string } & Record<string, unknown>)[]>>
  media: ProjectMedia[]
}
