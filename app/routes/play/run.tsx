import { useRouteLoaderData } from 'react-router'
import '#app/features/play/screens/player.css'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { RunScreen } from '#app/features/play/screens/run-screen.tsx'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { handled } from '#app/platform/handled.server.ts'
import type { RootData } from '#app/root.tsx'
import type { Route } from './+types/run.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { row, edition, snapshot } = await findRun(answererOf(context), params.runId)
  return { runId: row.runId, adventureId: row.adventureId, isGuest: row.isGuest, isPlaytest: row.isPlaytest, languages: edition.document.languages, snapshot }
})

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.play_meta_title({ title: loaderData?.snapshot.view.title ?? '' }) }, { name: 'robots', content: 'noindex' }]
}

/** The game has the screen to itself: no navigation, no footer. */
export default function RunRoute({ loaderData: { snapshot, ...run } }: Route.ComponentProps) {
  const page = useRouteLoaderData('root') as RootData | undefined
  return (
    <main id={mainId} tabIndex={-1}>
      <RunScreen key={run.runId} {...run} isGuest={run.isGuest && !page?.viewer} initial={snapshot} siteSettings={<LanguageSwitch locale={getLocale()} look="menu" />} />
    </main>
  )
}
