import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { GameState, LobbyGame } from '#app/features/play/lobby/lobby-game.present.ts'
import type { MemberGame } from '#app/features/play/lobby/list-member-games.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { GameFacts } from './game-facts.tsx'

const states: Record<GameState, { tone: BadgeTone; text: () => string }> = {
  open: { tone: 'accent', text: m.lobby_state_open },
  finished: { tone: 'success', text: m.lobby_state_finished },
  away: { tone: 'grey', text: m.lobby_state_away },
  stopped: { tone: 'grey', text: m.lobby_state_stopped },
}

const stateText = (game: LobbyGame): string => (game.isPlaytest ? m.play_playtest() : states[game.state].text())

type Shown = Pick<MemberGame, 'adventureId' | 'adventure'>

/** @param of the adventure that the game is of, in a list of several */
export function GameRow({ game, of }: { game: LobbyGame; of?: Shown }) {
  const { state, place } = game
  const takeUp = useFocusWhenPutAway(state)
  return (
    <li className="grid items-center gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div id={`game-${game.id}`} className="grid min-w-0 gap-1.5">
        {of && <Title {...of} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {of ? (
            place && <p lang={game.language}>{place}</p>
          ) : (
            <h3 lang={place ? game.language : undefined} className="font-display text-lg font-semibold">
              {place || m.lobby_unnamed_place()}
            </h3>
          )}
          {game.isPlaytest && <Badge tone="brass">{stateText(game)}</Badge>}
          <Badge tone={states[state].tone}>{states[state].text()}</Badge>
        </div>
        <GameFacts game={game} />
        {state === 'stopped' && <p className="max-w-prose text-sm">{m.errors_game_stopped()}</p>}
      </div>
      {state !== 'stopped' && (
        <div className="flex flex-wrap gap-2 sm:justify-end">
          {state === 'away' || (game.isPlaytest && state === 'open') ? (
            <Form method="post" action={lobbyOf(of)} preventScrollReset>
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
      )}
      {state === 'open' && game.isHost && <PutAway game={game} of={of} />}
    </li>
  )
}

const lobbyOf = (of: Shown | undefined) => of && `/play/${of.adventureId}`

function Title({ adventureId, adventure: { title, titleLanguage, picture } }: Shown) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={1600}
          height={900}
          className="aspect-video w-20 shrink-0 rounded-small object-cover"
        />
      )}
      <h3 lang={titleLanguage} className="min-w-0 font-display text-lg font-semibold">
        <Link to={`/play/${adventureId}`} className={textLinkStyles}>
          {title}
        </Link>
      </h3>
    </div>
  )
}

function PutAway({ game, of }: { game: LobbyGame; of: Shown | undefined }) {
  return (
    <details className="sm:col-span-2">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-small text-sm font-semibold text-muted underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {m.lobby_put_away()}
      </summary>
      <Form
        method="post"
        action={lobbyOf(of)}
        preventScrollReset
        className="grid justify-items-start gap-3 rounded-control bg-sunken p-4"
      >
        <input type="hidden" name="runId" value={game.id} />
        {of && <input type="hidden" name="from" value="account" />}
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
