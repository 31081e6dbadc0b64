import { m } from '#app/i18n/generated/messages.js'
import { centreOf } from '#app/features/puzzles/kit/picture/geometry.ts'
import { definePuzzlePrint, needed } from '#app/features/puzzles/contract/puzzle-print.ts'
import { hiddenThings } from '#app/features/puzzles/types/hidden_object/rules/hidden.ts'
import { schemas } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'

export const print = definePuzzlePrint(schemas, {
  pictures: ({ sceneImageUrl }) => (sceneImageUrl === '' ? [] : [sceneImageUrl]),
  sheet: ({ presented: { objects }, picture, pictures }) => ({
    picture: needed(picture ?? pictures[0]),
    // on paper a silhouette would be recognised by its size, so it appears in words
    things: objects.map(({ name, count, clue }) => ({ name: name || clue, count })),
    told: m.hidden_object_print_told(),
  }),
  key: ({ presented: { objects }, draft: { configuration, solution }, picture, pictures }) => ({
    answer: '',
    also: [],
    decoys: [],
    picture: needed(picture ?? pictures[0]),
    names: objects.map(({ name }, at) => name || (configuration.objectsToFind[at]?.name ?? '')),
    zones: hiddenThings({ configuration, solution }).map(({ object, outline }) => {
      const { x, y } = centreOf(outline)
      return { number: object + 1, at: [x, y], outline: outline.map((point) => [point.x, point.y]) }
    }),
  }),
  inWords: ({ draft, picture }) => ({
    words: draft.configuration.objectsToFind.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)),
    at: {
      url: picture ?? draft.configuration.sceneImageUrl,
      points: hiddenThings(draft).map(({ outline }) => centreOf(outline)),
    },
  }),
})
