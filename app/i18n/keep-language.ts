import { defaultLocale, isLocale } from './locale.ts'
import type { Locale } from './locale.ts'

/** The language that an address asks for with `?lang=`, if it is one of ours. */
export function askedLanguage(search: string): Locale | undefined {
  const asked = new URLSearchParams(search).get('lang')
  return isLocale(asked) ? asked : undefined
}

/**
 * An address of ours with the language that the page was asked for, so that `?lang=` holds in whatever the page leads to. Addresses of
 * others (also those that begin with two slashes) and addresses that name a language themselves stay as they are.
 * @param to path, query, fragment, or any of them
 * @param search the query of the page that leads there
 */
export function keepLanguage(to: string, search: string): string {
  const language = askedLanguage(search)
  const [path = ''] = to.split('#', 1)
  if (!language || /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(to) || /[?&]lang=/.test(path)) return to
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${to.slice(path.length)}`
}

/** An address of ours as a mail names it: it opens in the language of the mail also where no cookie says so. English is what it opens in anyway. */
export function withLanguage(to: string, language: Locale): string {
  return language === defaultLocale ? to : keepLanguage(to, `?lang=${language}`)
}
