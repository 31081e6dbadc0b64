import { m } from '#app/i18n/generated/messages.js'
import { formatPrice } from '#app/i18n/format.ts'
import { findingText } from '#app/features/adventure/checks/finding-text.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { GiftLink } from '#app/features/payments/components/gift-link.tsx'
import { RefundNote } from '#app/features/payments/components/refund-note.tsx'
import type { LobbyGame } from '#app/features/play/lobby/lobby-game.present.ts'
import type { OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { GameFacts } from './game-facts.tsx'
import { JoinForm } from './join-form.tsx'
import { StartForm } from './start-form.tsx'

/** Every form and link works without JavaScript. */
export function StartCard({ lobby, findings }: { lobby: OpenLobby; findings: Finding[] }) {
  const { start } = lobby
  const open = lobby.runs.find(({ state }) => state === 'open')
  const maySell = start === 'buy' || (start === 'play' && lobby.priceCents === 0)
  return (
    <section aria-labelledby="box-office" className="grid rounded-card border border-brass/50 bg-surface shadow-float">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-dashed border-line-strong px-6 py-4">
        <h2 id="box-office" className="font-display text-lg text-brass-ink italic">
          {m.lobby_box_office()}
        </h2>
        {start === 'play' && lobby.priceCents > 0 && <Badge tone="success">{m.lobby_yours()}</Badge>}
        {maySell && <p className="font-display text-3xl font-semibold">{formatPrice(lobby.priceCents)}</p>}
      </header>
      <div className="grid gap-5 p-6">
        {start === 'playtest' && <p className="text-muted">{m.play_playtest_note()}</p>}
        {findings.length > 0 && <CannotTry findings={findings} editor={`/editor/${lobby.id}`} />}
        {open && <Resume game={open} />}
        {(start === 'playtest' || start === 'play') && <StartForm lobby={lobby} isFirst={!open} />}
        {start === 'buy' && <Buy lobby={lobby} />}
        {lobby.mayGive && <GiftLink adventureId={lobby.id} />}
        {start === 'closed' && <p>{open ? m.play_closed_but_yours() : m.play_closed()}</p>}
        {start === 'play' && !lobby.isSignedIn && (
          <p className="text-sm text-muted">
            {m.play_guest_note()}{' '}
            <TextLink to={`/auth?${new URLSearchParams({ next: `/play/${lobby.id}` })}`}>{m.lobby_sign_in()}</TextLink>
          </p>
        )}
        {lobby.mostPlayers > 1 && start !== 'closed' && <JoinForm />}
      </div>
    </section>
  )
}

function Resume({ game }: { game: LobbyGame }) {
  return (
    <div className="grid gap-3">
      {game.isPlaytest ? (
        <Form method="post">
          <input type="hidden" name="runId" value={game.id} />
          <Button type="submit" name="intent" value="take_up" variant="primary" size="large" className="w-full">
            {m.play_resume_playtest()}
          </Button>
        </Form>
      ) : (
        <Button asChild variant="primary" size="large" className="w-full">
          <Link to={`/run/${game.id}`}>{m.play_resume()}</Link>
        </Button>
      )}
      <div className="grid justify-items-center gap-1 text-center">
        {game.place && (
          <p>
            {m.lobby_you_are_in()}{' '}
            <span lang={game.language} className="font-semibold">
              {game.place}
            </span>
          </p>
        )}
        <GameFacts game={game} className="justify-center" />
      </div>
    </div>
  )
}

function Buy({ lobby: { id, isSelling, mayAddTax } }: { lobby: OpenLobby }) {
  if (isSelling)
    return (
      <div className="grid gap-3">
        <Button asChild variant="primary" size="large" className="w-full">
          <Link to={`/checkout/${id}`}>{m.play_buy()}</Link>
        </Button>
        {mayAddTax && <p className="text-center text-sm text-muted">{m.checkout_plus_tax()}</p>}
        <RefundNote isKit={false} />
      </div>
    )
  return (
    <div className="grid gap-2">
      <Button variant="primary" size="large" disabled aria-describedby="buy-closed" className="w-full">
        {m.play_buy()}
      </Button>
      <p id="buy-closed" className="text-sm text-muted">
        {m.checkout_closed()}
      </p>
    </div>
  )
}

function CannotTry({ findings, editor }: { findings: Finding[]; editor: string }) {
  const errors = findings.filter(({ severity }) => severity === 'error')
  return (
    <Notice tone="danger" title={m.play_cannot_try()}>
      <ul className="list-disc pl-5">
        {[...new Set(errors.map((error) => findingText(error)))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Link to={editor} className="font-semibold underline underline-offset-4">
        {m.play_back_to_editor()}
      </Link>
    </Notice>
  )
}
