import type { ComponentProps } from 'react'
import type { LinkProps, To } from 'react-router'

/** Double slashes, dots, a slash or nothing at the end of a part: the router writes these differently. */
const resolved = /\/\/|\\|\/\.|.\/(?:[?#]|$)|[?#](?:#|$)/

/** What the router makes of a path or query of ours; undefined where it would resolve something. */
export const plainAddress = (to: To, pathname: string): string | undefined =>
  typeof to === 'string' && /^[/?]/.test(to) && !resolved.test(to)
    ? to.startsWith('?')
      ? pathname + to
      : to
    : undefined

/** Marks a link to the reader's current page as the router does. */
export const isActive = (to: string, pathname: string, end: boolean): boolean =>
  pathname === to || (!end && to !== '/' && pathname.startsWith(`${to}/`))

/** The markup of the router's link, for the server: there it needs none of the router's hooks. */
export function PlainLink({
  to: _to,
  replace: _replace,
  state: _state,
  preventScrollReset: _reset,
  defaultShouldRevalidate: _revalidate,
  ...rest
}: Plain) {
  return <a {...rest} data-discover="true" />
}

type Plain = ComponentProps<'a'> &
  Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset' | 'defaultShouldRevalidate'>
