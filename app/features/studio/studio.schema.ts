import { z } from '#app/shared/zod.ts'
import {
  createItemSchema,
  createNodeSchema,
  createNpcSchema,
  deleteItemSchema,
  deleteNodeSchema,
  deleteNpcSchema,
  orderNodesSchema,
  updateItemSchema,
  updateNodeSchema,
  updateNpcSchema,
} from './cast.schema.ts'
import {
  changeStatusSchema,
  checkDraftSchema,
  publishUpdateSchema,
  removeCoverSchema,
  resubmitSchema,
  setCoverSchema,
  updateDetailsSchema,
} from './details.schema.ts'
import { createPuzzleSchema, deletePuzzleSchema, updatePuzzleSchema } from './puzzles.schema.ts'
import {
  clearHotspotsSchema,
  createHotspotSchema,
  createSceneSchema,
  deleteHotspotSchema,
  deleteHotspotsSchema,
  deleteSceneSchema,
  orderHotspotsSchema,
  orderScenesSchema,
  putHotspotsSchema,
  putSceneSchema,
  setSceneImageSchema,
  setSceneSoundSchema,
  setStartingSceneSchema,
  updateHotspotSchema,
  updateHotspotsSchema,
  updateSceneSchema,
} from './scenes.schema.ts'

/**
 * Everything that the editor of an adventure can ask for, told apart by `intent`. Sent as JSON; the adventure is the one of
 * the address, so no body can name another. Every object in it is strict: a key that is not listed is refused.
 */
export const editorCommandSchema = z.discriminatedUnion('intent', [
  updateDetailsSchema,
  setCoverSchema,
  removeCoverSchema,
  changeStatusSchema,
  publishUpdateSchema,
  resubmitSchema,
  checkDraftSchema,
  createSceneSchema,
  updateSceneSchema,
  deleteSceneSchema,
  putSceneSchema,
  orderScenesSchema,
  setStartingSceneSchema,
  setSceneImageSchema,
  setSceneSoundSchema,
  createHotspotSchema,
  putHotspotsSchema,
  updateHotspotSchema,
  updateHotspotsSchema,
  deleteHotspotSchema,
  deleteHotspotsSchema,
  orderHotspotsSchema,
  clearHotspotsSchema,
  createPuzzleSchema,
  updatePuzzleSchema,
  deletePuzzleSchema,
  createItemSchema,
  updateItemSchema,
  deleteItemSchema,
  createNpcSchema,
  updateNpcSchema,
  deleteNpcSchema,
  createNodeSchema,
  updateNodeSchema,
  deleteNodeSchema,
  orderNodesSchema,
])

/** What the client sends: defaults may be left out, the price is what was typed. */
export type EditorRequest = z.input<typeof editorCommandSchema>
/** What the server works with. */
export type EditorCommand = z.output<typeof editorCommandSchema>
export type EditorIntent = EditorCommand['intent']
