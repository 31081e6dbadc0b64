import type { adventures } from '#database/schema/adventures.ts'
import type { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import type { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import type { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'

type Saved = 'version' | 'createdAt' | 'updatedAt' | 'translatedFrom'
type Solution = typeof adventurePuzzleSolutions.$inferSelect

export type DraftScene = Omit<typeof adventureScenes.$inferSelect, Saved>
export type DraftHotspot = Omit<typeof sceneHotspots.$inferSelect, Saved>
export type DraftLayer = Omit<typeof sceneLayers.$inferSelect, Saved>
export type DraftPuzzle = Omit<typeof adventurePuzzles.$inferSelect, Saved> & {
  solution: Solution['solution'] | null
  solutionTranslations: Solution['translations'] | null
  /** The picture of `objectAssetId`; left out by what does not check it. */
  object?: Record<'width' | 'height', number | null> | null
}
export type DraftItem = Omit<typeof adventureItems.$inferSelect, Saved>
export type DraftNpc = Omit<typeof adventureNpcs.$inferSelect, Saved>
export type DraftNode = Omit<typeof npcDialogueNodes.$inferSelect, Saved>

/** Columns hold the primary language, `translations[language][column]` others. JSON texts: string or by language. */
export interface AdventureDraft {
  adventure: Pick<
    typeof adventures.$inferSelect,
    | 'id'
    | 'title'
    | 'description'
    | 'primaryLanguage'
    | 'languages'
    | 'translations'
    | 'accessibilityTags'
    | 'asksOthers'
    | 'roomSceneIds'
  > &
    Partial<Pick<typeof adventures.$inferSelect, 'templateHash'>>
  scenes: readonly DraftScene[]
  hotspots: readonly DraftHotspot[]
  layers: readonly DraftLayer[]
  puzzles: readonly DraftPuzzle[]
  items: readonly DraftItem[]
  npcs: readonly DraftNpc[]
  nodes: readonly DraftNode[]
}
