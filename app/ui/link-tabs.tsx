import { useEffect, useRef } from 'react'
import type { MouseEventHandler, ReactNode, RefObject } from 'react'
import type { To } from 'react-router'
import { classNames } from './class-names.ts'
import { keepInSight } from './keep-in-sight.ts'
import { Link } from './link.tsx'

/** With `thirds` three tabs share the width of a phone; otherwise they scroll sideways. */
export function LinkTabs({
  label,
  thirds = false,
  children,
  className,
}: {
  label: string
  thirds?: boolean
  children: ReactNode
  className?: string
}) {
  const nav = useRef<HTMLElement>(null)
  useFadingEdges(nav)
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={classNames(
        'overflow-x-auto overscroll-x-contain border-b-2 border-accent [scrollbar-width:none]',
        fadingEdges,
        thirds && thirdsOnPhone,
        className,
      )}
    >
      <ul
        className={classNames(
          'flex gap-1 pt-1',
          thirds ? 'max-md:flex-wrap max-md:*:flex-[1_1_5.5rem] md:min-w-max md:px-1' : 'min-w-max px-1',
        )}
      >
        {children}
      </ul>
    </nav>
  )
}

/** Px; the chosen tab never lies under the shade. */
const fadeWidth = 40

export const fadingEdges =
  '[--after:0px] [--before:0px] [mask-image:linear-gradient(to_right,transparent,black_var(--before),black_calc(100%-var(--after)),transparent)] data-[more~=after]:[--after:40px] data-[more~=before]:[--before:40px]'

/** Sets `data-more` to the sides on which there are more tabs. */
export function useFadingEdges(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = nav.current
    if (!element) return
    const look = () => {
      const after = element.scrollWidth - element.clientWidth - element.scrollLeft
      // The list has a margin of 4 px on each side
      const sides = [element.scrollLeft > 4 && 'before', after > 4 && 'after']
      element.dataset['more'] = sides.filter(Boolean).join(' ')
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [nav])
}

type LinkTabProps = { to: To; active: boolean; onClick?: MouseEventHandler<HTMLAnchorElement>; children: ReactNode }

export function LinkTab({ to, active, children, ...props }: LinkTabProps) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!active || !place.current) return
    const { previousElementSibling: before, nextElementSibling: after } = place.current
    // Its neighbours too: a tab at the very edge looks like the last one
    const nav = place.current.closest('nav')
    for (const tab of [before, after]) keepInSight(nav, tab)
    keepInSight(nav, place.current, fadeWidth)
  }, [active])
  return (
    <li ref={place}>
      <Link to={to} preventScrollReset aria-current={active ? 'page' : undefined} className={tabStyles} {...props}>
        {children}
      </Link>
    </li>
  )
}

const thirdsOnPhone =
  'max-md:[&_a]:h-full max-md:[&_a]:flex-col max-md:[&_a]:justify-center max-md:[&_a]:gap-1 max-md:[&_a]:px-1.5 max-md:[&_a]:py-2 max-md:[&_a]:text-center max-md:[&_a]:text-sm max-md:[&_a]:leading-tight max-md:[&_a]:whitespace-normal md:max-lg:[&_a]:px-3'

export const tabStyles =
  'edged flex min-h-12 items-center gap-2 rounded-t-control border border-b-0 border-line bg-sunken px-4 font-semibold whitespace-nowrap text-muted no-underline transition-colors hover:bg-accent-soft hover:text-accent-ink focus-visible:-outline-offset-3 sm:px-5 aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent data-[state=active]:border-accent data-[state=active]:bg-accent data-[state=active]:text-on-accent [&_.lucide]:size-5'
