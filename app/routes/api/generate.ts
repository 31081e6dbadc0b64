import { generatePortrait } from '#app/features/account/change-portrait.server.ts'
import { isFunctionName, isPictureFunction, needsModel } from '#app/features/generation/functions.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { bodySchemas } from '#app/features/generation/generate.schema.ts'
import type { Body } from '#app/features/generation/generate.schema.ts'
import { callsLeft, isSwitchedOff } from '#app/features/generation/money/calls-left.queries.server.ts'
import { generatePicture } from '#app/features/generation/pictures/generate-picture.server.ts'
import type { Where } from '#app/features/generation/pictures/generate-picture.server.ts'
import { currentProvider } from '#app/features/generation/provider/current-provider.server.ts'
import { generateCharacter, generateStory } from '#app/features/generation/texts/generate-mystery.server.ts'
import type { Writing } from '#app/features/generation/texts/own-adventure.server.ts'
import { suggestAlternativeText, suggestHints, suggestSynonyms } from '#app/features/generation/texts/suggest.server.ts'
import { followPortrait } from '#app/features/play/party/follow-account.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { suggestTranslation } from '#app/features/studio/texts/suggest-translation.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/generate'

function functionAt(name: string): FunctionName {
  if (!isFunctionName(name)) throw new AppError('notFound')
  return name
}

/** Whether generation is available, with which provider, and how many calls are left. */
export const loader = answered(async ({ context, params }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const name = functionAt(params.function)
  const { origin } = await currentProvider()
  const db = getDatabase()
  const isOn = !(await isSwitchedOff(db, name)) && (origin === 'model' || !needsModel(name))
  return jsonAnswer({ origin, isOn, left: await callsLeft(db, userId) })
})

/** Answers when the provider does: within a minute, or not at all once the client has left. */
export const action = answered(async ({ request, context, params }: Route.ActionArgs) => {
  const member = requireMember(context)
  const name = functionAt(params.function)
  if (request.method !== 'POST') throw new AppError('notFound')
  const where: Where = { db: getDatabase(), storage: getStorage(), provider: await currentProvider() }
  const result = await perform(name, await readJson(request), where, {
    db: where.db,
    provider: where.provider,
    member,
    signal: request.signal,
  })
  return jsonAnswer({ ...result, left: await callsLeft(where.db, member.userId) })
})

function read<Name extends FunctionName>(name: Name, body: unknown): Body<Name> {
  const parsed = bodySchemas[name].safeParse(body)
  if (!parsed.success) throw new AppError('invalidInput', { log: parsed.error.message })
  return parsed.data as Body<Name>
}

function perform(name: FunctionName, body: unknown, where: Where, writing: Writing): Promise<object> {
  if (isPictureFunction(name)) {
    const asked = read(name, body)
    return name === 'generate-npc-avatar' && asked.adventureId === undefined
      ? generatePortrait(where, writing.member, asked, writing.signal, followPortrait)
      : generatePicture(where, writing.member, name, asked, writing.signal)
  }
  switch (name) {
    case 'generate-mystery-story':
      return generateStory(writing, read(name, body))
    case 'generate-mystery-character':
      return generateCharacter(writing, read(name, body))
    case 'suggest-hints':
      return suggestHints(writing, read(name, body))
    case 'suggest-synonyms':
      return suggestSynonyms(writing, read(name, body), (type) => Boolean(findPuzzleType(type)?.synonyms))
    case 'suggest-alternative-text':
      return suggestAlternativeText(writing, where.storage, read(name, body))
    case 'suggest-translation':
      return suggestTranslation(writing, read(name, body))
  }
}
