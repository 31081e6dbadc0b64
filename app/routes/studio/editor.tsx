import { useRouteLoaderData } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { EditorPage } from '#app/features/studio/editor/components/editor-page.tsx'
import { EditorMissing } from '#app/features/studio/editor/components/editor-missing.tsx'
import { statusOf } from '#app/features/studio/draft/editor-result.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { performRequest } from '#app/features/studio/editor/perform-request.server.ts'
import type { LoadedDraft } from '#app/features/studio/draft/view.ts'
import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { SignOutForm } from '#app/features/shell/sign-out-form.tsx'
import { SiteLayout } from '#app/features/shell/site-layout.tsx'
import { SkipLink } from '#app/features/shell/skip-link.tsx'
import { ThemeSwitch } from '#app/features/shell/theme-switch.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { errorCode } from '#app/root.tsx'
import type { RootData } from '#app/root.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { useShownViewer } from '#app/routes/layouts/use-shown-viewer.ts'
import type { Route } from './+types/editor.ts'

/** A save is answered here as JSON, before a page would be rendered for it. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => (args.request.method === 'POST' ? save(args) : next()),
]

const save = handled(async ({ request, context, params }: Pick<Route.ActionArgs, 'request' | 'context' | 'params'>) => {
  const result = await performRequest(getDatabase(), requireMember(context), params.id, await readJson(request))
  return Response.json(result, { status: statusOf(result), headers: { 'Cache-Control': 'no-store' } })
})

export const loader = handled(async ({ context, params }: Route.LoaderArgs) =>
  getDraft(getDatabase(), requireMember(context), { adventureId: params.id }),
)

/** Saves answer with what they changed, so another tab or scene of the draft needs nothing new. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const stays = currentUrl.pathname === nextUrl.pathname
  return stays && (currentUrl.search !== nextUrl.search || !navigator.onLine) ? false : defaultShouldRevalidate
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = loaderData
    ? m.studio_editor_meta_title({ title: String(loaderData.draft.rows.details[0]!.title) })
    : m.studio_missing_title()
  return pageMeta({ title, description: m.studio_creator_lead(), path: location.pathname })
}

export default function Editor({ loaderData }: Route.ComponentProps) {
  const page = useRouteLoaderData('root') as RootData | undefined
  return (
    <>
      <SkipLink />
      <EditorPage
        key={loaderData.draft.rows.details[0]!.id}
        loaded={loaderData as unknown as LoadedDraft}
        settings={
          <>
            <LanguageSwitch locale={getLocale()} look="strip" />
            <ThemeSwitch theme={page?.theme ?? 'system'} look="strip" />
            {page?.viewer && (
              <SignOutForm
                userId={page.viewer.id}
                className="flex min-h-9 max-bar:min-h-11 items-center rounded-small px-2.5 text-sm font-medium whitespace-nowrap text-on-curtain/80 transition-colors hover:text-on-curtain"
              />
            )}
          </>
        }
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = useRouteLoaderData('root') as RootData | undefined
  const viewer = useShownViewer()
  const code = errorCode(error)
  return (
    <SiteLayout viewer={viewer} locale={getLocale()} theme={page?.theme ?? 'system'}>
      {code === 'notFound' ? (
        <div className="frame py-16">
          <EditorMissing />
        </div>
      ) : (
        <ErrorPage code={code} />
      )}
    </SiteLayout>
  )
}
