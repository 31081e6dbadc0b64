import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { foundOne } from '#app/features/studio/draft/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { holdOwnAdventure } from './hold-own-adventure.server.ts'
import { requireRoomForName } from './store-version.server.ts'
import type { RenameVersionInput } from './versions.schema.ts'

/** An automatic version becomes a named one and stays. @throws AppError notFound; VersionRefused tooMany */
export const renameVersion = (database: Queryable, member: Member, input: InDraft<RenameVersionInput>): Promise<void> =>
  holdOwnAdventure(database, member, input.adventureId, async (tx, id) => {
    const ofThis = and(eq(draftVersions.id, input.versionId), eq(draftVersions.adventureId, id))
    const { cause } = foundOne(await tx.select({ cause: draftVersions.cause }).from(draftVersions).where(ofThis))
    if (cause !== 'named') await requireRoomForName(tx, id)
    await tx.update(draftVersions).set({ name: input.name, cause: 'named', editionNumber: null }).where(ofThis)
  })
