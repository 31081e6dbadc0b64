import type { OpenGame } from '#app/features/play/runs/list-open-runs.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'

export function ContinuePlaying({ games }: { games: readonly OpenGame[] }) {
  return (
    <PageSection ground="well" aria-labelledby="continue" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="continue" className="text-title">
          {m.home_continue_title()}
        </h2>
        <p className="text-lg text-muted">{m.home_continue_text()}</p>
      </div>
      <ul className="shelf">
        {games.map((game) => (
          <li key={game.runId} className="min-w-0">
            <Game game={game} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Game({ game }: { game: OpenGame }) {
  const zone = useReaderZone()
  return (
    <Card look="night" interactive className="h-full overflow-hidden wide:flex-row">
      <div className="relative aspect-video bg-sunken wide:aspect-auto wide:min-h-72 wide:w-1/2 wide:shrink-0">
        {game.picture && (
          <Picture
            src={game.picture}
            alt=""
            width={1600}
            height={900}
            priority
            className="size-full object-cover wide:absolute wide:inset-0 wide:h-full"
          />
        )}
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-t from-canvas via-canvas/20 to-transparent wide:bg-linear-to-l"
        />
      </div>
      <div className="relative -mt-10 flex flex-1 flex-col gap-1.5 p-5 pt-0 wide:mt-0 wide:justify-center wide:p-10">
        <CardTitle>
          <Link to={`/run/${game.runId}`} lang={game.titleLanguage} className={cardLinkStyles}>
            {game.title}
          </Link>
        </CardTitle>
        {game.scene && <p>{m.home_continue_scene({ scene: game.scene })}</p>}
        <p className="text-sm text-muted">{m.home_continue_when({ date: formatDate(game.lastPlayedAt, zone) })}</p>
        <span aria-hidden="true" className={buttonStyles({ variant: 'primary', className: 'mt-3 self-start' })}>
          {m.home_continue_button()}
        </span>
      </div>
    </Card>
  )
}
