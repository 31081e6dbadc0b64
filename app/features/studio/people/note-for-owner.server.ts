import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { HeldWork } from '#app/features/studio/draft/hold-draft.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { auditLog } from '#database/schema/back-office.ts'
import type { PeopleForm } from './people.schema.ts'

/** A row in the log when an admin changes the people of somebody else's work. */
export async function noteForOwner(
  tx: Transaction,
  member: Member,
  { id, title, creatorId }: HeldWork,
  deed: PeopleForm['intent'],
): Promise<void> {
  if (creatorId === member.userId) return
  await tx.insert(auditLog).values({
    actorId: member.userId,
    action: 'adventure.people_changed',
    entityType: 'adventure',
    entityId: id,
    detail: { title, deed },
  })
}
