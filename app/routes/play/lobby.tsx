import { lazy } from 'react'
import { isRouteErrorResponse, redirect } from 'react-router'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { readWish } from '#app/features/library/wishes/read-wish.server.ts'
import { AnnouncedPage, LobbyNotFound, LobbyPage } from '#app/features/play/lobby/components/lobby-page.tsx'
import { gameFormSchema } from '#app/features/play/lobby/game-form.schema.ts'
import type { GameForm } from '#app/features/play/lobby/game-form.schema.ts'
import { openLobby } from '#app/features/play/lobby/open-lobby.server.ts'
import { putAwayRun } from '#app/features/play/lobby/put-away-run.server.ts'
import { startFormSchema } from '#app/features/play/lobby/start-form.schema.ts'
import { takeUpRun } from '#app/features/play/lobby/take-up-run.server.ts'
import { inviteToParty } from '#app/features/play/party/invite-to-party.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { catchUpPlaytest } from '#app/features/play/playtest/catch-up-playtest.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, localeContext } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import type { Route } from './+types/lobby.ts'
import { starterWithCookie } from './joining.server.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const WishButton = lazy(async () => ({
  default: (await import('#app/features/library/components/wish-button.tsx')).WishButton,
}))

function visitorOf(context: Route.LoaderArgs['context']) {
  const role = getViewer(context)?.role ?? context.get(factsContext).frame
  return { ...answererOf(context), isAdmin: role === 'admin', isModerator: role === 'moderator' }
}

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const viewer = getViewer(context)
  const person = visitorOf(context)
  const allGames = new URL(request.url).searchParams.get('games') === 'all'
  const { adventureId, address } = await atAddress({ request, params, context })
  const lobby = await openLobby(getDatabase(), {
    adventureId,
    address,
    person,
    locale: context.get(localeContext),
    allGames,
  })
  if (lobby.view === 'elsewhere') throw redirect(lobby.to)
  if (lobby.view === 'announced') return { ...lobby, wish: await readWish(getDatabase(), viewer, adventureId) }
  const { frame } = context.get(factsContext)
  return frame === undefined ? lobby : { ...lobby, isForAll: true, isSignedIn: frame !== null }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { adventureId } = await atAddress({ request, params, context })
  const fields = Object.fromEntries(await readFormData(request))
  const game = gameFormSchema.safeParse(fields)
  if (game.success) return changeGame(game.data, { adventureId, address: params.id }, context)
  const form = startFormSchema.safeParse(fields)
  if (!form.success) throw new AppError('invalidInput')
  const { language = context.get(localeContext), sceneId, intent } = form.data
  if (intent === 'play_now' && !(await startsAtOnce(adventureId, context))) throw redirect(`/play/${params.id}`)
  const { starter, cookie } = starterWithCookie(context)
  const withFriends = intent === 'start_with_friends'
  const started = await startRun(getDatabase(), {
    adventureId,
    starter,
    language,
    withFriends,
    ...(sceneId && !withFriends ? { sceneId } : {}),
  })
  if ('findings' in started) return { findings: started.findings }
  if ('problems' in started) throw new AppError('unexpected', { log: 'no stage was given' })
  if (withFriends)
    await inviteToParty(
      getDatabase(),
      'guestHash' in starter ? starter : { ...starter, guestHash: null },
      started.runId,
    )
  throw redirect(
    `/run/${started.runId}${withFriends ? '?party=open' : ''}`,
    cookie ? { headers: { 'Set-Cookie': cookie } } : {},
  )
})

/** People with a game to continue, a draft to try or a price to pay choose in the lobby. */
async function startsAtOnce(adventureId: string, context: Route.ActionArgs['context']): Promise<boolean> {
  const person = visitorOf(context)
  const lobby = await openLobby(getDatabase(), { adventureId, person, locale: context.get(localeContext) })
  return lobby.view === 'open' && lobby.start === 'play' && lobby.runs.every(({ state }) => state !== 'open')
}

async function changeGame(
  { intent, runId, from }: GameForm,
  { adventureId, address }: { adventureId: string; address: string },
  context: Route.ActionArgs['context'],
): Promise<{ findings: Finding[] }> {
  if (intent === 'put_away') {
    await putAwayRun(getDatabase(), answererOf(context), { adventureId, runId })
    throw redirect(from ? '/account/games' : `/play/${address}#games`, {
      headers: { 'Set-Cookie': flash('gamePutAway') },
    })
  }
  await takeUpRun(getDatabase(), answererOf(context), { adventureId, runId })
  const viewer = getViewer(context)
  const { findings } = viewer ? await catchUpPlaytest(getDatabase(), viewer, runId) : { findings: [] }
  if (findings.length > 0) return { findings }
  throw redirect(`/run/${runId}${intent === 'catch_up' ? '?playtest=open' : ''}`)
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [{ title: m.common_meta_title({ title: m.play_not_found() }) }]
  return pageMeta({
    title: m.common_meta_title({ title: loaderData.title }),
    description: loaderData.description || m.play_no_description(),
    path: location.pathname,
    image: loaderData.cover,
  })
}

export default function LobbyRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.view === 'announced') {
    return (
      <AnnouncedPage lobby={loaderData}>
        <WishButton adventureId={params.id} wish={loaderData.wish} from="lobby" />
      </AnnouncedPage>
    )
  }
  return <LobbyPage lobby={loaderData} findings={actionData?.findings ?? []} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <LobbyNotFound />
}
