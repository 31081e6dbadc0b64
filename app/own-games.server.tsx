import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { GamesToPutIn } from '#app/features/library/components/own-games.tsx'
import { listOpenGames, mostContinued } from '#app/features/play/runs/list-open-runs.server.ts'
import type { OwnLook, OwnReader } from '#app/platform/own-parts.server.ts'
import { inLocale } from '#app/routes/middleware/locale.server.ts'

/** A reader's open games as they stand on the home page. */
export async function writeOwnGames(reader: OwnReader, { language, isSpoken }: OwnLook): Promise<string> {
  const games = await listOpenGames(reader, language, mostContinued)
  const html = inLocale(language, () =>
    renderToString(
      <StaticRouter location={isSpoken ? `/?lang=${language}` : '/'}>
        <GamesToPutIn games={games} />
      </StaticRouter>,
    ),
  )
  // React writes hints for pictures first, which belong into a head
  return html.slice(html.indexOf('<div'))
}
