import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { draftFor, isAuthorWho } from '#app/features/drafts/draft-access.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { inSql, shownStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { seesEveryDraft } from './asset.policy.ts'
import type { AssetReader, AssetViewer } from './asset.policy.ts'
import { assetNameAt } from './asset.present.ts'
import type { Orientation } from './image-shapes.server.ts'

export type ServableAsset = {
  purpose: string
  storageKey: string
  mime: string
  bytes: number
  sha256: string
  isPublic: boolean
}

/** 22 letters and digits, a width for a narrow cover, the extension, which is compared with the stored type. */
export const mediaNamePattern = /^([0-9A-Za-z]{22})(?:-(\d{3}))?\.[a-z0-9]{3,4}$/

/** Joins an adventure to its cover, unless that is not public: then it is shown to no other reader. */
export const publicCover = and(eq(assets.id, adventures.thumbnailAssetId), isNotNull(assets.publishedAt))

/** Published files become private again with their adventure, as a draft, in review or in the trash. */
const isShown = sql<boolean>`${assets.publishedAt} is not null and (${assets.purpose} = 'avatar'
  or ${adventures.status} in ${sql.raw(inSql(shownStatuses))} and ${adventures.deletedAt} is null)`

/** The last scene stays visible, and may be reloaded, after the end. */
const afterTheEnd = sql`interval '1 day'`

/** Nobody, players included, gets files of a work that a moderator took down. */
const isPlayedBy = ({ userId, guestHash }: AssetReader) =>
  and(
    isNotNull(assets.publishedAt),
    ne(adventures.status, 'in_review'),
    sql`exists (select from ${runs} join ${parties} on ${eq(parties.runId, runs.id)}
      join ${players} on ${eq(players.partyId, parties.id)}
      where ${and(
        eq(runs.adventureId, assets.adventureId),
        or(inArray(runs.status, ['active', 'halted']), sql`${runs.finishedAt} > now() - ${afterTheEnd}`),
        isNull(players.removedAt),
        or(
          userId === null ? undefined : eq(players.userId, userId),
          guestHash === null ? undefined : and(eq(players.guestTokenHash, guestHash), isNull(players.userId)),
        ),
      )})`,
  )

/** Null both for a missing file and for one that the reader may not see. */
export async function findServableAsset(
  database: Queryable,
  name: string,
  reader: AssetReader,
): Promise<ServableAsset | null> {
  const { userId, role, guestHash } = reader
  const mayHave: (SQL | undefined)[] = [isShown]
  if (userId !== null)
    mayHave.push(isAuthorWho('read', userId), and(isNull(assets.adventureId), eq(assets.ownerId, userId)))
  if (userId !== null || guestHash !== null) mayHave.push(isPlayedBy(reader))
  const [row] = await database
    .select({
      purpose: assets.purpose,
      storageKey: assets.storageKey,
      mime: assets.mime,
      bytes: assets.bytes,
      sha256: assets.sha256,
      isPublic: sql<boolean>`coalesce(${isShown}, false)`,
    })
    .from(assets)
    .leftJoin(adventures, eq(adventures.id, assets.adventureId))
    .where(and(eq(assets.name, name), seesEveryDraft({ role }) ? undefined : or(...mayHave)))
  return row ?? null
}

/** The target, with whose room it takes and the orientation that the picture must have. @throws AppError notFound */
export async function findUploadTarget(
  database: Queryable,
  editor: AssetViewer,
  target: { adventureId: string; sceneId: string | null },
): Promise<{ adventureId: string; keeper: string | null; orientation: Orientation }> {
  if (!isId(target.adventureId) || (target.sceneId !== null && !isId(target.sceneId))) throw new AppError('notFound')
  const mine = draftFor('edit', target.adventureId, editor)
  if (target.sceneId === null) {
    const [found] = await database
      .select({ id: adventures.id, keeper: adventures.creatorId })
      .from(adventures)
      .where(mine)
    if (!found) throw new AppError('notFound')
    return { adventureId: found.id, keeper: found.keeper, orientation: 'landscape' }
  }
  const [found] = await database
    .select({
      id: adventures.id,
      keeper: adventures.creatorId,
      width: adventureScenes.canvasWidth,
      height: adventureScenes.canvasHeight,
    })
    .from(adventures)
    .innerJoin(adventureScenes, eq(adventureScenes.adventureId, adventures.id))
    .where(and(mine, eq(adventureScenes.id, target.sceneId)))
  if (!found) throw new AppError('notFound')
  const { id, keeper, width, height } = found
  return { adventureId: id, keeper, orientation: height > width ? 'portrait' : 'landscape' }
}

/** For addresses stored instead of ids; the site's own files are left out. @throws AppError invalidInput */
export async function assetsAtAddresses(
  database: Queryable,
  adventureId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const uploaded = addresses.filter((address) => address.startsWith('/media/'))
  const names = [...new Set(uploaded.map((address) => assetNameAt(address) ?? address))]
  if (names.length === 0) return []
  const found = await database
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.adventureId, adventureId), inArray(assets.name, names)))
  if (found.length !== names.length)
    throw new AppError('invalidInput', {
      log: `${names.length - found.length} files were not uploaded to the adventure that shows them`,
    })
  return found.map(({ id }) => id)
}
