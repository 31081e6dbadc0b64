import { and, desc, eq, isNull } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { readCurtainCall } from '#app/features/play/curtain/read-curtain-call.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isOut } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'

export type EmbedStart = {
  title: string
  titleLanguage: Locale | undefined
  cover: string | null
  isFree: boolean
}

type Asked = { adventureId: string; guestHash: string | null; locale: Locale }

/** What a frame shows: the guest's latest game of it, or where one begins. Accounts count for nothing in a frame.
 * @throws AppError notFound for what is not out, or not played here */
export async function openEmbed(database: Database, { adventureId, guestHash, locale }: Asked) {
  const row = await findEmbedded(database, adventureId)
  if (!row || row.kind !== 'online-adventure' || !isOut(row.status)) throw new AppError('notFound')
  const title = localTextOf(row, 'title', [row.primaryLanguage, 'en', 'fr'])
  const start: EmbedStart = {
    title: textIn(title, locale, row.primaryLanguage),
    titleLanguage: foreignIn(title, locale, row.primaryLanguage),
    cover: row.cover && assetUrl(row.cover),
    isFree: row.priceCents === 0,
  }
  const runId = guestHash !== null && start.isFree ? await latestRun(database, adventureId, guestHash) : undefined
  return {
    framedBy: row.embedOrigins,
    start,
    run: runId === undefined ? null : await readFramedRun(database, runId, guestHash),
  }
}

async function findEmbedded(database: Database, adventureId: string) {
  const [row] = await database
    .select({
      kind: adventures.kind,
      status: adventures.status,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      priceCents: adventures.priceCents,
      embedOrigins: adventures.embedOrigins,
      cover: { name: assets.name, mime: assets.mime },
    })
    .from(adventures)
    .leftJoin(assets, publicCover)
    .where(and(eq(adventures.id, adventureId), isNull(adventures.deletedAt)))
  return row
}

async function latestRun(database: Database, adventureId: string, guestHash: string): Promise<string | undefined> {
  const [row] = await database
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(
      and(
        eq(runs.adventureId, adventureId),
        eq(runs.isPlaytest, false),
        isNull(players.removedAt),
        playerIs({ userId: null, guestHash }),
      ),
    )
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(1)
  return row?.id
}

/** A guest's game, as the player in a frame shows it. @throws AppError as `findRun` */
export async function readFramedRun(database: Database, runId: string, guestHash: string | null) {
  const person = { userId: null, guestHash, isAdmin: false }
  const found = await findRun(person, runId)
  return {
    runId,
    adventureId: found.row.adventureId,
    languages: found.edition.document.languages,
    snapshot: found.snapshot,
    curtain: await readCurtainCall(database, person, found),
  }
}
