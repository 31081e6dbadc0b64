import { isChoiceOf } from '#app/features/puzzles/kit/picture/choice-in-words.ts'
import { inDrawnOrder } from '#app/features/puzzles/kit/picture/thing-id.ts'
import type { Configuration, Presented } from './schema.ts'

/** An allow-list. For things listed by a riddle or a silhouette, the name is part of the answer. */
export function present({
  sceneImageUrl,
  pictureText,
  objectsToFind,
  objectNames,
  places,
  listBy,
  clues,
  silhouettes,
}: Configuration): Presented {
  const said = places.filter(({ text }) => text.trim() !== '').map(({ id, text }) => ({ id, text }))
  const isNamed = listBy === 'name'
  return {
    sceneImageUrl,
    pictureText,
    listBy,
    objects: objectsToFind.map(({ id, name, count }) => ({
      name: isNamed ? nameIn(objectNames, id) || name : '',
      count,
      clue: isNamed ? '' : clueOf(clues, id),
    })),
    silhouettes:
      listBy === 'silhouette'
        ? objectsToFind.flatMap(({ id }, object) =>
            silhouettes.filter((each) => id !== '' && each.id === id).map(({ url }) => ({ object, url })),
          )
        : [],
    places: isChoiceOf(
      said.length,
      objectsToFind.reduce((sum, { count }) => sum + count, 0),
    )
      ? inDrawnOrder(said)
      : [],
  }
}

export const nameIn = (names: Configuration['objectNames'], id: string): string =>
  names.find((each) => id !== '' && each.id === id)?.name.trim() ?? ''

export const clueOf = (clues: Configuration['clues'], id: string): string =>
  clues.find((each) => id !== '' && each.id === id)?.text.trim() ?? ''
