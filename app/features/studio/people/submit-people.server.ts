import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { inviteCoAuthor } from './invite-co-author.server.ts'
import {
  changePart,
  declineWork,
  leaveWork,
  offerWork,
  removeCoAuthor,
  revokeInvitation,
  shareSales,
} from './manage-people.server.ts'
import type { PeopleForm } from './people.schema.ts'
import { takeOver } from './take-over.server.ts'

/** `link`: its path, told this once. `left`: the work is no longer open to the reader. */
export type PeopleDone = { done: PeopleForm['intent']; path: string | null }

/** @throws AppError as its use-cases do */
export async function submitPeople(
  database: Database,
  member: Member,
  { adventureId, locale }: { adventureId: string; locale: Locale },
  form: PeopleForm,
): Promise<PeopleDone> {
  const path = await perform(database, member, { adventureId, locale }, form)
  return { done: form.intent, path: path ?? null }
}

async function perform(
  database: Database,
  member: Member,
  { adventureId, locale }: { adventureId: string; locale: Locale },
  form: PeopleForm,
): Promise<string | null | void> {
  switch (form.intent) {
    case 'invite': {
      const { part, email } = form
      return (await inviteCoAuthor(database, member, { adventureId, part, email, locale })).path
    }
    case 'link':
      return (await inviteCoAuthor(database, member, { adventureId, part: form.part, email: null, locale })).path
    case 'revoke':
      return revokeInvitation(database, member, { adventureId, invitationId: form.invitationId })
    case 'change':
      return changePart(database, member, { adventureId, userId: form.userId, part: form.part })
    case 'remove':
      return removeCoAuthor(database, member, { adventureId, userId: form.userId })
    case 'share':
      return shareSales(database, member, { adventureId, userId: form.userId, percent: form.percent })
    case 'offer':
      return offerWork(database, member, { adventureId, userId: form.userId })
    case 'withdraw':
      return offerWork(database, member, { adventureId, userId: null })
    case 'leave':
      return leaveWork(database, member, adventureId)
    case 'take-over':
      return takeOver(database, member, adventureId)
    case 'decline':
      return declineWork(database, member, adventureId)
  }
}
