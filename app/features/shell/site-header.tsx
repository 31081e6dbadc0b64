import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoMark } from './logo.tsx'
import { accountLinks, siteLinks } from './navigation-links.ts'
import { SideMenu } from './side-menu.tsx'
import { SignOutForm } from './sign-out-form.tsx'
import { NavigationList } from './site-navigation.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import type { FrameProps, ShellViewer } from './viewer.ts'

export function SiteHeader({ viewer, locale, theme }: FrameProps) {
  return (
    <header className="site-header stage velvet sticky top-0 z-30 bar:-top-10">
      <div className="hidden border-b border-on-curtain/12 bar:block">
        <div className="frame flex h-10 items-center justify-end gap-1">
          {viewer && <AccountNavigation viewer={viewer} />}
          <LanguageSwitch locale={locale} look="strip" />
          <ThemeSwitch theme={theme} look="strip" />
        </div>
      </div>
      {/* Relative sizes, so that doubled text still fits on a phone */}
      <div className="frame flex min-h-16 flex-wrap items-center py-1 gap-x-[min(1rem,2vw)]">
        <Link
          to="/"
          aria-label={m.shell_logo_home()}
          className="flex items-center gap-[min(0.625rem,2vw)] rounded-small font-display text-[min(1.75rem,8vw)] leading-none font-semibold tracking-tight text-on-curtain"
        >
          <LogoMark className="size-[min(2.25rem,11vw)] shrink-0" />
          <span className="max-[19rem]:sr-only">{m.common_product()}</span>
        </Link>
        <nav aria-label={m.shell_main_navigation()} className="hidden flex-1 justify-end bar:flex">
          <NavigationList links={siteLinks()} look="bar" />
        </nav>
        {!viewer && (
          <Link to="/auth" className={classNames('ml-auto max-sm:hidden bar:ml-0', signIn)}>
            {m.common_sign_in()}
          </Link>
        )}
        <SideMenu
          viewer={viewer}
          locale={locale}
          theme={theme}
          className={classNames('bar:hidden', viewer ? 'ml-auto' : 'max-sm:ml-auto')}
        />
      </div>
      <div aria-hidden="true" className="valance" />
    </header>
  )
}

/** Outlined: the page's own button is the main one. */
const signIn =
  'flex min-h-11 items-center rounded-control border border-brass px-4 font-semibold whitespace-nowrap text-brass-ink transition-colors hover:bg-brass hover:text-on-brass'

function AccountNavigation({ viewer }: { viewer: NonNullable<ShellViewer> }) {
  return (
    <nav aria-label={m.shell_account_navigation()} className="flex items-center border-r border-on-curtain/15 pr-2">
      <NavigationList links={accountLinks(viewer)} look="strip" />
      <SignOutForm
        userId={viewer.id}
        className="flex min-h-9 items-center rounded-small px-2.5 text-sm font-medium whitespace-nowrap text-on-curtain/80 transition-colors hover:text-on-curtain"
      />
    </nav>
  )
}
