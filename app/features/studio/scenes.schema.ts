import { z } from '#app/shared/zod.ts'
import {
  draftObject,
  filledText,
  rowId,
  rowVersion,
  text,
  translatedFromSchema,
  translationsOf,
  wholeNumber,
} from './fields.schema.ts'

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
  /** What is heard, for who does not hear it. */
  soundCaption: text(1_000),
  displayOrder: wholeNumber(0, 10_000),
  translations: translationsOf({
    name: text(200),
    description: words,
    altText: text(1_000),
    endingText: words,
    soundCaption: text(1_000),
  }),
  translatedFrom: translatedFromSchema,
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

export const deleteSceneSchema = z.strictObject({
  intent: z.literal('delete-scene'),
  sceneId: rowId,
  version: rowVersion,
})

export const setStartingSceneSchema = z.strictObject({
  intent: z.literal('set-starting-scene'),
  sceneId: rowId,
  version: rowVersion,
})

/** As many rows as one command may name: what a draft can hold of them. */
const rowIds = z.array(rowId).max(500)

/** The scenes in their new order. */
export const orderScenesSchema = z.strictObject({ intent: z.literal('order-scenes'), sceneIds: rowIds.min(1) })

/**
 * `assetId`: a picture that was uploaded to this adventure; null takes the picture away. Under another picture every hotspot
 * of the scene is to be checked, or exactly those that `toCheck` names: so a replacement is taken back.
 */
export const setSceneImageSchema = z.strictObject({
  intent: z.literal('set-scene-image'),
  sceneId: rowId,
  version: rowVersion,
  assetId: rowId.nullable(),
  toCheck: rowIds.optional(),
})

/** `assetId`: a sound that was uploaded to this adventure; null takes it away. The caption says what is heard. */
export const setSceneSoundSchema = z.strictObject({
  intent: z.literal('set-scene-sound'),
  sceneId: rowId,
  version: rowVersion,
  assetId: rowId.nullable(),
  caption: text(1_000),
  translations: translationsOf({ soundCaption: text(1_000) }).optional(),
  translatedFrom: translatedFromSchema.optional(),
})

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
  /** The picture was replaced since it was placed. */
  toCheck: z.boolean(),
  translations: translationsOf({ name: text(200), blockedMessage: text(1_000) }),
  translatedFrom: translatedFromSchema,
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

/** A hotspot as it was: its link is made only when it still leads somewhere. */
const wholeHotspot = z.strictObject({
  id: rowId,
  type: z.enum(hotspotTypes),
  x: percent,
  y: percent,
  ...z.strictObject(hotspotFields).partial().shape,
})

/** Hotspots that are there already: copies, and what was deleted. */
export const putHotspotsSchema = z.strictObject({
  intent: z.literal('put-hotspots'),
  sceneId: rowId,
  hotspots: z.array(wholeHotspot).min(1).max(500),
})

/**
 * A whole scene at once: the copy of another one, or one that was deleted, as it was. `leading`: hotspots of other scenes
 * that led here. Where another scene stands in the order, those from there on make room.
 */
export const putSceneSchema = z.strictObject({
  intent: z.literal('put-scene'),
  id: rowId,
  name,
  orientation,
  ...z.strictObject(sceneFields).partial().shape,
  imageAssetId: rowId.nullable(),
  soundAssetId: rowId.nullable(),
  isStart: z.boolean(),
  hotspots: z.array(wholeHotspot).max(500),
  leading: rowIds,
})

const hotspotEdit = z.strictObject({
  hotspotId: rowId,
  version: rowVersion,
  changes: z.strictObject({ type: z.enum(hotspotTypes), x: percent, y: percent, ...hotspotFields }).partial(),
})

/** A change of `type` without a `targetId` unlinks it. */
export const updateHotspotSchema = hotspotEdit.extend({ intent: z.literal('update-hotspot') })

/** Several at once, all or none: what was moved together is saved together. */
export const updateHotspotsSchema = z.strictObject({
  intent: z.literal('update-hotspots'),
  edits: z.array(hotspotEdit).min(1).max(500),
})

export const deleteHotspotSchema = z.strictObject({
  intent: z.literal('delete-hotspot'),
  hotspotId: rowId,
  version: rowVersion,
})

/** Several of one scene; those that are gone already stay so. */
export const deleteHotspotsSchema = z.strictObject({
  intent: z.literal('delete-hotspots'),
  sceneId: rowId,
  hotspotIds: rowIds.min(1),
})

/** The hotspots of a scene in the order of the keyboard. */
export const orderHotspotsSchema = z.strictObject({
  intent: z.literal('order-hotspots'),
  sceneId: rowId,
  hotspotIds: rowIds.min(1),
})

/** "Clear All" of a scene. */
export const clearHotspotsSchema = z.strictObject({ intent: z.literal('clear-hotspots'), sceneId: rowId })

export type CreateSceneInput = z.output<typeof createSceneSchema>
export type UpdateSceneInput = z.output<typeof updateSceneSchema>
export type DeleteSceneInput = z.output<typeof deleteSceneSchema>
export type SetStartingSceneInput = z.output<typeof setStartingSceneSchema>
export type OrderScenesInput = z.output<typeof orderScenesSchema>
export type PutSceneInput = z.output<typeof putSceneSchema>
export type SetSceneImageInput = z.output<typeof setSceneImageSchema>
export type SetSceneSoundInput = z.output<typeof setSceneSoundSchema>
export type CreateHotspotInput = z.output<typeof createHotspotSchema>
export type UpdateHotspotInput = z.output<typeof updateHotspotSchema>
export type UpdateHotspotsInput = z.output<typeof updateHotspotsSchema>
export type PutHotspotsInput = z.output<typeof putHotspotsSchema>
export type WholeHotspot = PutHotspotsInput['hotspots'][number]
export type DeleteHotspotsInput = z.output<typeof deleteHotspotsSchema>
export type OrderHotspotsInput = z.output<typeof orderHotspotsSchema>
export type DeleteHotspotInput = z.output<typeof deleteHotspotSchema>
export type ClearHotspotsInput = z.output<typeof clearHotspotsSchema>
