import { contentHash } from '#app/features/adventure/content-hash.server.ts'
import type { PuzzleRow, StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { languagesOf, localTextOf } from '#app/features/adventure/words.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { DinnerRows } from '#app/features/kits/documents/read-dinner.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomRows } from '#app/features/kits/documents/read-room.ts'
import type { TypedPuzzle } from '#app/features/kits/documents/room.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import { locales } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'
import { compileKit } from './compile-kit.ts'
import type { CompiledKit } from './compile-kit.ts'

type Stored = Pick<StoredDraft, 'adventure' | 'puzzles' | 'kit'>

/** The document of a stored draft; null for an online adventure. */
export function storedKit({ adventure, puzzles, kit }: Stored): Kit | null {
  const lists = Object.fromEntries(kitKindNames.map((name) => [kindOf(name).list, kit[name] ?? []]))
  const rows = { ...lists, details: { recommendedPlayers: adventure.recommendedPlayers } }
  if (adventure.kind === 'mystery-dinner') return { kind: adventure.kind, document: readDinner(rows as DinnerRows) }
  if (adventure.kind === 'online-adventure') return null
  const document = readRoom({ ...(rows as RoomRows), puzzles: puzzles.map(typedPuzzle) })
  return { kind: adventure.kind, document }
}

/** Null for an online adventure. */
export function compileStoredKit(draft: Stored): CompiledKit | null {
  const { adventure } = draft
  const kit = storedKit(draft)
  const languages = languagesOf(adventure)
  return (
    kit && compileKit(kit, { adventureId: adventure.id, title: localTextOf(adventure, 'title', languages), languages })
  )
}

/** Hash of the kit itself, without its title. */
export const kitHash = ({ document, secrets }: CompiledKit): string =>
  contentHash({ document: { ...document, title: {} }, secrets })

/** A new title alone does not turn a template into another kit. */
export const isTemplateUnchanged = (templateHash: string | null, compiled: CompiledKit): boolean =>
  templateHash !== null && kitHash(compiled) === templateHash

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json())
const asObject = (value: unknown): JsonObject => jsonObject.catch({}).parse(value ?? {})

/** In the current version of its type, with both halves of its translations combined. */
function typedPuzzle({ id, name, type, typeVersion, ...row }: PuzzleRow): TypedPuzzle {
  const stored = { configuration: asObject(row.configuration), solution: asObject(row.solution) }
  const current = findPuzzleType(type)?.upgradeDraft(typeVersion, stored) ?? stored
  const translations = Object.fromEntries(
    locales.map((locale) => [locale, { ...row.translations[locale], ...row.solutionTranslations?.[locale] }]),
  )
  return { id, name, type, ...current, translations }
}
