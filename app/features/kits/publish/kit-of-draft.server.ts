import type { PuzzleRow, StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { languagesOf, wordsOf } from '#app/features/adventure/words.ts'
import { compileKit } from '#app/features/kits/compile/compile-kit.ts'
import type { CompiledKit } from '#app/features/kits/compile/compile-kit.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { TypedPuzzle } from '#app/features/kits/documents/room.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { locales } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'

/** Null for an online adventure. */
export function kitOf({ adventure, puzzles, kit }: StoredDraft): Kit | null {
  const details = { recommendedPlayers: adventure.recommendedPlayers }
  if (adventure.kind === 'mystery-dinner') {
    const document = readDinner({
      details,
      dinnerStory: kit.dinnerStory?.[0] ?? null,
      characters: kit.character ?? [],
      dinnerProps: kit.dinnerProp ?? [],
      courses: kit.course ?? [],
      dinnerClues: kit.dinnerClue ?? [],
      moments: kit.moment ?? [],
      cards: kit.card ?? [],
      dinnerGuide: kit.dinnerGuide?.[0] ?? null,
    })
    return { kind: adventure.kind, document }
  }
  if (adventure.kind === 'online-adventure') return null
  const document = readRoom({
    details,
    roomSetup: kit.roomSetup?.[0] ?? null,
    roomPuzzles: kit.roomPuzzle ?? [],
    roomProps: kit.roomProp ?? [],
    roomClues: kit.roomClue ?? [],
    roomGuide: kit.roomGuide?.[0] ?? null,
    puzzles: puzzles.map(typedPuzzle),
  })
  return { kind: adventure.kind, document }
}

/** Undefined for an online adventure. */
export function compileStoredKit(draft: StoredDraft): CompiledKit | undefined {
  const kit = kitOf(draft)
  const { adventure } = draft
  const languages = languagesOf(adventure)
  return kit
    ? compileKit(kit, { adventureId: adventure.id, title: wordsOf(adventure, 'title', languages), languages })
    : undefined
}

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json())
const asObject = (value: unknown): JsonObject => jsonObject.catch({}).parse(value ?? {})

/** In today's version of its type, with both halves of its translations in one. */
function typedPuzzle({ id, name, type, typeVersion, ...row }: PuzzleRow): TypedPuzzle {
  const stored = { configuration: asObject(row.configuration), solution: asObject(row.solution) }
  const current = findPuzzleType(type)?.upgradeDraft(typeVersion, stored) ?? stored
  const translations = Object.fromEntries(
    locales.map((locale) => [locale, { ...row.translations[locale], ...row.solutionTranslations?.[locale] }]),
  )
  return { id, name, type, ...current, translations }
}
