import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'

/** SQL: who sees a personal version of a kit's page. Creators see the draft, buyers that they have the kit. Admins see
 * unpublished kits too, whose drafts change without telling the cache. To others an unlisted kit is "not found". */
export const ownOnKit = `(
  exists (select from adventures a where a.id = :id::uuid and reader.user_id is not null
    and (a.creator_id = reader.user_id or (o.role = 'admin' and a.status <> 'published')))
  or ${entitledText('reader.user_id', ':id::uuid')})`
