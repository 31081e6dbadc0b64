import { and, eq, isNull } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'

export async function ownTitles(tx: Transaction, member: Member): Promise<ReadonlySet<string>> {
  const own = await tx
    .select({ title: adventures.title })
    .from(adventures)
    .where(and(eq(adventures.creatorId, member.userId), isNull(adventures.deletedAt)))
  return new Set(own.map(({ title }) => title))
}
