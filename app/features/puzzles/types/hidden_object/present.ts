import { inDrawnOrder } from '#app/features/puzzles/kit/picture/thing-id.ts'
import type { Configuration, Presented } from './schema.ts'

/** An allow-list: what a player may see. */
export const present = ({ sceneImageUrl, pictureText, objectsToFind, objectNames, places }: Configuration): Presented => ({
  sceneImageUrl,
  pictureText,
  objects: objectsToFind.map(({ id, name, count }) => ({ name: nameIn(objectNames, id) || name, count })),
  places: inDrawnOrder(places.filter(({ text }) => text.trim() !== '').map(({ id, text }) => ({ id, text }))),
})

const nameIn = (names: Configuration['objectNames'], id: string): string => names.find((each) => id !== '' && each.id === id)?.name.trim() ?? ''
