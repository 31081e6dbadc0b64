import { NavLink } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { isExact } from './navigation-links.ts'
import type { NavigationLink } from './navigation-links.ts'

/** A list of links in the bar or in the side menu; the current page is marked for the eye and by `aria-current`. */
export function NavigationList({ links, look }: { links: NavigationLink[]; look: 'bar' | 'strip' | 'menu' }) {
  return (
    <ul className={look === 'menu' ? 'grid gap-0.5' : 'flex items-center'}>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} end={isExact(link.to)} className={({ isActive }) => classNames(looks[look], isActive && current[look])}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const looks = {
  bar: 'relative flex min-h-11 items-center whitespace-nowrap rounded-small px-3 text-[0.9375rem] font-medium text-on-curtain/85 transition-colors after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-brass after:transition-transform after:duration-(--motion-steady) hover:text-on-curtain hover:after:scale-x-100',
  strip: 'flex min-h-9 items-center whitespace-nowrap rounded-small px-2.5 text-sm font-medium text-on-curtain/80 transition-colors hover:text-on-curtain hover:underline hover:decoration-brass hover:decoration-2 hover:underline-offset-4',
  menu: 'flex min-h-11 items-center rounded-control border-l-3 border-transparent px-4 text-[1.0625rem] text-ink transition-colors hover:bg-accent-soft',
}

const current = {
  bar: 'text-on-curtain after:scale-x-100',
  strip: 'text-on-curtain underline decoration-brass decoration-2 underline-offset-4',
  menu: 'border-brass bg-accent-soft font-semibold',
}
