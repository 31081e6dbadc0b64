import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { fieldsOf } from '#app/features/studio/draft/field-errors.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { errorStatus, presentError } from '#app/shared/app-error.ts'
import { changeLanguage } from './change-language.server.ts'
import { deleteVersion } from './delete-version.server.ts'
import { keepVersion } from './keep-version.server.ts'
import { renameVersion } from './rename-version.server.ts'
import { restoreVersion } from './restore-version.server.ts'
import { VersionRefused } from './version-refused.ts'
import { listVersions } from './version.queries.server.ts'
import type { VersionsResult } from './version-view.ts'
import { versionCommandSchema } from './versions.schema.ts'
import type { VersionCommand } from './versions.schema.ts'

/** `body` is untrusted. Expected failures are results. */
export async function performVersionCommand(
  database: Queryable,
  member: Member,
  adventureId: string,
  body: unknown,
): Promise<VersionsResult> {
  const parsed = versionCommandSchema.safeParse(body)
  if (!parsed.success) return { status: 'invalid', fields: fieldsOf(parsed.error.issues) }
  try {
    return await perform(database, member, { ...parsed.data, adventureId })
  } catch (error) {
    return answerOf(error)
  }
}

async function perform(
  database: Queryable,
  member: Member,
  command: VersionCommand & { adventureId: string },
): Promise<VersionsResult> {
  switch (command.intent) {
    case 'restore-version':
      await restoreVersion(database, member, command)
      return { status: 'restored' }
    case 'change-language':
      await changeLanguage(database, member, command)
      return { status: 'restored' }
    case 'keep-version':
      await keepVersion(database, member, command)
      break
    case 'rename-version':
      await renameVersion(database, member, command)
      break
    case 'delete-version':
      await deleteVersion(database, member, command)
  }
  return { status: 'listed', versions: await listVersions(database, member, command) }
}

function answerOf(error: unknown): VersionsResult {
  if (error instanceof VersionRefused) return { status: 'refused', ...error.refusal }
  if (error instanceof Refused && (error.refusal.reason === 'missingFields' || error.refusal.reason === 'priceTooLow'))
    return { status: 'refused', ...error.refusal }
  // It was valid when it was kept, so the rules have changed.
  if (error instanceof Refused && error.refusal.reason === 'invalid') return { status: 'refused', reason: 'unreadable' }
  const known = asAppError(error)
  if (!known) throw error
  return { status: 'failed', error: presentError(known) }
}

export function statusOfVersions(result: VersionsResult): number {
  switch (result.status) {
    case 'listed':
    case 'restored':
      return 200
    case 'invalid':
      return 400
    case 'refused':
      return 422
    case 'failed':
      return errorStatus[result.error.code]
  }
}
