import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { checkEdition } from '#app/features/adventure/check-edition.server.ts'
import { languagesOf, localTextOf } from '#app/features/adventure/words.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { composeGuide } from './compose-guide.server.ts'
import type { Guide } from './guide.ts'

/** For who leads a game. The checker plays after the draft was read, so that it holds no connection.
 * @param language if the adventure has it; otherwise its primary one @throws AppError notFound */
export async function readGuide(
  database: Queryable,
  member: Member,
  { adventureId, language: asked }: { adventureId: string; language: Locale | null },
): Promise<Guide & { languages: Locale[] }> {
  const draft = await readOwnDraft(database, member, 'playtest', adventureId, (_tx, read) => Promise.resolve(read))
  if (draft.adventure.kind !== 'online-adventure') throw new AppError('notFound')
  const languages = languagesOf(draft.adventure)
  const [primary] = languages as [Locale]
  const language = asked && languages.includes(asked) ? asked : primary
  const title = textIn(localTextOf(draft.adventure, 'title', languages), language, primary)
  const { compiled, way, isShortest, isKnown } = await checkEdition(draft, member.userId)
  const found = way ? (isShortest ? 'shortest' : 'some') : isKnown ? 'none' : 'unknown'
  return { title, language, languages, way: found, ...composeGuide(draft, compiled, way, language) }
}
