import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { learningPlatforms } from '#database/schema/learning.ts'

export type Platform = typeof learningPlatforms.$inferSelect

export async function listPlatforms(database: Queryable) {
  const rows = await database.select().from(learningPlatforms).orderBy(asc(learningPlatforms.name))
  return rows.map(({ id, name, issuer, clientId, deploymentIds, authUrl, tokenUrl, keysUrl, disabledAt }) => ({
    id,
    isOn: disabledAt === null,
    settings: { name, issuer, clientId, deploymentIds: deploymentIds.join('\n'), authUrl, tokenUrl, keysUrl },
  }))
}

export type ListedPlatform = Awaited<ReturnType<typeof listPlatforms>>[number]

export async function findPlatform(database: Queryable, id: string): Promise<Platform | undefined> {
  return (await database.select().from(learningPlatforms).where(eq(learningPlatforms.id, id)))[0]
}

/** A platform may have registered us several times under one issuer: then it has to say as which client. */
export async function findByIssuer(
  database: Queryable,
  issuer: string,
  clientId: string | null,
): Promise<Platform | undefined> {
  const rows = await database
    .select()
    .from(learningPlatforms)
    .where(
      and(
        eq(learningPlatforms.issuer, issuer),
        clientId === null ? undefined : eq(learningPlatforms.clientId, clientId),
      ),
    )
    .limit(2)
  return rows.length === 1 ? rows[0] : undefined
}
