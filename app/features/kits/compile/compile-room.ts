import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { typedIn, typedOf } from '#app/features/kits/documents/typed-puzzle.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { wordsIn } from './words-in.ts'
import type { Words } from './words-in.ts'

/** What anybody may see. */
export type OpenRoom = {
  theme: LocalText
  premise: LocalText
  players: RoomDocument['players']
  minutes: number
  age: LocalText
  space: LocalText
  /** What is not in the kit and lies in sight; what players have to find is only counted. */
  prepare: { name: LocalText; source: 'household' | 'buy'; quantity: number; substitutes: LocalText }[]
  unnamed: { household: number; buy: number }
  contents: { puzzles: number; printedProps: number; clues: number }
}

type Pictured = { imageAssetId: string | null; altText: LocalText }

/** What lies on the players' table in the end. */
export type PlayersPart = {
  sheets: (Pictured & {
    id: string
    name: LocalText
    description: LocalText
    lockType: RoomPuzzle['lockType']
    /** Of one of the ten types: what its sheet shows. */
    typed: { type: string; presented: Partial<Record<Locale, JsonObject>> } | null
  })[]
  props: (Pictured & { id: string; name: LocalText; description: LocalText; quantity: number })[]
  clues: (Pictured & { id: string; propId: string | null; title: LocalText; content: LocalText })[]
}

export type CompiledRoom = {
  open: OpenRoom
  /** Everything. */
  host: RoomDocument
  players: PlayersPart
}

/** Column by column: what is not named here stays with the host. @param languages the primary one first */
export function compileRoom(host: RoomDocument, languages: readonly Locale[]): CompiledRoom {
  const { setup, puzzles, props, clues } = host
  const words = wordsIn(languages)
  const printed = props.filter(({ source }) => source === 'print')
  return {
    host,
    open: {
      theme: words(setup, 'theme'),
      premise: words(setup, 'storyPremise'),
      players: host.players,
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
      contents: { puzzles: puzzles.length, printedProps: printed.length, clues: clues.length },
    },
    players: {
      sheets: puzzles.map((puzzle) => ({
        id: puzzle.id,
        name: words(puzzle, 'name'),
        description: words(puzzle, 'description'),
        lockType: puzzle.lockType,
        typed: presentedIn(host, puzzle, languages),
        ...picture(puzzle, words),
      })),
      props: printed.map((prop) => ({
        id: prop.id,
        name: words(prop, 'name'),
        description: words(prop, 'description'),
        quantity: prop.quantity,
        ...picture(prop, words),
      })),
      clues: clues.map((clue) => ({
        id: clue.id,
        propId: clue.propId,
        title: words(clue, 'title'),
        content: words(clue, 'content'),
        ...picture(clue, words),
      })),
    },
  }
}

const countUnnamed = (props: readonly RoomProp[], source: RoomProp['source']): number =>
  props.filter((prop) => prop.source === source && prop.placement !== 'sight').length

const picture = (row: RoomPuzzle | RoomProp | RoomClue, words: Words): Pictured => ({
  imageAssetId: row.imageAssetId,
  altText: words(row, 'altText'),
})

/** None of a puzzle that cannot be read. */
function presentedIn(room: RoomDocument, puzzle: RoomPuzzle, languages: readonly Locale[]) {
  const typed = typedOf(room, puzzle)
  const type = typed && findPuzzleType(typed.type)
  if (!typed || !type) return null
  const presented: Partial<Record<Locale, JsonObject>> = {}
  for (const language of languages) {
    const read = type.read(typedIn(typed, language))
    if (read) presented[language] = type.present(read.configuration)
  }
  return { type: type.id, presented }
}
