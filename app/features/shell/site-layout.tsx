import type { ReactNode } from 'react'
import { mainId } from './route-announcer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import type { FrameProps } from './viewer.ts'

export function SiteLayout({ viewer, locale, theme, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader viewer={viewer} locale={locale} theme={theme} />
      <main id={mainId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter viewer={viewer} />
    </div>
  )
}
