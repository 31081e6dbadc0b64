import { defaultLocale, isLocale } from './locale.ts'
import type { Locale } from './locale.ts'

export function askedLanguage(search: string): Locale | undefined {
  const asked = new URLSearchParams(search).get('lang')
  return isLocale(asked) ? asked : undefined
}

/** External addresses (also those that begin with two slashes) and those that name a language are unchanged. */
export function keepLanguage(to: string, search: string): string {
  const language = askedLanguage(search)
  const [path = ''] = to.split('#', 1)
  if (!language || /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(to) || /[?&]lang=/.test(path)) return to
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${to.slice(path.length)}`
}

/** A mail may be opened where no cookie sets the language; English is the default. */
export function withLanguage(to: string, language: Locale): string {
  return language === defaultLocale ? to : keepLanguage(to, `?lang=${language}`)
}
