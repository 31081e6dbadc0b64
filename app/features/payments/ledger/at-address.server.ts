import { isAuthorText } from '#app/features/drafts/draft-access.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { Status } from '#app/shared/statuses.ts'
import { entitledText } from './entitled.server.ts'

/** Joins `adventures at`, which is at the address `:id` of a public page: by its id or its link. */
export const workAtAddress = 'left join adventures at on :id::uuid in (at.id, at.link)'

/** For SQL with `workAtAddress`: `:id` is the id of unlisted work, its address only for those who have it already. */
export const isIdOfUnlisted = `(at.id = :id::uuid and at.status = 'unlisted')`

/** Who makes it, whoever bought it or was about to, was given it, printed it, plays it or has left its game. */
const hasIt = (adventure: string, user: string, guest: string): string => `(
  ${entitledText(user, adventure)}
  or exists (select from adventures own where own.id = ${adventure} and ${isAuthorText('read', 'own', user)})
  or exists (select from purchases b where b.adventure_id = ${adventure} and b.buyer_id = ${user})
  or exists (select from kit_downloads d where d.adventure_id = ${adventure} and d.user_id = ${user})
  or exists (select from players p join parties y on y.id = p.party_id join runs r on r.id = y.run_id
    where (p.user_id = ${user} or (p.guest_token_hash = ${guest} and p.user_id is null))
      and r.adventure_id = ${adventure}))`

type Reader = { userId: string | null; guestHash: string | null; isStaff: boolean }

const atAddress = prepared<Reader & { address: string }>(
  'adventure_at_address',
  `select a.id, a.status, a.link, coalesce(a.creator_id = :userId::uuid, false) as "isCreator"
    from adventures a where a.link = :address or a.id = :address
    and (a.status <> 'unlisted' or :isStaff::boolean or ${hasIt('a.id', ':userId::uuid', ':guestHash::text')})`,
)

type Found = { id: string; status: Status; link: string; isCreator: boolean }

export type FoundAt = Omit<Found, 'id'> & { adventureId: string; isByLink: boolean }

/** Every page and form for others finds its adventure here. The link made anew ends the old one; who has the adventure
 * already keeps it under its id. @throws AppError notFound */
export async function findAtAddress(address: string, { userId, guestHash, isStaff }: Reader): Promise<FoundAt> {
  const { rows } = isId(address)
    ? await getPool().query<Found>(atAddress({ userId, guestHash, isStaff, address }))
    : { rows: [] }
  if (!rows[0]) throw new AppError('notFound')
  const { id, ...found } = rows[0]
  return { adventureId: id, isByLink: id !== address, ...found }
}
