import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider } from 'react-router'
import { GamesToPutIn } from '#app/features/library/components/own-games.tsx'
import { LobbyToPutIn } from '#app/features/play/lobby/components/lobby-page.tsx'
import { findAtAddress } from '#app/features/payments/ledger/at-address.server.ts'
import { findOwnLobby, openLobby } from '#app/features/play/lobby/open-lobby.server.ts'
import { listOpenGames, mostContinued } from '#app/features/play/runs/list-open-runs.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { OwnLook, OwnReader, Shared } from '#app/platform/own-parts.server.ts'
import { inLocale } from '#app/routes/middleware/locale.server.ts'
import { AppError } from '#app/shared/app-error.ts'

/** A reader's open games as the home page shows them. */
export async function writeOwnGames(reader: OwnReader, look: OwnLook): Promise<string> {
  const games = await listOpenGames(reader, look.language, mostContinued)
  return renderPlaces(look, () => <GamesToPutIn games={games} />)
}

/** What a lobby shows to people who have games of it or have bought it. */
export async function writeOwnLobby(reader: OwnReader, look: OwnLook, shared: Shared): Promise<string> {
  const { pathname, searchParams } = addressOf(look)
  const address = pathname.split('/')[2]!
  const nobody = { userId: null, guestHash: null, isAdmin: look.role === 'admin' }
  const { adventureId, ofAll } = await shared(async () => {
    const { adventureId } = await findAtAddress(address, { ...nobody, isStaff: nobody.isAdmin })
    const asked = { adventureId, address, person: nobody, locale: look.language }
    return { adventureId, ofAll: await openLobby(getDatabase(), asked) }
  })
  if (ofAll.view !== 'open') throw new AppError('notFound', { log: 'the lobby was closed meanwhile' })
  const own = await findOwnLobby(
    getDatabase(),
    { ...ofAll, id: adventureId },
    reader,
    searchParams.get('games') === 'all',
  )
  const lobby = { ...ofAll, ...own, isSignedIn: reader.userId !== null }
  return renderPlaces(look, () => <LobbyToPutIn lobby={lobby} own={own} />)
}

const addressOf = ({ url }: OwnLook): URL => new URL(url, 'http://own')

/** Forms and links ask the router where they are; they do not need the page's routes. */
function renderPlaces(look: OwnLook, places: () => ReactNode): string {
  const { pathname, search } = addressOf(look)
  const route = { id: 'own', path: pathname, element: <Places of={places} /> }
  const context = {
    basename: '/',
    location: { pathname, search, hash: '', state: null, key: 'default', mask: undefined },
    matches: [{ params: {}, pathname, pathnameBase: pathname, route }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    _match: () => null,
    loaderHeaders: {},
    actionHeaders: {},
  }
  const html = inLocale(look.language, () =>
    renderToString(
      <StaticRouterProvider router={createStaticRouter([route], context)} context={context} hydrate={false} />,
    ),
  )
  if (/="_[rR]_/.test(html)) throw new Error(`The part of ${pathname} has ids that the page would give anew`)
  return html
}

const Places = ({ of }: { of: () => ReactNode }) => of()
