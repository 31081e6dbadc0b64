import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import type { Card } from '#app/features/library/card.present.ts'
import { readAfterword } from '#app/features/library/read-afterword.server.ts'
import { readCurtainCall } from '#app/features/play/curtain/read-curtain-call.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { readGroupPlay } from '#app/features/play/runs/group-of-run.server.ts'
import { GroupContext } from '#app/features/play/runs/group-play.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { RunScreen } from '#app/features/play/screens/run-screen.tsx'
import { ErrorOutline } from '#app/features/shell/error-outline.tsx'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer, localeContext } from '#app/platform/request-context.server.ts'
import type { RootData } from '#app/root.tsx'
import type { PresentedError } from '#app/shared/app-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/run.ts'
import { GamePage, useCurtain } from './framed-game.tsx'

// Not needed before the end
const Afterword = lazy(async () => ({
  default: (await import('#app/features/library/components/afterword.tsx')).Afterword,
}))

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const person = { ...answererOf(context), isAdmin: getViewer(context)?.role === 'admin' }
  const found = await findRun(person, params.runId)
  const { row, edition, snapshot } = found
  const curtain = await readCurtainCall(getDatabase(), person, found)
  const group = await readGroupPlay(row.runId)
  const afterword =
    curtain && !row.isPlaytest && !group
      ? await readAfterword(getDatabase(), { adventureId: row.adventureId, person, locale: context.get(localeContext) })
      : null
  return {
    runId: row.runId,
    adventureId: row.adventureId,
    // A session's players stay guests
    isGuest: row.isGuest && !group,
    group,
    isPlaytest: row.isPlaytest,
    languages: edition.document.languages,
    snapshot,
    curtain,
    afterword,
  }
})

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: m.common_meta_title({ title: loaderData?.snapshot.view.title ?? '' }) },
    { name: 'robots', content: 'noindex' },
  ]
}

const anotherOf = (card: Card | undefined) =>
  card ? { to: `/adventure/${card.id}`, title: card.title } : { to: '/library', title: null }

export default function RunRoute({ loaderData: { snapshot, afterword, group, ...run } }: Route.ComponentProps) {
  const page = useRouteLoaderData('root') as RootData | undefined
  const onCurtain = useCurtain()
  return (
    <GamePage>
      <GroupContext value={group}>
        <RunScreen
          key={run.runId}
          {...run}
          isGuest={run.isGuest && !page?.viewer}
          initial={snapshot}
          siteSettings={<LanguageSwitch locale={getLocale()} look="menu" />}
          another={afterword && anotherOf(afterword.next[0])}
          onCurtain={onCurtain}
        >
          {afterword && (
            <Suspense>
              <Afterword adventureId={run.adventureId} runId={run.runId} afterword={afterword} />
            </Suspense>
          )}
        </RunScreen>
      </GroupContext>
    </GamePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { error: told } = (isRouteErrorResponse(error) ? error.data : {}) as { error?: PresentedError }
  if (told?.code !== 'gameStopped') throw error
  return (
    <main id={mainId} tabIndex={-1}>
      <ErrorOutline title={m.play_stopped_title()}>
        <p className="text-lg">{errorText(told.code)}</p>
        <Button asChild variant="primary">
          <Link to={`/play/${told.params.adventureId}`}>{m.play_stopped_lobby()}</Link>
        </Button>
      </ErrorOutline>
    </main>
  )
}
