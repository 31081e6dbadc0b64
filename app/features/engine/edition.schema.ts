import { languageSchema, localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { conditionSchema } from './condition.schema.ts'
import { hintLevels, mostHints } from './hint-level.ts'
import { entityId } from './references.schema.ts'
import { roleSchema } from './role.schema.ts'
import { mostLines } from './limits.ts'
import { mostPoints, usualScoring } from './usual-scoring.ts'
import { linkedTypes, ownTypes } from '#app/shared/hotspot-types.ts'

/** Increased when stored editions can no longer be read as they are; `read-edition.ts` then needs an upgrade. */
export const editionSchemaVersion = 2

const name = localTextSchema(300)
const words = localTextSchema(20_000)
const assetId = entityId.nullable()
const percent = z.number().min(0).max(100)
const share = z.number().positive().max(100)

export const perLanguage = z.partialRecord(languageSchema, z.record(z.string(), z.json()))

const ofEachHotspot = {
  id: entityId,
  name,
  shape: z.enum(['rectangle', 'ellipse', 'polygon']),
  /** Centre, in percent of the picture. */
  x: percent,
  y: percent,
  /** In canvas pixels. */
  width: z.number().positive(),
  height: z.number().positive(),
  /** Corners of a polygon in percent of the picture; empty for the other shapes. */
  points: z.array(z.strictObject({ x: percent, y: percent })).max(200),
  zIndex: z.number().int(),
  visible: conditionSchema,
  usable: conditionSchema,
  blockedMessage: words,
  /** The message of the first whose condition does not hold is shown instead. */
  blocked: z
    .array(z.strictObject({ unless: conditionSchema, message: words }))
    .max(200)
    .optional(),
  /** It takes two: one of these has to be pressed by a second player at the same time. */
  together: z.array(entityId).min(1).optional(),
}

const hotspotSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...ofEachHotspot, type: z.enum(linkedTypes), targetId: entityId }),
  /** What it shows and says is secret until it is pressed. */
  z.strictObject({ ...ofEachHotspot, type: z.enum(ownTypes) }),
])
export type EditionHotspot = z.infer<typeof hotspotSchema>

type OwnOf<Hotspot> = Hotspot extends unknown ? Omit<Hotspot, keyof typeof ofEachHotspot> : never

/** What only hotspots of one type have, with their type. */
export type OwnOfHotspot = OwnOf<EditionHotspot>

const soundSchema = z.strictObject({ assetId: entityId, caption: words })

/** A picture over the scene's own, or another description or sound of the scene, while it shows. */
const layerSchema = z.strictObject({
  id: entityId,
  imageAssetId: assetId,
  altText: words,
  description: words,
  /** Centre and size, in percent of the scene's picture. */
  x: percent,
  y: percent,
  width: share,
  height: share,
  fades: z.boolean(),
  visible: conditionSchema,
  sound: soundSchema.optional(),
  /** Shows only while this hotspot of the scene does. */
  hotspotId: entityId.optional(),
})
export type EditionLayer = z.infer<typeof layerSchema>

const sceneSchema = z.strictObject({
  id: entityId,
  name,
  description: words,
  altText: words,
  imageAssetId: assetId,
  canvas: z.strictObject({ width: z.number().int().positive(), height: z.number().int().positive() }),
  sound: soundSchema.nullable(),
  hotspots: z.array(hotspotSchema).max(500),
  /** Later ones cover earlier ones; absent in a scene without any. */
  layers: z.array(layerSchema).max(100).optional(),
  /** In turn, for presses on nothing; absent: the player's own words. */
  missLines: z.array(words).max(mostLines).optional(),
  /** Only players with this role may be in it. */
  role: roleSchema.optional(),
  /** `teaser`: for players who have not seen it, at the end of the game; absent: none. */
  ending: z.strictObject({ text: words, conditions: conditionSchema, teaser: words.optional() }).nullable(),
})
export type EditionScene = z.infer<typeof sceneSchema>

