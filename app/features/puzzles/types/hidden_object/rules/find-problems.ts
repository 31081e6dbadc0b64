import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { leavesAChoice, plainWords } from '#app/features/puzzles/kit/picture/choice-in-words.ts'
import { boxOf } from '#app/features/puzzles/kit/picture/geometry.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import type { Draft } from './hidden.ts'
import { hiddenThings, locationsOf } from './hidden.ts'
import { smallestSide } from './limits.ts'
import { clueOf } from './present.ts'
import { silhouetteOf } from './zones.ts'

export type ProblemCode =
  | 'clue_missing'
  | 'silhouette_missing'
  | 'objects_missing'
  | 'name_missing'
  | 'zones_missing'
  | 'zone_of_nothing'
  | 'locations_differ'
  | 'zone_small'
  | 'place_missing'
  | 'place_repeats'
  | 'look_alikes_few'
  | 'picture_text_missing'

const { error, warning } = problemsBy<ProblemCode>()
const unsaid = (code: ProblemCode, field: string) => warning(code, field, 'screen-reader')

/** Fields: `objectsToFind`, `objectsToFind.0`, `zones.1`, `lookAlikes`, `pictureText`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { objectsToFind, pictureText } = draft.configuration
  if (objectsToFind.length === 0) return [error('objects_missing', 'objectsToFind')]
  const problems = [...objectProblems(draft), ...zoneProblems(draft)]
  if (
    !leavesAChoice(
      placeTexts(draft, (object) => object !== ''),
      placeTexts(draft, (object) => object === ''),
    )
  )
    problems.push(unsaid('look_alikes_few', 'lookAlikes'))
  if (pictureText.trim() === '') problems.push(unsaid('picture_text_missing', 'pictureText'))
  return problems
}

const placeTexts = ({ configuration, solution }: Draft, isMeant: (object: string) => boolean): string[] =>
  solution.zones
    .filter(({ object }) => isMeant(object))
    .map(({ id }) => configuration.places.find((place) => place.id === id)?.text ?? '')

function objectProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const things = hiddenThings(draft)
  const locations = locationsOf(configuration, solution.zones)
  return configuration.objectsToFind.flatMap(({ id, name, count }, at) => {
    const field = `objectsToFind.${at}`
    const problems: PuzzleProblem[] = []
    if (name.trim() === '') problems.push(error('name_missing', field))
    if (configuration.listBy !== 'name' && clueOf(configuration.clues, id) === '')
      problems.push(error('clue_missing', field))
    if (configuration.listBy === 'silhouette' && !silhouetteOf(draft, id))
      problems.push(error('silhouette_missing', field))
    if (things.filter((thing) => thing.object === at).length < count) problems.push(error('zones_missing', field))
    // points alone can mark a place; points beside zones must match them
    const differ =
      locations[at]!.length > 0 && JSON.stringify(locations[at]) !== JSON.stringify(solution.objectLocations[at] ?? [])
    if (differ) problems.push(error('locations_differ', field))
    // a bare point has no words of its own
    if (things.some((thing) => thing.object === at && thing.id === '')) problems.push(unsaid('place_missing', field))
    return problems
  })
}

function zoneProblems({ configuration, solution }: Draft): PuzzleProblem[] {
  const texts = new Map(configuration.places.map(({ id, text }) => [id, plainWords(text)]))
  const seen = new Set<string>()
  return solution.zones.flatMap(({ id, object, outline }, at) => {
    const field = `zones.${at}`
    const problems: PuzzleProblem[] = []
    if (object !== '' && !configuration.objectsToFind.some((each) => each.id === object))
      problems.push(error('zone_of_nothing', field))
    const { width, height } = boxOf(outline)
    if (width < smallestSide || height < smallestSide) problems.push(warning('zone_small', field, 'large-targets'))
    const text = texts.get(id) ?? ''
    if (text === '') problems.push(unsaid('place_missing', field))
    else if (seen.has(text)) problems.push(warning('place_repeats', field))
    seen.add(text)
    return problems
  })
}
