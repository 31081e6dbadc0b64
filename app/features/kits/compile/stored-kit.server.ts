import { contentHash } from '#app/features/adventure/content-hash.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { languagesOf, wordsOf } from '#app/features/adventure/words.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { DinnerRows } from '#app/features/kits/documents/read-dinner.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomRows } from '#app/features/kits/documents/read-room.ts'
import type { TypedPuzzle } from '#app/features/kits/documents/room.ts'
import { compileKit } from './compile-kit.ts'
import type { CompiledKit, Kit } from './compile-kit.ts'

type Stored = Pick<StoredDraft, 'adventure' | 'puzzles' | 'kit'>

/** The document of a draft as it is stored; null for an online adventure. */
export function storedKit({ adventure, puzzles, kit }: Stored): Kit | null {
  const { kind } = adventure
  // Tables and rows of the same kind have the same columns
  if (kind === 'escape-room') {
    const { roomSetup, roomPuzzle, roomProp, roomClue, roomGuide } = kit
    const rows = {
      details: adventure,
      roomSetup: roomSetup?.[0] ?? null,
      roomPuzzles: roomPuzzle ?? [],
      roomProps: roomProp ?? [],
      roomClues: roomClue ?? [],
      roomGuide: roomGuide?.[0] ?? null,
      puzzles: puzzles.map(typedPuzzle),
    }
    return { kind, document: readRoom(rows as unknown as RoomRows) }
  }
  if (kind !== 'mystery-dinner') return null
  const { dinnerStory, character, dinnerProp, course, dinnerClue, moment, card, dinnerGuide } = kit
  const rows = {
    details: adventure,
    dinnerStory: dinnerStory?.[0] ?? null,
    characters: character ?? [],
    dinnerProps: dinnerProp ?? [],
    courses: course ?? [],
    dinnerClues: dinnerClue ?? [],
    moments: moment ?? [],
    cards: card ?? [],
    dinnerGuide: dinnerGuide?.[0] ?? null,
  }
  return { kind, document: readDinner(rows as unknown as DinnerRows) }
}

/** Solutions have a table of their own. */
const typedPuzzle = ({ solutionTranslations, ...row }: StoredDraft['puzzles'][number]): TypedPuzzle => ({
  ...row,
  translations: Object.fromEntries(
    Object.entries({ ...solutionTranslations, ...row.translations }).map(([language, own]) => [
      language,
      { ...own, solution: solutionTranslations?.[language]?.['solution'] },
    ]),
  ),
})

export function compileStoredKit(draft: Stored): CompiledKit | null {
  const { adventure } = draft
  const kit = storedKit(draft)
  const languages = languagesOf(adventure)
  return kit && compileKit(kit, { adventureId: adventure.id, title: wordsOf(adventure, 'title', languages), languages })
}

/** What is played, whatever it is called. */
export const kitHash = ({ document, secrets }: CompiledKit): string =>
  contentHash({ document: { ...document, title: {} }, secrets })

/** A title of its own does not make another kit of a template. */
export const isTemplateUnchanged = (templateHash: string | null, compiled: CompiledKit): boolean =>
  templateHash !== null && kitHash(compiled) === templateHash
