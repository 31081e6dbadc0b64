import { AccountFrame } from '#app/features/account/components/account-frame.tsx'
import { WishList } from '#app/features/library/components/wish-list.tsx'
import { presentWish } from '#app/features/library/wishes/wish.present.ts'
import { listWishes } from '#app/features/library/wishes/wish.queries.server.ts'
import { OwnEvenings } from '#app/features/kits/evening/components/own-evenings.tsx'
import { listAllEvenings } from '#app/features/kits/evening/list-evenings.server.ts'
import { MemberGames } from '#app/features/play/lobby/components/member-games.tsx'
import { listMemberGames } from '#app/features/play/lobby/list-member-games.server.ts'
import { StorageUse } from '#app/features/studio/projects/components/storage-use.tsx'
import { readStorage } from '#app/features/studio/projects/storage.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/games.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const mostPages = 1_000

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const locale = context.get(localeContext)
  const database = getDatabase()
  const asked = Number(new URL(request.url).searchParams.get('page') ?? '1')
  const page = Number.isInteger(asked) && asked >= 1 && asked <= mostPages ? asked : 1
  const [games, evenings, wishes, storage] = await Promise.all([
    listMemberGames(database, member.userId, locale, page),
    listAllEvenings(database, { userId: member.userId, locale }),
    listWishes(database, member.userId),
    readStorage(database, { userId: member.userId, isUnverified: isUnverified(member) }, locale),
  ])
  return { games, evenings, wishes: wishes.map((row) => presentWish(row, locale)), storage }
})

export function meta() {
  return pageMeta({
    title: m.account_games_meta_title(),
    description: m.account_games_lead(),
    path: '/account/games',
  })
}

export default function Games({ loaderData: { games, evenings, wishes, storage } }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.account_tab_games()} intro={<p>{m.account_games_lead()}</p>} current="/account/games">
      <p>
        <TextLink to="/sessions">{m.groups_heading()}</TextLink>
      </p>
      {evenings.length > 0 && <OwnEvenings evenings={evenings} />}
      {(games.games.length > 0 || evenings.length === 0) && <MemberGames games={games} />}
      {evenings.length === 0 && <OwnEvenings evenings={evenings} />}
      <WishList wishes={wishes} />
      <StorageUse storage={storage} />
    </AccountFrame>
  )
}
