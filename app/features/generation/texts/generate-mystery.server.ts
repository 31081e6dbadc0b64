import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { mysteryDinnerCharacters, mysteryDinnerStory } from '#database/schema/mystery-dinner.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import { writeCharacter } from '#app/features/generation/builtin/write-character.ts'
import type { Told } from '#app/features/generation/builtin/write-character.ts'
import type { Known } from '#app/features/generation/builtin/write-story.ts'
import { writeStory } from '#app/features/generation/builtin/write-story.ts'
import type { Body } from '#app/features/generation/generate.schema.ts'
import { paidCall } from '#app/features/generation/money/paid-call.server.ts'
import { modelText } from '#app/features/generation/provider/model-text.ts'
import { fixedRules, languageNames, ownAdventure } from './own-adventure.server.ts'
import type { Writing } from './own-adventure.server.ts'

const storySchema = z.object({
  victimBackstory: modelText(2_000),
  murderMethod: modelText(1_000),
  solution: modelText(2_000),
})

const characterSchema = z.object({
  name: modelText(100),
  background: modelText(2_000),
  personality: modelText(1_000),
  costumeIdeas: modelText(1_000),
  secret: modelText(1_000),
  motive: modelText(1_000),
})

export type MysteryStory = z.output<typeof storySchema>
export type MysteryCharacter = z.output<typeof characterSchema>

/** @throws AppError notFound, generationNeedsWords without a theme, and those of generation */
export async function generateStory(
  writing: Writing,
  { adventureId, seed = randomInt(2 ** 32), ...asked }: Body<'generate-mystery-story'>,
): Promise<MysteryStory> {
  const { language } = await ownAdventure(writing, adventureId)
  if (asked.theme === '') throw new AppError('generationNeedsWords')
  const known = await knownOf(writing.db, adventureId, asked)
  return written(writing, 'generate-mystery-story', adventureId, asked, {
    name: 'mystery_story',
    instructions: `${fixedRules} Write, in ${languageNames[language]}, the story behind a mystery dinner: who the victim was, how they were murdered, and the solution, which names the culprit. Where victim or culprit are given, keep these names. Each in at most 150 words.`,
    material: asked,
    schema: storySchema,
    builtIn: () => writeStory({ ...asked, known, language, seed }),
  })
}

/** @throws AppError notFound, generationNeedsWords without a theme, and those of generation */
export async function generateCharacter(
  writing: Writing,
  { adventureId, seed = randomInt(2 ** 32), ...asked }: Body<'generate-mystery-character'>,
): Promise<MysteryCharacter> {
  const { language } = await ownAdventure(writing, adventureId)
  if (asked.theme === '') throw new AppError('generationNeedsWords')
  const told = await toldIn(writing.db, adventureId)
  return written(writing, 'generate-mystery-character', adventureId, asked, {
    name: 'mystery_character',
    instructions: `${fixedRules} Invent, in ${languageNames[language]}, one character of a mystery dinner who is none of the existing ones: name (kept where one is given), background, personality, costume ideas, secret and motive. Each but the name in at most 100 words.`,
    material: asked,
    schema: characterSchema,
    builtIn: () => writeCharacter({ ...asked, told, language, seed }),
  })
}

/** For the built-in writer only, as what follows: nothing of it is sent anywhere. */
async function knownOf(db: Database, adventureId: string, asked: { victim: string; culprit: string }): Promise<Known> {
  const { name, background, motive } = mysteryDinnerCharacters
  const cast = await db
    .select({ name, background, motive })
    .from(mysteryDinnerCharacters)
    .where(eq(mysteryDinnerCharacters.adventureId, adventureId))
  const called = (whom: string) => cast.find((each) => whom !== '' && each.name.trim() === whom)
  return {
    victimBackground: called(asked.victim)?.background ?? '',
    culpritMotive: called(asked.culprit)?.motive ?? '',
  }
}

async function toldIn(db: Database, adventureId: string): Promise<Told> {
  const [story] = await db
    .select({ victimBackstory: mysteryDinnerStory.victimBackstory, solution: mysteryDinnerStory.solution })
    .from(mysteryDinnerStory)
    .where(eq(mysteryDinnerStory.adventureId, adventureId))
  const characters = await db
    .select({
      background: mysteryDinnerCharacters.background,
      personality: mysteryDinnerCharacters.personality,
      costumeIdeas: mysteryDinnerCharacters.costumeIdeas,
      secret: mysteryDinnerCharacters.secret,
      motive: mysteryDinnerCharacters.motive,
    })
    .from(mysteryDinnerCharacters)
    .where(eq(mysteryDinnerCharacters.adventureId, adventureId))
  return { victimBackstory: '', solution: '', ...story, texts: characters.flatMap((each) => Object.values(each)) }
}

const written = <Result>(
  { db, provider, member, signal }: Writing,
  name: 'generate-mystery-story' | 'generate-mystery-character',
  adventureId: string,
  asked: object,
  task: Parameters<typeof provider.write<Result>>[0],
): Promise<Result> =>
  paidCall(
    { db, provider, asker: member, signal },
    { name, adventureId, prompt: JSON.stringify(asked) },
    (until) => provider.write(task, until),
    async (result) => result,
  )
