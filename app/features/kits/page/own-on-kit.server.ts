import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'

/** SQL: who gets an own version of a kit's page. Creators see the draft, and buyers that they have the kit. Admins also
 * see unpublished kits, whose drafts change without telling the cache. Everybody else gets "not found" for unlisted kits. */
export const ownOnKit = `(
  exists (select from adventures a where a.id = :id::uuid and reader.user_id is not null
    and (a.creator_id = reader.user_id or (o.role = 'admin' and a.status <> 'published')))
  or ${entitledText('reader.user_id', ':id::uuid')})`
