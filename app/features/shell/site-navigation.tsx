import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NavLink } from '#app/ui/link.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { isExact } from './navigation-links.ts'
import type { NavigationLink } from './navigation-links.ts'

export function NavigationList({ links, look }: { links: NavigationLink[]; look: 'bar' | 'strip' | 'menu' }) {
  // The server caches these links for all readers of a role
  const isLive = useScripts()
  return (
    <ul className={look === 'menu' ? 'grid gap-0.5' : 'flex items-center'}>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} end={isExact(link.to)} className={looks[look]}>
            {link.label}
            {isLive && link.open ? <Open count={link.open} /> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const Open = ({ count }: { count: number }) => (
  <span className="ml-2 rounded-full bg-brass px-2 text-sm font-semibold text-on-brass">
    <span aria-hidden="true">{formatNumber(count)}</span>
    <span className="sr-only">{m.shell_open_reports({ count })}</span>
  </span>
)

const looks = {
  bar: 'relative flex min-h-11 items-center whitespace-nowrap rounded-small px-3 text-[0.9375rem] font-medium text-on-curtain/85 transition-colors after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-brass after:transition-transform after:duration-(--motion-steady) hover:text-on-curtain hover:after:scale-x-100 aria-[current]:text-on-curtain aria-[current]:after:scale-x-100',
  strip:
    'flex min-h-9 items-center whitespace-nowrap rounded-small px-2.5 text-sm font-medium text-on-curtain/80 decoration-brass decoration-2 underline-offset-4 transition-colors hover:text-on-curtain hover:underline aria-[current]:text-on-curtain aria-[current]:underline',
  menu: 'flex min-h-11 items-center rounded-control border-l-3 border-transparent px-4 text-[1.0625rem] text-ink transition-colors hover:bg-accent-soft aria-[current]:border-brass aria-[current]:bg-accent-soft aria-[current]:font-semibold',
}
