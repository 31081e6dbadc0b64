import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import type { OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { GameRow } from './game-row.tsx'

export function LobbyGames({ lobby: { id, runs, runsInAll, isSignedIn } }: { lobby: OpenLobby }) {
  const hidden = runsInAll - runs.length
  return (
    <PageSection ground="well" aria-labelledby="games" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="games" className="scroll-mt-24 text-heading">
          {m.lobby_games()}
        </h2>
        <p className="text-muted">{isSignedIn ? m.lobby_games_text() : m.lobby_games_text_guest()}</p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {runs.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      {hidden > 0 && (
        <TextLink to={`/play/${id}?games=all#games`} preventScrollReset className="w-fit">
          {m.lobby_show_all({ count: formatNumber(runsInAll) })}
        </TextLink>
      )}
    </PageSection>
  )
}
