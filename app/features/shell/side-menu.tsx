import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { accountLinks, siteLinks } from './navigation-links.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { NavigationList } from './site-navigation.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import type { FrameProps } from './viewer.ts'

const id = 'site-menu'

/** Browsers that support these attributes need no JavaScript for the menu. */
const opens = { command: 'show-modal', commandfor: id }
const closes = { command: 'close', commandfor: id }
const commandsWork = () => 'commandForElement' in HTMLButtonElement.prototype

export function SideMenu({ viewer, locale, theme, className }: FrameProps & { className?: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  useEffect(() => dialog.current?.close(), [pathname])
  const close = () => dialog.current?.close()
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    <>
      <button
        type="button"
        {...opens}
        aria-haspopup="dialog"
        onClick={() => {
          if (!commandsWork()) dialog.current?.showModal()
        }}
        className={classNames(
          'flex min-h-11 items-center gap-[min(0.5rem,2vw)] rounded-control px-[min(0.75rem,2vw)] font-semibold text-on-curtain hover:bg-on-curtain/10',
          className,
        )}
      >
        <Menu aria-hidden="true" />
        {m.shell_menu()}
      </button>
      <dialog ref={dialog} id={id} aria-label={m.shell_menu()} onClick={closeOnBackdrop} className={drawer}>
        <div className="flex min-h-full flex-col gap-3 p-3">
          <button
            type="button"
            {...closes}
            onClick={close}
            aria-label={m.shell_close_menu()}
            className="ml-auto flex size-11 items-center justify-center rounded-control text-ink hover:bg-accent-soft"
          >
            <X aria-hidden="true" />
          </button>
          <nav aria-label={m.shell_main_navigation()} onClick={close}>
            <NavigationList links={siteLinks()} look="menu" />
          </nav>
          <hr className="border-line" />
          {viewer ? <Account viewer={viewer} close={close} /> : <SignIn close={close} />}
          <div className="mt-auto grid gap-2 pt-4">
            <LanguageSwitch locale={locale} look="menu" />
            <ThemeSwitch theme={theme} look="menu" />
          </div>
        </div>
      </dialog>
    </>
  )
}

function Account({ viewer, close }: { viewer: NonNullable<FrameProps['viewer']>; close: () => void }) {
  // The server caches this part for all readers of a role
  const name = useScripts() ? viewer.name : null
  return (
    <nav aria-label={m.shell_account_navigation()} onClick={close}>
      {/* The line keeps its space until the name is known */}
      <p className="px-4 pb-1 text-sm text-muted">{name === null ? '\u00a0' : m.shell_signed_in_as({ name })}</p>
      <NavigationList links={accountLinks(viewer)} look="menu" />
      <SignOutForm
        userId={viewer.id}
        className="flex min-h-11 w-full items-center gap-3 rounded-control border-l-3 border-transparent px-4 text-[1.0625rem] text-ink transition-colors hover:bg-accent-soft"
      />
    </nav>
  )
}

function SignIn({ close }: { close: () => void }) {
  return (
    <Link to="/auth" onClick={close} className={buttonStyles({ variant: 'accent' })}>
      {m.common_sign_in()}
    </Link>
  )
}

const drawer =
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[300px] max-w-full translate-x-full overflow-y-auto overscroll-contain border-l border-brass/40 bg-canvas text-ink shadow-float transition-[translate,display,overlay] duration-(--motion-slow) transition-discrete open:translate-x-0 starting:open:translate-x-full bar:hidden'
