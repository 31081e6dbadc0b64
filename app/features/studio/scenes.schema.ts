import { z } from '#app/shared/zod.ts'
import { draftObject, filledText, rowId, rowVersion, text, translationsOf, wholeNumber } from './fields.schema.ts'

const name = filledText(200)
const words = text(5_000)

/** Percent of the picture; what lies outside is brought to the edge, as a drag does. */
const percent = z.number().transform((value) => Math.min(100, Math.max(0, value)))
/** Canvas pixels. */
const size = z.number().transform((value) => Math.min(1920, Math.max(1, value)))

const sceneFields = {
  description: words,
  /** What the picture shows, for who does not see it. */
  altText: text(1_000),
  isEnding: z.boolean(),
  endingText: words,
  endingConditions: draftObject,
  displayOrder: wholeNumber(0, 10_000),
  translations: translationsOf({ name: text(200), description: words, altText: text(1_000), endingText: words }),
}

/** Landscape is 1920x1080, portrait 1080x1920. */
const orientation = z.enum(['landscape', 'portrait'])

/** `id`: chosen by the client (version 7), so that the canvas can show it at once and sending again makes no second one. */
export const createSceneSchema = z.strictObject({
  intent: z.literal('create-scene'),
  id: rowId.optional(),
  name,
  orientation: orientation.default('landscape'),
  ...z.strictObject(sceneFields).partial().shape,
})

/** The orientation can change as long as the scene has no picture. */
export const updateSceneSchema = z.strictObject({
  intent: z.literal('update-scene'),
  sceneId: rowId,
  version: rowVersion,
  changes: z.strictObject({ name, orientation, ...sceneFields }).partial(),
})

export const deleteSceneSchema = z.strictObject({ intent: z.literal('delete-scene'), sceneId: rowId, version: rowVersion })

export const setStartingSceneSchema = z.strictObject({ intent: z.literal('set-starting-scene'), sceneId: rowId, version: rowVersion })

/** `assetId`: a picture that was uploaded to this adventure; null takes the picture away. */
export const setSceneImageSchema = z.strictObject({ intent: z.literal('set-scene-image'), sceneId: rowId, version: rowVersion, assetId: rowId.nullable() })

export const hotspotTypes = ['scene_link', 'puzzle', 'item', 'npc'] as const
export type HotspotType = (typeof hotspotTypes)[number]

const hotspotFields = {
  /** May be empty: it is then listed as untitled. */
  name: text(200),
  width: size,
  height: size,
  shape: z.enum(['rectangle', 'ellipse', 'polygon']),
  /** Corners of a polygon. */
  points: z.array(z.strictObject({ x: percent, y: percent })).max(200),
  zIndex: wholeNumber(-10_000, 10_000),
  /** The order of the keyboard. */
  displayOrder: wholeNumber(0, 10_000),
  visibilityConditions: draftObject,
  interactionConditions: draftObject,
  blockedMessage: text(1_000),
  /** The scene, puzzle, item or NPC behind it, by its type; null while it is not linked. */
  targetId: rowId.nullable(),
  translations: translationsOf({ name: text(200), blockedMessage: text(1_000) }),
}

export const createHotspotSchema = z.strictObject({
  intent: z.literal('create-hotspot'),
  id: rowId.optional(),
  sceneId: rowId,
  type: z.enum(hotspotTypes),
  x: percent,
  y: percent,
  ...z.strictObject(hotspotFields).partial().shape,
})

/** A change of `type` without a `targetId` unlinks it. */
export const updateHotspotSchema = z.strictObject({
  intent: z.literal('update-hotspot'),
  hotspotId: rowId,
  version: rowVersion,
  changes: z.strictObject({ type: z.enum(hotspotTypes), x: percent, y: percent, ...hotspotFields }).partial(),
})

export const deleteHotspotSchema = z.strictObject({ intent: z.literal('delete-hotspot'), hotspotId: rowId, version: rowVersion })

/** "Clear All" of a scene. */
export const clearHotspotsSchema = z.strictObject({ intent: z.literal('clear-hotspots'), sceneId: rowId })

export type CreateSceneInput = z.output<typeof createSceneSchema>
export type UpdateSceneInput = z.output<typeof updateSceneSchema>
export type DeleteSceneInput = z.output<typeof deleteSceneSchema>
export type SetStartingSceneInput = z.output<typeof setStartingSceneSchema>
export type SetSceneImageInput = z.output<typeof setSceneImageSchema>
export type CreateHotspotInput = z.output<typeof createHotspotSchema>
export type UpdateHotspotInput = z.output<typeof updateHotspotSchema>
export type DeleteHotspotInput = z.output<typeof deleteHotspotSchema>
export type ClearHotspotsInput = z.output<typeof clearHotspotsSchema>