const points = z.number().int().min(0).max(mostPoints)

export const scoringSchema = z.strictObject({
  points: points.default(usualScoring.points),
  wrongAnswer: points.default(usualScoring.wrongAnswer),
  hint: points.default(usualScoring.hint),
  timeBonus: points.default(usualScoring.timeBonus),
})

const skipPolicies = ['never', 'after_hints', 'after_tries', 'any_time'] as const
export type SkipPolicy = (typeof skipPolicies)[number]

export const hintLevelSchema = z.enum(hintLevels)

const puzzleSchema = z.strictObject({
  id: entityId,
  type: z.string().min(1).max(60),
  typeVersion: z.number().int().positive(),
  name,
  description: words,
  imageAssetId: assetId,
  /** The close-up of the thing that it lies in, and where; absent: the puzzle lies on a tray. */
  object: z
    .strictObject({
      assetId: entityId,
      altText: words,
      /** Centre and size, in percent of the picture. */
      place: z.strictObject({ x: percent, y: percent, width: share, height: share }),
    })
    .optional(),
  configuration: perLanguage,
  allowedAttempts: z.number().int().min(1).max(10),
  afterAttempts: z.enum(['cooldown', 'time_penalty', 'offer_answer']),
  timeLimitSeconds: z.number().int().positive().nullable(),
  expectedMinutes: z.number().positive(),
  hintCosts: z.array(points).max(mostHints),
  /** How far each hint helps; absent in editions from before authors could set it. */
  hintLevels: z.array(hintLevelSchema.nullable()).max(mostHints).optional(),
  /** Which role each hint is for; absent if all are for everybody. */
  hintRoles: z.array(roleSchema.nullable()).max(mostHints).optional(),
  /** How many of the last hints the type works out on request. Absent if all are written. */
  workedHints: z.number().int().positive().max(mostHints).optional(),
  scoring: scoringSchema,
  difficulty: z.number().int().min(1).max(5).optional(),
  /** `afterWrong`: the number of wrong answers for `after_tries`. Absent in older editions: after the last hint. */
  skip: z.strictObject({ policy: z.enum(skipPolicies), afterWrong: z.number().int().positive() }).optional(),
  /** The seed that lays out the puzzle alike for every party; absent: each run uses its own seed. */
  variantSeed: z.number().int().optional(),
})
export type EditionPuzzle = z.infer<typeof puzzleSchema>

const itemSchema = z.strictObject({
  id: entityId,
  name,
  description: words,
  accessibilityText: words,
  iconAssetId: assetId,
  rarity: z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']),
  stackable: z.boolean(),
  consumable: z.boolean(),
})
export type EditionItem = z.infer<typeof itemSchema>

const npcSchema = z.strictObject({ id: entityId, name, description: words, avatarAssetId: assetId })
export type EditionNpc = z.infer<typeof npcSchema>

/** The half that gives nothing away. It still stays on the server: players are sent the projection (`project.ts`). */
export const editionDocumentSchema = z.strictObject({
  schemaVersion: z.literal(editionSchemaVersion),
  adventureId: entityId,
  title: name,
  primaryLanguage: languageSchema,
  languages: z.array(languageSchema).min(1),
  startSceneId: entityId,
  /** True if neither a scene nor an effect ends the run, so that solving every puzzle does. */
  endsWhenAllSolved: z.boolean(),
  /** Whether those present are asked before an ending, what is final and a skip; absent: they are. */
  asksOthers: z.boolean().optional(),
  /** Whether anything in it is for one of two roles; absent: nothing is. */
  hasRoles: z.literal(true).optional(),
  scenes: z.array(sceneSchema).min(1).max(500),
  puzzles: z.array(puzzleSchema).max(500),
  items: z.array(itemSchema).max(500),
  npcs: z.array(npcSchema).max(200),
})
export type EditionDocument = z.infer<typeof editionDocumentSchema>
