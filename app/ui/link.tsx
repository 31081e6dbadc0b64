import type { ComponentProps } from 'react'
import { Form as RouterForm, Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router'
import type { To } from 'react-router'
import { askedLanguage, keepLanguage } from '#app/i18n/keep-language.ts'

/*
 * React Router's own, but what they lead to stays in the language that the page was asked for with `?lang=`. The lint refuses the
 * router's outside this folder.
 */

function useKept(to: To): To {
  const { search } = useLocation()
  return typeof to === 'string' ? keepLanguage(to, search) : { ...to, search: keepLanguage(to.search ?? '', search) }
}

/** An address of ours in the language that the page was asked for; for what is no link and no form of this file. */
export function useKeptAddress(to: string): string {
  return keepLanguage(to, useLocation().search)
}

export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} to={useKept(props.to)} />
}

export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...props} to={useKept(props.to)} />
}

/** A form of the router. One that is sent by GET makes a query of its own, so there the language is a field. */
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
