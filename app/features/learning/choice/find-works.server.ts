import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { workAt } from '#app/features/learning/launch/find-work.server.ts'
import { readTarget } from '#app/features/learning/launch/launch-target.ts'
import { presentCard } from '#app/features/library/card.present.ts'
import { readLibrary } from '#app/features/library/library.queries.server.ts'
import { readLibraryState } from '#app/features/library/library-state.ts'
import { findPageByCode } from '#app/features/play/party/find-invitation.server.ts'
import { readJoinCode } from '#app/features/play/party/join-code.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { isListed, outStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'

export type ChoosableWork = {
  /** Of its page: what stands for it in the platform. */
  address: string
  title: string
  titleLanguage: Locale | undefined
  cover: string | null
  creator: string | null
}

type Asked = { typed: string; userId: string | null; locale: Locale; origin: string }

/** What a teacher may choose: their own free work, and what the words find in the library or the code or address names. */
export async function findWorks(database: Database, { typed, userId, locale, origin }: Asked) {
  const named = await namedWork(database, typed, locale, origin)
  return {
    own: userId === null ? [] : await ownWorks(database, userId, locale),
    found: named ? [named] : await searchLibrary(database, typed, locale),
  }
}

async function searchLibrary(database: Database, typed: string, locale: Locale): Promise<ChoosableWork[]> {
  const state = readLibraryState(
    new URLSearchParams({ q: typed, price: 'free', sort: typed === '' ? 'plays' : 'newest' }),
  )
  const { rows } = await readLibrary(database, state)
  return rows
    .filter(({ status }) => status === 'published')
    .map((row) => {
      const { id, title, titleLanguage, cover, creatorName } = presentCard(row, locale)
      return { address: id, title, titleLanguage, cover, creator: creatorName }
    })
}

/** The work of a short code, or of the address of its page. */
async function namedWork(database: Database, typed: string, locale: Locale, origin: string) {
  const code = readJoinCode(typed)
  const page = code === undefined ? undefined : await findPageByCode(database, code)
  const address = readTarget(page === undefined ? typed.trim() : origin + page, origin)?.address
  return address ? choosableAt(database, address, locale) : undefined
}

/** Undefined for what is not out, or not free. @param address what stands for its id in public addresses */
export async function choosableAt(
  database: Database,
  address: string,
  locale: Locale,
): Promise<ChoosableWork | undefined> {
  const found = await workAt(database, address)
  if (!found?.work.isFree) return undefined
  const { adventureId, link, status, work } = found
  return {
    address: isListed(status) ? adventureId : link,
    title: textIn(work.title, locale, work.primaryLanguage),
    titleLanguage: foreignIn(work.title, locale, work.primaryLanguage),
    cover: work.cover,
    creator: null,
  }
}

const mostOwn = 50

async function ownWorks(database: Database, userId: string, locale: Locale): Promise<ChoosableWork[]> {
  const rows = await database
    .select({ id: adventures.id, link: adventures.link, status: adventures.status })
    .from(adventures)
    .where(
      and(
        eq(adventures.creatorId, userId),
        eq(adventures.kind, 'online-adventure'),
        eq(adventures.priceCents, 0),
        inArray(adventures.status, outStatuses),
        isNull(adventures.deletedAt),
      ),
    )
    .orderBy(desc(adventures.updatedAt))
    .limit(mostOwn)
  const works = await Promise.all(
    rows.map(({ id, link, status }) => choosableAt(database, isListed(status) ? id : link, locale)),
  )
  return works.filter((work) => work !== undefined)
}
