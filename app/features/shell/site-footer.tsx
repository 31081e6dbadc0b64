import { m } from '#app/i18n/generated/messages.js'
import { Link } from '#app/ui/link.tsx'
import { LogoMark } from './logo.tsx'
import { accountLinks, legalLinks, siteLinks } from './navigation-links.ts'
import type { NavigationLink } from './navigation-links.ts'
import type { FrameProps } from './viewer.ts'

export function SiteFooter({ viewer }: Pick<FrameProps, 'viewer'>) {
  return (
    <footer className="site-footer stage mt-20">
      <div aria-hidden="true" className="footlights" />
      <div className="velvet">
        <div className="frame flex flex-col gap-6 py-10 md:flex-row md:items-center md:justify-between">
          <div className="flex items-center gap-4">
            <LogoMark className="size-12 shrink-0" />
            <div>
              <p className="font-display text-xl leading-snug">{m.shell_footer_line()}</p>
              <p className="text-sm text-on-curtain/75">{m.shell_footer_currency()}</p>
            </div>
          </div>
          <Links
            label={m.shell_footer_navigation()}
            links={[{ to: '/lock/new', label: m.lock_make() }, ...legalLinks()]}
          />
        </div>
        {/* Without scripts a phone's menu may not open */}
        <div className="without-script frame pb-10 bar:hidden">
          <Links
            label={m.shell_menu()}
            links={[...siteLinks(), ...(viewer ? accountLinks(viewer) : [{ to: '/auth', label: m.common_sign_in() }])]}
          />
        </div>
      </div>
    </footer>
  )
}

function Links({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="flex min-h-11 items-center rounded-small text-on-curtain underline decoration-brass/60 decoration-2 underline-offset-4 hover:decoration-brass"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
