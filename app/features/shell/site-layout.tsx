import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { KeptPart } from '#app/ui/kept-part.tsx'
import { currentLinks } from './navigation-links.ts'
import { mainId } from './route-announcer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import type { FrameProps } from './viewer.ts'

export function SiteLayout({ viewer, locale, theme, children }: FrameProps & { children: ReactNode }) {
  const { pathname, search } = useLocation()
  // Its links keep parts of the query
  const frame =
    search === '' ? [locale, theme, viewer?.role ?? 'visitor', ...currentLinks(viewer, pathname)].join(' ') : null
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <KeptPart name={frame && `header ${frame}`}>
        {() => <SiteHeader viewer={viewer} locale={locale} theme={theme} />}
      </KeptPart>
      <main id={mainId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <KeptPart name={frame && `footer ${frame}`}>{() => <SiteFooter viewer={viewer} />}</KeptPart>
    </div>
  )
}
