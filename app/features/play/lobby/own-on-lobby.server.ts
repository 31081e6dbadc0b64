import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'
import { inSql, outStatuses } from '#app/shared/statuses.ts'
import { idAtAddress, isIdOfUnlisted } from '#app/features/payments/ledger/at-address.server.ts'

/** A lobby shows the person's own games, and lets them play what they have bought. */
export const ownOnLobby = `(${entitledText('reader.user_id', idAtAddress)} or exists (
  select from players p join parties y on y.id = p.party_id join runs r on r.id = y.run_id
  where (p.user_id = reader.user_id or (p.guest_token_hash = reader.guest and p.user_id is null))
    and p.removed_at is null and r.adventure_id = ${idAtAddress}))`

/** A creator tries the draft, moderators come to judge, and work that is not public has rules of its own. */
export const anewOnLobby = `(coalesce(o.role = 'moderator', false) or ${isIdOfUnlisted} or not exists (
  select from adventures a where a.id = ${idAtAddress} and a.status in ${inSql(outStatuses)} and a.deleted_at is null
    and a.published_edition_id is not null and a.creator_id is distinct from reader.user_id))`
