import { isRouteErrorResponse, redirect } from 'react-router'
import { AnnouncedPage, LobbyNotFound, LobbyPage } from '#app/features/play/lobby/components/lobby-page.tsx'
import { openLobby } from '#app/features/play/lobby/open-lobby.server.ts'
import { startFormSchema } from '#app/features/play/lobby/start-form.schema.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { startRun } from '#app/features/play/runs/start-run.server.ts'
import type { Starter } from '#app/features/play/runs/start-run.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer, guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/lobby.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const isAdmin = getViewer(context)?.role === 'admin'
  const lobby = await openLobby(getDatabase(), params.id, { ...answererOf(context), isAdmin }, context.get(localeContext))
  if (lobby.view === 'elsewhere') throw redirect(lobby.to)
  return lobby
})

/** Starts a run and leads into it. A visitor becomes a guest here: the cookie brings them back to it. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const form = startFormSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!form.success) throw new AppError('invalidInput')
  const { starter, cookie } = starterOf(context)
  const { language = context.get(localeContext), sceneId } = form.data
  const started = await startRun(getDatabase(), { adventureId: params.id, starter, language, ...(sceneId ? { sceneId } : {}) })
  if (!('runId' in started)) return { findings: started.findings }
  throw redirect(`/run/${started.runId}`, cookie ? { headers: { 'Set-Cookie': cookie } } : {})
})

function starterOf(context: Route.ActionArgs['context']): { starter: Starter; cookie: string | null } {
  const viewer = getViewer(context)
  if (viewer) return { starter: viewer, cookie: null }
  const token = context.get(guestContext)
  if (token !== null) return { starter: { userId: null, guestHash: guestHash(token) }, cookie: null }
  const guest = newGuest()
  return { starter: { userId: null, guestHash: guestHash(guest.token) }, cookie: guest.cookie }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [{ title: m.play_meta_title({ title: m.play_not_found() }) }]
  return pageMeta({ title: m.play_meta_title({ title: loaderData.title }), description: loaderData.description || m.play_no_description(), path: location.pathname, image: loaderData.cover })
}

export default function LobbyRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.view === 'announced') return <AnnouncedPage lobby={loaderData} />
  return <LobbyPage lobby={loaderData} findings={actionData?.findings ?? []} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <LobbyNotFound />
}
