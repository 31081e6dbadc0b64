import type { OpenGame } from '#app/features/play/runs/list-open-runs.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
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
      <ul
        className={classNames('grid gap-6', games.length > 1 && 'sm:grid-cols-2', games.length > 2 && 'lg:grid-cols-3')}
      >
        {games.map((game) => (
          <li key={game.runId}>
            <Game game={game} wide={games.length === 1} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Game({ game, wide }: { game: OpenGame; wide: boolean }) {
  const zone = useReaderZone()
  return (
    <Card look="night" interactive className={classNames('h-full overflow-hidden', wide && 'md:flex-row')}>
      <div
        className={classNames(
          'relative aspect-video bg-sunken',
          wide && 'md:aspect-auto md:min-h-72 md:w-1/2 md:shrink-0',
        )}
      >
        {game.picture && (
          <Picture
            src={game.picture}
            alt=""
            width={1600}
            height={900}
            priority
            sizes={wide ? '(min-width: 48rem) 38rem, 92vw' : '(min-width: 40rem) 24rem, 92vw'}
            className={classNames('size-full object-cover', wide && 'md:absolute md:inset-0 md:h-full')}
          />
        )}
        <div
          aria-hidden="true"
          className={classNames(
            'absolute inset-0 bg-linear-to-t from-canvas via-canvas/20 to-transparent',
            wide && 'md:bg-linear-to-l',
          )}
        />
      </div>
      <div
        className={classNames(
          'relative -mt-10 flex flex-1 flex-col gap-1.5 p-5 pt-0',
          wide && 'md:mt-0 md:justify-center md:p-10',
        )}
      >
        <CardTitle>
          <Link to={`/run/${game.runId}`} lang={game.titleLanguage} className={cardLinkStyles}>
            {game.title}
          </Link>
        </CardTitle>
        {game.scene && <p>{m.home_continue_scene({ scene: game.scene })}</p>}
        <p className="text-sm text-muted">
          {m.home_continue_when({ date: formatDate(game.lastPlayedAt, getLocale(), zone) })}
        </p>
        <span aria-hidden="true" className={buttonStyles({ variant: 'primary', className: 'mt-3 self-start' })}>
          {m.home_continue_button()}
        </span>
      </div>
    </Card>
  )
}
