import { inDrawnOrder } from '#app/features/puzzles/kit/picture/thing-id.ts'
import type { Configuration, Presented } from './schema.ts'

/**
 * An allow-list: what a player may see. Of what is listed by a riddle or a silhouette, the name is a part of the
 * answer.
 */
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
    places: inDrawnOrder(places.filter(({ text }) => text.trim() !== '').map(({ id, text }) => ({ id, text }))),
  }
}

export const nameIn = (names: Configuration['objectNames'], id: string): string =>
  names.find((each) => id !== '' && each.id === id)?.name.trim() ?? ''

export const clueOf = (clues: Configuration['clues'], id: string): string =>
  clues.find((each) => id !== '' && each.id === id)?.text.trim() ?? ''
