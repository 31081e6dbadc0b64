import type { AdventureDraft, DraftHotspot } from '#app/features/adventure/draft.server.ts'
import {
  draftHotspot,
  draftItem,
  draftNode,
  draftNpc,
  draftPuzzle,
  draftScene,
} from '#app/features/adventure/draft.fixtures.ts'
import type { CreatePuzzleInput } from '#app/features/studio/puzzles.schema.ts'
import { newId } from '#app/shared/ids.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import { itemRequest, nodeRequest, npcRequest } from './seed/sample-cast-requests.ts'
import { sampleIds } from './seed/sample-ids.ts'
import type { SampleIds } from './seed/sample-ids.ts'
import { detailsRequest, hotspotRequest, puzzleRequest, sceneRequest } from './seed/sample-requests.ts'

/** A request without a field gives the row's default, not undefined. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>
  }

const targetColumns = (type: DraftHotspot['type'], targetId: string) => ({
  targetSceneId: type === 'scene_link' ? targetId : null,
  targetPuzzleId: type === 'puzzle' ? targetId : null,
  targetItemId: type === 'item' ? targetId : null,
  targetNpcId: type === 'npc' ? targetId : null,
})

function puzzleRow(request: CreatePuzzleInput, id: string) {
  const { intent: _, translations = {}, timeLimit = null, ...fields } = request
  const words = Object.entries(translations).map(([language, { solution, ...own }]) => ({ language, solution, own }))
  return draftPuzzle({
    ...given(fields),
    id,
    timeLimit,
    translations: Object.fromEntries(words.map(({ language, own }) => [language, own])),
    solutionTranslations: Object.fromEntries(words.map(({ language, solution }) => [language, { solution }])),
  })
}

export function sampleDraft(sample: SampleAdventure): { draft: AdventureDraft; ids: SampleIds } {
  const ids = sampleIds(sample, { scenes: [], puzzles: [], items: [], npcs: [], hotspots: [] })
  const target = { ids, primary: sample.primaryLanguage }
  const { title = '', description = '', translations = {} } = detailsRequest(sample, 1).changes
  const draft: AdventureDraft = {
    adventure: {
      id: newId(),
      title,
      description,
      translations,
      primaryLanguage: sample.primaryLanguage,
      languages: sample.languages,
    },
    scenes: sample.scenes.map((scene, index) => {
      const { intent: _, orientation: __, ...fields } = sceneRequest(target, scene, index)
      const { canvasWidth, canvasHeight, isStartingMap, sound } = scene
      const heard = sound
        ? { soundAssetId: sound.file.replaceAll(/\W/g, ''), soundCaption: sound.caption[sample.primaryLanguage] }
        : {}
      const row = draftScene({
        ...given(fields),
        id: ids('scene', scene.key),
        canvasWidth,
        canvasHeight,
        isStartingMap,
        imageAssetId: scene.key,
        ...heard,
      })
      return sound
        ? {
            ...row,
            translations: Object.fromEntries(
              Object.entries(row.translations).map(([language, own]) => [
                language,
                { ...own, soundCaption: sound.caption.fr },
              ]),
            ),
          }
        : row
    }),
    hotspots: sample.hotspots.map((hotspot, index) => {
      const { intent: _, targetId, ...fields } = hotspotRequest(target, hotspot, index)
      return draftHotspot({
        ...given(fields),
        id: ids('hotspot', hotspot.key),
        ...targetColumns(hotspot.type, targetId ?? ''),
      })
    }),
    puzzles: sample.puzzles.map((puzzle) => puzzleRow(puzzleRequest(target, puzzle), ids('puzzle', puzzle.key))),
    items: sample.items.map((item) => {
      const { intent: _, ...fields } = itemRequest(target, item, newId())
      return draftItem({ ...given(fields), id: ids('item', item.key) })
    }),
    npcs: sample.npcs.map((npc) => {
      const { intent: _, ...fields } = npcRequest(target, npc, newId())
      return draftNpc({ ...given(fields), id: ids('npc', npc.key) })
    }),
    nodes: sample.npcs.flatMap((npc) =>
      npc.nodes.map((node, index) => {
        const { intent: _, nodeId, ...fields } = nodeRequest(target, npc, node, index)
        return draftNode({ ...given(fields), id: newId(), nodeId: nodeId ?? '' })
      }),
    ),
  }
  return { draft, ids }
}
