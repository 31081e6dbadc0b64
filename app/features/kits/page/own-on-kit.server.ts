import { isIdOfUnlisted } from '#app/features/payments/ledger/at-address.server.ts'
import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'
import { inSql, outStatuses } from '#app/shared/statuses.ts'

/** SQL: who sees a personal version of a kit's page. Creators see the draft, buyers that they have the kit. Admins see
 * unpublished kits too, whose drafts change without telling the cache. To others an unpublished kit is "not found". */
export const ownOnKit = `(
  ${isIdOfUnlisted} or (reader.user_id is not null
    and (at.creator_id = reader.user_id or (o.role = 'admin' and at.status not in ${inSql(outStatuses)})))
  or ${entitledText('reader.user_id', 'at.id')})`
