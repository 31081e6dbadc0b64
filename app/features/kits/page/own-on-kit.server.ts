import { isAuthorText } from '#app/features/drafts/draft-access.server.ts'
import { isIdOfUnlisted } from '#app/features/payments/ledger/at-address.server.ts'
import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'
import { inSql, outStatuses } from '#app/shared/statuses.ts'

/** SQL: who sees a personal version of a kit's page. Authors see the draft, buyers that they have the kit. Admins see
 * unpublished kits too, whose drafts change without telling the cache. To others an unpublished kit is "not found". */
export const ownOnKit = `(
  ${isIdOfUnlisted} or (reader.user_id is not null
    and (${isAuthorText('playtest', 'at', 'reader.user_id')} or (o.role = 'admin' and at.status not in ${inSql(outStatuses)})))
  or ${entitledText('reader.user_id', 'at.id')})`
