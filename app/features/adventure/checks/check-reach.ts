import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { withinReach } from './within-reach.ts'

/** Every scene and puzzle can be come to in some way of playing. */
export const checkReach: Check = ({ draft, compiled }) => {
  if (!compiled) return []
  const { scenes, puzzles } = withinReach(compiled)
  const compiledPuzzles = new Set(compiled.document.puzzles.map(({ id }) => id))
  return [
    ...draft.scenes.filter(({ id }) => !scenes.has(id)).map(({ id, name }) => finding('scene_unreachable', { entity: 'scene', id }, { name })),
    // a puzzle that is not complete has a finding of its own
    ...draft.puzzles
      .filter(({ id }) => compiledPuzzles.has(id) && !puzzles.has(id))
      .map(({ id, name }) => finding('puzzle_unreachable', { entity: 'puzzle', id }, { name })),
  ]
}
