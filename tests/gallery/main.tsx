import { createRoot } from 'react-dom/client'
import type { ComponentType } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, useLoaderData } from 'react-router'
import { NotFoundPage } from '#app/features/shell/not-found-page.tsx'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { PageServices } from '#app/features/shell/page-services.tsx'
import { SiteLayout } from '#app/features/shell/site-layout.tsx'
import type { ShellViewer } from '#app/features/shell/viewer.ts'
import type { Theme } from '#app/ui/theme.ts'
import { getLocale, overwriteGetLocale, overwriteSetLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import './gallery.css'
import { PublicParts } from './public-parts.tsx'
import { PuzzleParts } from './puzzle-parts.tsx'
import { StudioParts } from './studio-parts.tsx'

const query = new URLSearchParams(location.search)
let locale: Locale = query.get('lang') === 'fr' ? 'fr' : 'en'
overwriteGetLocale(() => locale)
overwriteSetLocale((next) => {
  locale = next
  document.documentElement.lang = next
})
document.documentElement.lang = locale
const theme = (query.get('theme') ?? 'system') as Theme
if (theme !== 'system') document.documentElement.dataset['theme'] = theme
const role = query.get('role') as 'user' | 'moderator' | 'admin' | null
const viewer: ShellViewer = role && { id: 'margaux', name: 'Margaux Lachance', role }

function Frame() {
  return (
    <>
      <PageServices />
      <SiteLayout viewer={viewer} locale={getLocale()} theme={theme}>
        <Outlet />
      </SiteLayout>
    </>
  )
}

/** As on the site, where changing the language revalidates. */
const loader = () => getLocale()

const page = (Page: ComponentType) => ({
  loader,
  Component() {
    useLoaderData()
    return <Page />
  },
})

const router = createBrowserRouter([
  {
    path: '/',
    ...page(Frame),
    children: [
      { index: true, ...page(PublicParts) },
      { path: 'studio', ...page(StudioParts) },
      { path: 'puzzles', ...page(PuzzleParts) },
      { path: 'lost', ...page(NotFoundPage) },
      { path: 'error', element: <ErrorPage code="unexpected" /> },
      { path: '*', ...page(NotFoundPage) },
    ],
  },
])

const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
