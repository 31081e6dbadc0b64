import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LogoMark } from './logo.tsx'

export function ErrorOutline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="frame grid max-w-3xl justify-items-center gap-4 py-20 text-center">
      <title>{m.common_meta_title({ title })}</title>
      <meta name="robots" content="noindex" />
      <LogoMark className="size-24" />
      <h1 className="text-title">{title}</h1>
      {children}
    </div>
  )
}

/** A plain link, so that it loads newer scripts too. Without an address, because a cached page may be shown at any. */
export function ReloadButton() {
  return (
    <Button asChild variant="primary">
      <a href="">{m.shell_reload()}</a>
    </Button>
  )
}
