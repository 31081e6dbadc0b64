import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'

/** The page of a kit shows its creator and admins the draft, and that it is one's own to whoever has bought it. */
export const ownOnKit = `(
  exists (select from adventures a where a.id = :id::uuid and reader.user_id is not null
    and (a.creator_id = reader.user_id or a.status <> 'published' or a.deleted_at is not null))
  or ${entitledText('reader.user_id', ':id::uuid')})`
