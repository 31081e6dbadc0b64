import { createContext, use, useCallback } from 'react'
import type { ComponentProps } from 'react'
import {
  Form as RouterForm,
  Link as RouterLink,
  NavLink as RouterNavLink,
  Navigate as RouterNavigate,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router'
import type { NavigateOptions, To } from 'react-router'
import { askedLanguage, keepLanguage } from '#app/i18n/keep-language.ts'
import { isActive, PlainLink, plainAddress } from './plain-link.tsx'

// Links keep the page's `?lang=`. The lint refuses the router's own outside this folder.

const kept = (to: To, search: string): To =>
  typeof to === 'string' ? keepLanguage(to, search) : { ...to, search: keepLanguage(to.search ?? '', search) }

/** For a page that already holds its data: when only the query changes, nothing is fetched again. */
export const HoldsItsData = createContext(false)

const unfetched = (to: To, holds: boolean) =>
  holds && typeof to === 'string' && to.startsWith('?') ? { defaultShouldRevalidate: false } : {}

export function useKeptAddress(to: string): string {
  return keepLanguage(to, useLocation().search)
}

export function Link(props: ComponentProps<typeof RouterLink>) {
  const location = useLocation()
  const to = kept(props.to, location.search)
  const holds = use(HoldsItsData)
  if (import.meta.env.SSR) {
    const href = plainAddress(to, location.pathname)
    if (href !== undefined) return <PlainLink {...props} href={href} />
  }
  return <RouterLink {...unfetched(props.to, holds)} {...props} to={to} />
}

export function NavLink(props: Omit<ComponentProps<typeof RouterNavLink>, 'className'> & { className: string }) {
  const { pathname, search } = useLocation()
  const to = kept(props.to, search)
  if (import.meta.env.SSR) {
    const { end = false, className, children, style: _style, ...rest } = props
    const href = plainAddress(to, pathname)
    if (href !== undefined && typeof children !== 'function') {
      const active = isActive(href.split(/[?#]/, 1)[0]!.toLowerCase(), pathname.toLowerCase(), end)
      return (
        <PlainLink
          {...rest}
          aria-current={active ? 'page' : undefined}
          className={active ? `${className} active` : className}
          href={href}
        >
          {children}
        </PlainLink>
      )
    }
  }
  return <RouterNavLink {...props} to={to} />
}

export function Navigate(props: ComponentProps<typeof RouterNavigate>) {
  return <RouterNavigate {...props} to={kept(props.to, useLocation().search)} />
}

export function useNavigate(): (to: To, options?: NavigateOptions) => Promise<void> | void {
  const navigate = useRouterNavigate()
  const holds = use(HoldsItsData)
  return useCallback(
    (to, options) => navigate(kept(to, window.location.search), { ...unfetched(to, holds), ...options }),
    [navigate, holds],
  )
}

/** The router's form. When sent by GET it builds its own query, so the language becomes a field. */
export function Form({ action, children, ...props }: ComponentProps<typeof RouterForm>) {
  const { search } = useLocation()
  const asked = props.method === 'post' ? undefined : askedLanguage(search)
  return (
    <RouterForm {...props} action={action && keepLanguage(action, search)}>
      {asked && <input type="hidden" name="lang" value={asked} />}
      {children}
    </RouterForm>
  )
}
