import type { MemberGames as Games } from '#app/features/play/lobby/list-member-games.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { GameRow } from './game-row.tsx'

export function MemberGames({ games: { games, page, pages } }: { games: Games }) {
  return (
    <section aria-labelledby="games" className="grid gap-4">
      <h2 id="games" tabIndex={-1} className="sr-only">
        {m.lobby_games()}
      </h2>
      {games.length === 0 ? (
        <EmptyState
          title={m.account_games_empty()}
          picture={<EmptyPicture of="no-adventures" />}
          action={
            <Button asChild variant="accent">
              <Link to="/library">{m.account_games_empty_action()}</Link>
            </Button>
          }
        >
          <p>{m.account_games_empty_text()}</p>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {games.map((game) => (
            <GameRow key={game.id} game={game} of={game} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={m.account_games_pages()} className="flex flex-wrap items-center justify-center gap-6">
          {page > 1 && <TextLink to={`?page=${page - 1}#games`}>{m.account_games_newer()}</TextLink>}
          <span className="text-muted">{m.common_page_of({ page, pages })}</span>
          {page < pages && <TextLink to={`?page=${page + 1}#games`}>{m.account_games_older()}</TextLink>}
        </nav>
      )}
    </section>
  )
}
