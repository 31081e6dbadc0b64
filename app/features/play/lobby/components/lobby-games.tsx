import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import type { GameState, LobbyGame } from '#app/features/play/lobby/lobby-game.present.ts'
import type { OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { GameFacts } from './game-facts.tsx'

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
          <Game key={game.id} game={game} />
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

const states: Record<GameState, { tone: BadgeTone; text: () => string }> = {
  open: { tone: 'accent', text: m.lobby_state_open },
  finished: { tone: 'success', text: m.lobby_state_finished },
  away: { tone: 'grey', text: m.lobby_state_away },
}

const stateText = (game: LobbyGame): string => (game.isPlaytest ? m.play_playtest() : states[game.state].text())

function Game({ game }: { game: LobbyGame }) {
  const { state, place } = game
  const takeUp = useFocusWhenPutAway(state)
  return (
    <li className="grid items-center gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div id={`game-${game.id}`} className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 lang={place ? game.language : undefined} className="font-display text-lg font-semibold">
            {place || m.lobby_unnamed_place()}
          </h3>
          {game.isPlaytest && <Badge tone="brass">{stateText(game)}</Badge>}
          <Badge tone={states[state].tone}>{states[state].text()}</Badge>
        </div>
        <GameFacts game={game} />
      </div>
      <div className="flex flex-wrap gap-2 sm:justify-end">
        {state === 'away' || (game.isPlaytest && state === 'open') ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="runId" value={game.id} />
            <Button ref={takeUp} type="submit" name="intent" value="take_up" aria-describedby={`game-${game.id}`}>
              {state === 'away' ? m.lobby_take_up() : m.play_resume()}
            </Button>
          </Form>
        ) : (
          <Button asChild>
            <Link to={`/run/${game.id}`} aria-describedby={`game-${game.id}`}>
              {state === 'finished' ? m.lobby_see_ending() : m.play_resume()}
            </Link>
          </Button>
        )}
      </div>
      {state === 'open' && game.isHost && <PutAway game={game} />}
    </li>
  )
}

function PutAway({ game }: { game: LobbyGame }) {
  return (
    <details className="sm:col-span-2">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-small text-sm font-semibold text-muted underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {m.lobby_put_away()}
      </summary>
      <Form method="post" preventScrollReset className="grid justify-items-start gap-3 rounded-control bg-sunken p-4">
        <input type="hidden" name="runId" value={game.id} />
        <p className="max-w-prose">
          {m.lobby_put_away_question()} {game.companions.length > 0 && m.lobby_put_away_party()}
        </p>
        <Button type="submit" name="intent" value="put_away">
          {m.lobby_put_away_confirm()}
        </Button>
      </Form>
    </details>
  )
}

function useFocusWhenPutAway(state: GameState) {
  const takeUp = useRef<HTMLButtonElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'open' && state === 'away') takeUp.current?.focus()
    before.current = state
  }, [state])
  return takeUp
}
