import { newId } from '#app/shared/ids.ts'
import type { SampleAdventure } from '#samples/sample-adventure.ts'

type Named = { id: string; name: string }

/** The ids of a sample's scenes and puzzles by their keys. @throws for a key that the sample does not have */
export type SampleIds = (entity: 'scene' | 'puzzle' | 'item', key: string) => string

/**
 * Ids for everything that a sample's keys name. What the database has under the same name keeps its id, so that the numbers
 * of a puzzle go on from edition to edition; the rest gets new ones, which nobody can guess and take before us.
 */
export function sampleIds(sample: SampleAdventure, before: { scenes: readonly Named[]; puzzles: readonly Named[] }): SampleIds {
  const idOf = (rows: readonly Named[], name: string) => rows.find((row) => row.name === name)?.id ?? newId()
  const ids = new Map<string, string>([
    ...sample.scenes.map((scene) => [`scene/${scene.key}`, idOf(before.scenes, scene.name[sample.primaryLanguage])] as const),
    ...sample.puzzles.map((puzzle) => [`puzzle/${puzzle.key}`, idOf(before.puzzles, puzzle.name[sample.primaryLanguage])] as const),
  ])
  return (entity, key) => {
    const id = ids.get(`${entity}/${key}`)
    if (!id) throw new Error(`The sample ${sample.key} has no ${entity} ${key}`)
    return id
  }
}
