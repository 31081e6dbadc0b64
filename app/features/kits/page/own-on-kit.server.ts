import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'

/** The page of a kit shows its creator the draft, and that it is one's own to whoever has bought it. It says nothing of
 * kits that are not listed to anybody else: who may not see one gets the page of what does not exist. Admins see what
 * is not published, too, and its draft changes without a word to the cache. */
export const ownOnKit = `(
  exists (select from adventures a where a.id = :id::uuid and reader.user_id is not null
    and (a.creator_id = reader.user_id or (o.role = 'admin' and a.status <> 'published')))
  or ${entitledText('reader.user_id', ':id::uuid')})`
