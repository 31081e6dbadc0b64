import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'
import { isAuthorText } from '#app/features/drafts/draft-access.server.ts'
import { inSql, outStatuses } from '#app/shared/statuses.ts'
import { isIdOfUnlisted } from '#app/features/payments/ledger/at-address.server.ts'

/** A lobby shows the person's own games, and lets them play what they have bought. */
export const ownOnLobby = `(${entitledText('reader.user_id', 'at.id')} or exists (
  select from players p join parties y on y.id = p.party_id join runs r on r.id = y.run_id
  where (p.user_id = reader.user_id or (p.guest_token_hash = reader.guest and p.user_id is null))
    and p.removed_at is null and r.adventure_id = at.id))`

/** Its authors try the draft, moderators come to judge, and work that is not public has rules of its own. */
export const anewOnLobby = `(coalesce(o.role = 'moderator', false) or ${isIdOfUnlisted} or not coalesce(
  at.status in ${inSql(outStatuses)} and at.deleted_at is null and at.published_edition_id is not null
    and not coalesce(${isAuthorText('playtest', 'at', 'reader.user_id')}, false), false))`
