import type { RoomDocument, RoomProp } from '#app/features/kits/documents/room.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { OpenRoom } from './kit-edition.schema.ts'
import { localTextReader } from './local-text-reader.ts'

/** What anybody may see, column by column: anything not listed is secret. @param languages the primary one first */
export function compileRoom(room: RoomDocument, languages: readonly Locale[]): OpenRoom {
  const { setup, puzzles, props, clues, players } = room
  const words = localTextReader(languages)
  return {
    theme: words(setup, 'theme'),
    premise: words(setup, 'storyPremise'),
    players,
    minutes: setup.recommendedDuration,
    age: words(setup, 'ageRecommendation'),
    space: words(setup, 'spaceRequirements'),
    prepare: props.flatMap((prop) =>
      prop.source === 'print' || prop.placement !== 'sight'
        ? []
        : [
            {
              name: words(prop, 'name'),
              source: prop.source,
              quantity: prop.quantity,
              substitutes: words(prop, 'substitutes'),
            },
          ],
    ),
    unnamed: { household: countUnnamed(props, 'household'), buy: countUnnamed(props, 'buy') },
    contents: {
      puzzles: puzzles.length,
      printedProps: props.filter(({ source }) => source === 'print').length,
      clues: clues.length,
    },
  }
}

const countUnnamed = (props: readonly RoomProp[], source: RoomProp['source']): number =>
  props.filter((prop) => prop.source === source && prop.placement !== 'sight').length
