import { data, redirect } from 'react-router'
import { NoWorkPage } from '#app/features/learning/components/no-work-page.tsx'
import { TeacherPage } from '#app/features/learning/components/teacher-page.tsx'
import { playPath } from '#app/features/learning/launch/admit-launch.server.ts'
import { findWork } from '#app/features/learning/launch/find-work.server.ts'
import { framedBy, openLaunch } from '#app/features/learning/launch/open-launch.server.ts'
import type { OpenLaunch } from '#app/features/learning/launch/open-launch.server.ts'
import { findLearnersGame, startLearnersGame } from '#app/features/learning/launch/start-game.server.ts'
import { readClass } from '#app/features/learning/roster/read-class.server.ts'
import { useFrameSize } from '#app/features/play/embed/frame-size.ts'
import { readGuestRun } from '#app/features/play/embed/open-embed.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { framedByHeader } from '#app/platform/framed-by.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestHashIn, localeContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { orRefused } from '#app/routes/layouts/refused-launch.server.ts'
import { FramedGame } from '#app/routes/play/framed-game.tsx'
import type { Route } from './+types/play.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const open = (id: string, context: Context) => orRefused(() => openLaunch(getDatabase(), id, guestHashIn(context)))

/** What a launch opened: a learner's game, or a teacher's view of the class. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const opened = await open(params.launchId, context)
  const asksToPlay = new URL(request.url).searchParams.has('play')
  const view = await viewOf(opened, context.get(localeContext), asksToPlay)
  return data(view, { headers: { [framedByHeader]: framedBy(opened) } })
})

async function viewOf(opened: OpenLaunch, locale: Locale, asksToPlay: boolean) {
  const database = getDatabase()
  const { launch, platform } = opened
  const runId = (await findLearnersGame(database, launch))?.runId
  if (runId !== undefined && (asksToPlay || !launch.isTeacher))
    return { run: await readGuestRun(database, runId, launch.guestHash), teacher: null, isTeacher: launch.isTeacher }
  const work = launch.adventureId === null ? undefined : await findWork(database, launch.adventureId)
  if (!work || !launch.isTeacher) return { run: null, teacher: null, isTeacher: launch.isTeacher }
  const teacher = {
    platform: platform.name,
    title: textIn(work.title, locale, work.primaryLanguage),
    titleLanguage: foreignIn(work.title, locale, work.primaryLanguage),
    hasGame: runId !== undefined,
    pupils: await readClass(database, opened),
  }
  return { run: null, teacher, isTeacher: true }
}

/** Starts a teacher's own game, or another of a learner whose game is over. */
export const action = handled(async ({ params, context }: Route.ActionArgs) => {
  const { launch } = await open(params.launchId, context)
  await startLearnersGame(getDatabase(), launch, { locale: context.get(localeContext), again: true })
  throw redirect(`${playPath(launch.id)}?play=1`)
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  {
    title: m.common_meta_title({
      title: loaderData?.teacher?.title ?? loaderData?.run?.snapshot.view.title ?? m.learning_none_title(),
    }),
  },
  { name: 'robots', content: 'noindex' },
]

export default function LaunchRoute({ loaderData: { run, teacher, isTeacher }, params }: Route.ComponentProps) {
  useFrameSize()
  return (
    <FramedGame
      address={`/lti/play/${params.launchId}`}
      run={run}
      start={teacher ? <TeacherPage view={teacher} /> : <NoWorkPage isTeacher={isTeacher} />}
    />
  )
}
