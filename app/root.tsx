import { Links, Meta, isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import '#app/ui/styles.css'
import { fontLinks } from '#app/ui/fonts.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { factsContext, getViewer, localeContext } from '#app/platform/request-context.server.ts'
import type { Role, Viewer } from '#app/platform/request-context.server.ts'
import { takeFlash } from '#app/platform/flash.server.ts'
import { readTheme, wantsBuiltInLook } from '#app/platform/theme.server.ts'
import { localeMiddleware } from '#app/routes/middleware/locale.server.ts'
import { policyMiddleware } from '#app/routes/middleware/policy.server.ts'
import { viewerMiddleware } from '#app/routes/middleware/viewer.server.ts'
import { designSheet } from '#app/features/admin/design/design-sheet.server.ts'
import { flashText } from '#app/features/account/flash-text.ts'
import { SessionFollower } from '#app/features/account/session-follower.tsx'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { FramedError } from '#app/features/shell/framed-error.tsx'
import { NotFoundPage } from '#app/features/shell/not-found-page.tsx'
import { PageServices } from '#app/features/shell/page-services.tsx'
import { SiteLayout } from '#app/features/shell/site-layout.tsx'
import type { ShellViewer } from '#app/features/shell/viewer.ts'
import { useFlash } from '#app/routes/layouts/use-flash.ts'
import { useShownViewer } from '#app/routes/layouts/use-shown-viewer.ts'
import { useNonce } from '#app/routes/layouts/nonce.tsx'
import { PageScripts, TranslationGuard } from '#app/routes/layouts/page-scripts.tsx'
import { Site } from '#app/routes/layouts/site.tsx'
import type { ErrorCode } from '#app/shared/app-error.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'
import { data } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root.ts'

export const middleware: Route.MiddlewareFunction[] = [localeMiddleware, viewerMiddleware, policyMiddleware]

const saidInPage: ReadonlySet<FlashCode> = new Set(['messageSent'])

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = context.get(factsContext)
  const flash = takeFlash(request)
  const page = {
    viewer: shellViewer(getViewer(context), facts.frame ?? null),
    locale: context.get(localeContext),
    theme: readTheme(request),
    design: wantsBuiltInLook(request) ? null : ((await designSheet())?.version ?? null),
    flash: flash.code,
    notice: flash.code && !saidInPage.has(flash.code) ? flashText(flash.code) : null,
    standsAnywhere: facts.refusal !== undefined && facts.refusal !== 'notFound',
  }
  return data(page, flash.cookie ? { headers: { 'Set-Cookie': flash.cookie } } : {})
}

function shellViewer(viewer: Viewer | null, frame: Role | null): ShellViewer {
  if (viewer) return { id: viewer.userId, name: viewer.name, role: viewer.role }
  return frame && { id: null, name: null, role: frame }
}

// After signing out offline there is nothing to reload; another tab of the page must open without a network too
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const signedOut = localSignOut.get()
  if (signedOut === 'leaving' || (signedOut === 'away' && !navigator.onLine)) return false
  const staysOnPage =
    formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  if (formMethod === undefined && currentUrl.href === nextUrl.href && !navigator.onLine) return false
  return staysOnPage && currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang')
    ? false
    : defaultShouldRevalidate
}

export const links: Route.LinksFunction = () => fontLinks

export type RootData = Route.ComponentProps['loaderData']

export function Layout({ children }: { children: React.ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const theme = page?.theme ?? 'system'
  return (
    <html
      lang={getLocale()}
      data-theme={theme === 'system' ? undefined : theme}
      data-plain={page?.standsAnywhere ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {!page?.standsAnywhere && <TranslationGuard nonce={nonce} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links nonce="" />
        {page?.design && <link rel="stylesheet" href={`/design/${page.design}.css`} />}
      </head>
      <body>
        <PageServices />
        {children}
        {/* The router would look for the page of the refused address */}
        {!page?.standsAnywhere && <PageScripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useFlash(loaderData)
  return (
    <>
      <SessionFollower isSignedIn={loaderData.viewer !== null} flash={loaderData.flash} answer={loaderData} />
      {loaderData.notice && <PlainNotice {...loaderData.notice} />}
      <Site theme={loaderData.theme} />
    </>
  )
}

function PlainNotice({ title, description }: NonNullable<RootData['notice']>) {
  return (
    <noscript>
      <div role="status" className="frame grid gap-0.5 border-l-4 border-success bg-success-soft py-3 text-success-ink">
        <p className="font-semibold">{title}</p>
        {description && <p>{description}</p>}
      </div>
    </noscript>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = useRouteLoaderData<typeof loader>('root')
  const shown = useShownViewer()
  const { pathname } = useLocation()
  const viewer = page ? shown : viewerOf(error)
  const code = errorCode(error)
  if (leadsNowhere.test(pathname)) return <FramedError code={code} wait={errorWait(error)} />
  return (
    <SiteLayout viewer={viewer} locale={getLocale()} theme={page?.theme ?? 'system'}>
      {code === 'notFound' ? <NotFoundPage /> : <ErrorPage code={code} wait={errorWait(error)} />}
    </SiteLayout>
  )
}

/** Pages in frames of other sites, and those of kiosks, projectors and guests. */
const leadsNowhere = /^\/(embed|lti|sessions\/[^/]+\/(kiosk|screen)|evening\/(guest|table))\//

const viewerOf = (error: unknown): ShellViewer =>
  (isRouteErrorResponse(error) && (error.data as { viewer?: ShellViewer } | null)?.viewer) || null

const told = (error: unknown) =>
  isRouteErrorResponse(error)
    ? (error.data as { error?: { code?: ErrorCode; retryAfter?: number } } | null)?.error
    : undefined

export const errorWait = (error: unknown): number | undefined => told(error)?.retryAfter

export function errorCode(error: unknown): ErrorCode {
  if (!isRouteErrorResponse(error)) return 'unexpected'
  return told(error)?.code ?? (error.status === 404 || error.status === 405 ? 'notFound' : 'unexpected')
}

/** Keeps the `Retry-After` of a refused page. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}
