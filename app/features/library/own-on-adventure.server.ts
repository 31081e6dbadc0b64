import { isAuthorText } from '#app/features/drafts/draft-access.server.ts'
import { isIdOfUnlisted } from '#app/features/payments/ledger/at-address.server.ts'
import { entitledText } from '#app/features/payments/ledger/entitled.server.ts'

/** The page of an adventure shows members their review, notices for its creator, the right to review after playing,
 * buying or downloading, and the wish for one that opens later; a guest who has finished it is asked to sign in. */
export const ownOnAdventure = `(
  ${isIdOfUnlisted} or
  (reader.user_id is not null and (${isAuthorText('read', 'at', 'reader.user_id')} or at.status = 'coming_soon'))
  or exists (select from reviews w where w.adventure_id = at.id and w.user_id = reader.user_id)
  or ${entitledText('reader.user_id', 'at.id')}
  or exists (select from kit_downloads d where d.adventure_id = at.id and d.user_id = reader.user_id)
  or exists (
    select from players p join parties y on y.id = p.party_id join runs r on r.id = y.run_id
    where (p.user_id = reader.user_id or (p.guest_token_hash = reader.guest and p.user_id is null))
      and p.removed_at is null and r.adventure_id = at.id and r.status = 'finished'
      and not r.is_playtest and not r.is_own))`
