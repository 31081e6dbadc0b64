import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { useParams, useRouteLoaderData } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import { EditorMissing } from '#app/features/studio/editor/components/editor-missing.tsx'
import { EditorPage } from '#app/features/studio/editor/components/editor-page.tsx'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { SignOutForm } from '#app/features/shell/sign-out-form.tsx'
import { SiteLayout } from '#app/features/shell/site-layout.tsx'
import { SkipLink } from '#app/features/shell/skip-link.tsx'
import { ThemeSwitch } from '#app/features/shell/theme-switch.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { errorCode, errorWait } from '#app/root.tsx'
import type { RootData } from '#app/root.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { useShownViewer } from '#app/routes/layouts/use-shown-viewer.ts'
import { rememberDraft } from './kept-draft.ts'
import type { KeptDraft } from './kept-draft.ts'
import type { Route } from './+types/editor.ts'

/** Saves return what they changed, so another tab or scene of the draft needs no reload. */
export function revalidatesEditor({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const stays = currentUrl.pathname === nextUrl.pathname
  return stays && (currentUrl.search !== nextUrl.search || !navigator.onLine) ? false : defaultShouldRevalidate
}

type Loaded = Route.ComponentProps['loaderData']

export function editorMeta(loaded: Loaded | undefined, path: string, missing: string) {
  const title = loaded ? m.studio_editor_meta_title({ title: String(loaded.draft.rows.details[0]!.title) }) : missing
  return pageMeta({ title, description: m.studio_creator_lead(), path })
}

type EditorFrameProps = Omit<ComponentProps<typeof EditorPage>, 'loaded' | 'isLost' | 'settings'> & { loaded: Loaded }

export function EditorFrame({ loaded, ...props }: EditorFrameProps) {
  const page = useRouteLoaderData('root') as RootData | undefined
  const kept = loaded as KeptDraft
  const user = useViewerId()
  useEffect(() => (user === null ? undefined : rememberDraft(kept, user)), [kept, user])
  return (
    <>
      <SkipLink />
      <EditorPage
        key={kept.draft.rows.details[0]!.id}
        {...props}
        loaded={kept}
        isLost={kept.isLost}
        settings={
          <>
            <LanguageSwitch locale={getLocale()} look="strip" />
            <ThemeSwitch theme={page?.theme ?? 'system'} look="strip" />
            {page?.viewer && (
              <SignOutForm
                late
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

export function EditorFailed({ error, missing }: { error: unknown; missing: string }) {
  const page = useRouteLoaderData('root') as RootData | undefined
  const viewer = useShownViewer()
  const { id = '' } = useParams()
  const code = errorCode(error)
  return (
    <SiteLayout viewer={viewer} locale={getLocale()} theme={page?.theme ?? 'system'}>
      {code === 'notFound' ? (
        <div className="frame py-16">
          <EditorMissing title={missing} user={viewer?.id ?? null} adventure={id} />
        </div>
      ) : (
        <ErrorPage code={code} wait={errorWait(error)} />
      )}
    </SiteLayout>
  )
}
