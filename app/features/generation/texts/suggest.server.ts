import { and, eq, ne } from 'drizzle-orm'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { assets } from '#database/schema/assets.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { assetNameAt } from '#app/features/media/asset.present.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import type { SuggestionFunction } from '#app/features/generation/functions.ts'
import type { Body } from '#app/features/generation/generate.schema.ts'
import { paidCall } from '#app/features/generation/money/paid-call.server.ts'
import { modelText } from '#app/features/generation/provider/model-text.ts'
import type { TextTask } from '#app/features/generation/provider/provider.ts'
import { fixedRules, languageNames, ownAdventure } from './own-adventure.server.ts'
import type { Writing } from './own-adventure.server.ts'

const hintsSchema = z.object({ hints: z.array(modelText(500)).min(1).max(10) })
const synonymsSchema = z.object({ synonyms: z.array(modelText(100)).min(1).max(40) })
const alternativeSchema = z.object({ text: modelText(300) })

/** Sends the puzzle with its solution, to which the body's `consent` agrees. @throws AppError notFound */
export async function suggestHints(
  writing: Writing,
  { adventureId, puzzleId }: Body<'suggest-hints'>,
): Promise<z.output<typeof hintsSchema>> {
  const { language } = await ownAdventure(writing, adventureId)
  const puzzle = await puzzleOf(writing, adventureId, puzzleId)
  return suggested(writing, 'suggest-hints', adventureId, {
    name: 'hints',
    instructions: `${fixedRules} Write, in ${languageNames[language]}, three hints for the puzzle, from a faint nudge to one that all but gives the answer away. Never state the answer. Do not repeat the existing hints.`,
    material: puzzle,
    schema: hintsSchema,
  })
}

/** @throws AppError notFound, invalidInput for a type of puzzle that has no synonyms */
export async function suggestSynonyms(
  writing: Writing,
  { adventureId, puzzleId }: Body<'suggest-synonyms'>,
  hasSynonyms: (type: string) => boolean,
): Promise<z.output<typeof synonymsSchema>> {
  const { language } = await ownAdventure(writing, adventureId)
  const puzzle = await puzzleOf(writing, adventureId, puzzleId)
  if (!hasSynonyms(puzzle.type)) throw new AppError('invalidInput', { log: `no synonyms in ${puzzle.type}` })
  return suggested(writing, 'suggest-synonyms', adventureId, {
    name: 'synonyms',
    instructions: `${fixedRules} List, in ${languageNames[language]}, other words with which players could rightly answer the riddle: synonyms and other spellings of its answers, none that would be wrong, none that it has already. At most 15.`,
    material: puzzle,
    schema: synonymsSchema,
  })
}

/** Sends the picture itself. @throws AppError notFound */
export async function suggestAlternativeText(
  writing: Writing,
  storage: FileStorage,
  { adventureId, image, language }: Body<'suggest-alternative-text'>,
): Promise<z.output<typeof alternativeSchema>> {
  await ownAdventure(writing, adventureId)
  const [asset] = await writing.db
    .select({ key: assets.storageKey, mime: assets.mime })
    .from(assets)
    .where(
      and(eq(assets.name, assetNameAt(image) ?? ''), eq(assets.adventureId, adventureId), ne(assets.purpose, 'sound')),
    )
  if (!asset) throw new AppError('notFound')
  assertModel(writing)
  return suggested(writing, 'suggest-alternative-text', adventureId, async () => ({
    name: 'alternative_text',
    instructions: `${fixedRules} Say in ${languageNames[language]}, in one sentence of at most 200 characters, what the picture shows, for somebody who cannot see it. Do not begin with "image of".`,
    material: {},
    picture: { data: await bytesOf(storage, asset.key), mime: asset.mime },
    schema: alternativeSchema,
  }))
}

export type OfferedText = { key: string; text: string }

/** @param texts what is missing; the caller has asked about secrets. @returns translations of some or all of them */
export async function translateTexts(
  writing: Writing,
  adventureId: string,
  { texts, to }: { texts: readonly OfferedText[]; to: 'en' | 'fr' },
): Promise<OfferedText[]> {
  const longest = Math.max(200, ...texts.map(({ text }) => text.length * 3))
  const schema = z.object({ texts: z.array(z.object({ key: z.string(), text: modelText(longest) })) })
  const translated = await suggested(writing, 'suggest-translation', adventureId, {
    name: 'translations',
    instructions: `${fixedRules} Translate each text into ${languageNames[to]}, under the key that it came with. Keep line breaks, names and what stands in braces.`,
    material: { texts },
    schema,
  })
  const asked = new Set(texts.map(({ key }) => key))
  // Each key once, and none that was not asked for
  return translated.texts.filter(({ key }) => asked.delete(key))
}

export function assertModel({ provider }: Writing): void {
  if (provider.origin !== 'model') throw new AppError('generationNeedsModel')
}

/** The texts of an adventure are not copied into the table of calls. @param task made once the call is reserved */
function suggested<Result>(
  writing: Writing,
  name: SuggestionFunction,
  adventureId: string,
  task: TextTask<Result> | (() => Promise<TextTask<Result>>),
): Promise<Result> {
  assertModel(writing)
  const { db, provider, member, signal } = writing
  return paidCall(
    { db, provider, asker: member, signal },
    { name, adventureId, prompt: '' },
    async (until) => provider.write(typeof task === 'function' ? await task() : task, until),
    async (result) => result,
  )
}

async function puzzleOf({ db }: Writing, adventureId: string, puzzleId: string) {
  const [puzzle] = await db
    .select({
      type: adventurePuzzles.type,
      name: adventurePuzzles.name,
      description: adventurePuzzles.description,
      configuration: adventurePuzzles.configuration,
      hints: adventurePuzzles.hints,
      solution: adventurePuzzleSolutions.solution,
    })
    .from(adventurePuzzles)
    .leftJoin(adventurePuzzleSolutions, eq(adventurePuzzleSolutions.puzzleId, adventurePuzzles.id))
    .where(and(eq(adventurePuzzles.id, puzzleId), eq(adventurePuzzles.adventureId, adventureId)))
  if (!puzzle) throw new AppError('notFound')
  return puzzle
}

async function bytesOf(storage: FileStorage, key: string): Promise<Uint8Array> {
  const file = await storage.get(key)
  if (!file) throw new AppError('notFound', { log: 'the file of an asset is missing' })
  return new Uint8Array(await new Response(file.stream).arrayBuffer())
}
