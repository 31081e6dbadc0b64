import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import {
  draftHotspot,
  draftItem,
  draftLayer,
  draftNode,
  draftNpc,
  draftPuzzle,
  draftScene,
} from '#app/features/adventure/draft.fixtures.ts'
import { targetColumns } from '#app/features/adventure/hotspot-target.ts'
import { hotspotTargets } from '#app/shared/hotspot-types.ts'
import { newId } from '#app/shared/ids.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import { itemCommand, nodeCommand, npcCommand } from './seed/sample-cast-requests.ts'
import { withFiles } from './seed/puzzle-halves.ts'
import { sampleIds } from './seed/sample-ids.ts'
import type { SampleIds } from './seed/sample-ids.ts'
import { detailsFields, hotspotCommand, layerCommand, puzzleCommand, sceneCommand } from './seed/sample-requests.ts'

/** The solution stands in a table of its own, its translations too. */
function puzzleRow({ id, fields: { translations, ...fields } }: ReturnType<typeof puzzleCommand>) {
  const words = Object.entries(translations).map(([language, { solution, ...own }]) => ({ language, solution, own }))
  return draftPuzzle({
    ...fields,
    id,
    translations: Object.fromEntries(words.map(({ language, own }) => [language, own])),
    solutionTranslations: Object.fromEntries(words.map(({ language, solution }) => [language, { solution }])),
  })
}

export function sampleDraft(stored: SampleAdventure): { draft: AdventureDraft; ids: SampleIds } {
  const sample = withFiles(stored, (file) => file.slice(1))
  const ids = sampleIds(sample, { scenes: [], puzzles: [], items: [], npcs: [], hotspots: [], layers: [] })
  const { primaryLanguage, languages, title, description } = sample
  const target = { ids, primary: primaryLanguage }
  const draft: AdventureDraft = {
    adventure: {
      accessibilityTags: sample.accessibilityTags,
      id: newId(),
      title: title[primaryLanguage],
      description: description[primaryLanguage],
      translations: detailsFields(sample).translations,
      primaryLanguage,
      languages,
      asksOthers: true,
      roomSceneIds: (sample.rooms ?? []).map((key) => ids('scene', key)),
    },
    scenes: sample.scenes.map((scene, index) => {
      const { canvasWidth, canvasHeight, sound } = scene
      const files = { imageAssetId: scene.key, soundAssetId: sound ? sound.file.replaceAll(/\W/g, '') : null }
      const {
        id,
        fields: { orientation: _, ...fields },
      } = sceneCommand(target, scene, index, files)
      return draftScene({ ...fields, id, canvasWidth, canvasHeight })
    }),
    layers: (sample.layers ?? []).map((layer, index) => {
      const { id, parent, fields } = layerCommand(target, layer, index, layer.key)
      return draftLayer({ ...fields, id, sceneId: parent ?? '' })
    }),
    hotspots: sample.hotspots.map((hotspot, index) => {
      const imageAssetId = hotspot.type === 'look' && hotspot.closeUp ? hotspot.key : null
      const { id, parent, fields } = hotspotCommand(target, hotspot, index, { imageAssetId })
      const { targetId, ...own } = fields
      return draftHotspot({
        ...own,
        id,
        sceneId: parent ?? '',
        ...(hotspot.type === 'look' ? {} : { [targetColumns[hotspotTargets[hotspot.type]]]: targetId }),
      })
    }),
    puzzles: sample.puzzles.map((puzzle) =>
      puzzleRow(puzzleCommand(target, puzzle, puzzle.object ? puzzle.key : null)),
    ),
    items: sample.items.map((item) => {
      const { id, fields } = itemCommand(target, item, newId())
      return draftItem({ ...fields, id })
    }),
    npcs: sample.npcs.map((npc) => {
      const { id, fields } = npcCommand(target, npc, newId())
      return draftNpc({ ...fields, id })
    }),
    nodes: sample.npcs.flatMap((npc) =>
      npc.nodes.map((node, index) => {
        const { id, parent, fields } = nodeCommand(target, npc, node, index)
        return draftNode({ ...fields, id, npcId: parent ?? '' })
      }),
    ),
  }
  return { draft, ids }
}
