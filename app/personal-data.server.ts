import { accountsToErase, eraseClosedAccounts } from '#app/features/account/erase-accounts.server.ts'
import { personalAccount } from '#app/features/account/personal-account.server.ts'
import { personalMessages } from '#app/features/contact/personal-messages.server.ts'
import { personalCalls } from '#app/features/generation/money/personal-calls.server.ts'
import { personalEvenings } from '#app/features/kits/evening/personal-evenings.server.ts'
import { personalLibrary } from '#app/features/library/personal-library.server.ts'
import { personalLocks } from '#app/features/locks/personal-locks.server.ts'
import { personalFiles } from '#app/features/media/personal-files.server.ts'
import { personalGroups } from '#app/features/play/groups/personal-groups.server.ts'
import { personalGames } from '#app/features/play/party/personal-games.server.ts'
import { personalPayments } from '#app/features/payments/sales/personal-payments.server.ts'
import { personalAdventures } from '#app/features/studio/projects/personal-adventures.server.ts'
import { getDatabase, withPatientDatabase } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'

/** Named as in `database/personal-columns.ts`, in the order of erasure: answers to reviews before the adventures they
 * are about, the account last. */
export const personalParts = {
  library: personalLibrary,
  locks: personalLocks,
  games: personalGames,
  groups: personalGroups,
  evenings: personalEvenings,
  studio: personalAdventures,
  files: personalFiles,
  generation: personalCalls,
  contact: personalMessages,
  payments: personalPayments,
  account: personalAccount,
} satisfies Record<string, PersonalPart>

/** Runs every minute. An account may hold a lot: its statements may take longer than a request's. */
export async function eraseAccounts(): Promise<number> {
  if ((await accountsToErase(getDatabase())).length === 0) return 0
  return withPatientDatabase((database) =>
    eraseClosedAccounts({ database, storage: getStorage(), parts: Object.values(personalParts) }),
  )
}
