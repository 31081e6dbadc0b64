/** The home page shows a person's open games. */
export const ownOnHome = `exists (
  select from players p join parties y on y.id = p.party_id join runs r on r.id = y.run_id
  where (p.user_id = reader.user_id or (p.guest_token_hash = reader.guest and p.user_id is null))
    and p.removed_at is null and r.status = 'active' and not r.is_playtest)`
