import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LogoMark } from './logo.tsx'

/** The shape of every error page, its name in the tab included, and all of it when its words cannot be fetched. */
export function ErrorOutline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="frame grid max-w-3xl justify-items-center gap-4 py-20 text-center">
      <title>{m.shell_meta_title({ title })}</title>
      <meta name="robots" content="noindex" />
      <LogoMark className="size-24" />
      <h1 className="text-title">{title}</h1>
      {children}
    </div>
  )
}

/** A plain link to the same address: it loads everything anew, scripts of a newer version included. */
export function ReloadButton() {
  const { pathname, search } = useLocation()
  return (
    <Button asChild variant="primary">
      <a href={`${pathname}${search}`}>{m.shell_reload()}</a>
    </Button>
  )
}
