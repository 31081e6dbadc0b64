/** What of its reader shows in a page that all readers of a role get. `isSpoken`: `?lang=` says it, and links keep it. */
export type Look = { language: 'en' | 'fr'; isSpoken: boolean; theme: 'light' | 'dark' | undefined }

const language = /(?:^|;\s*)lang=(en|fr)(?:;|$)/
const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/
const person = /(?:^|;\s*)(?:__Host-)?whodini_(?:session|guest)=/
/** Told once, or honoured at the next contact. */
const news = /(?:^|;\s*)(?:(?:__Host-)?(?:whodini_(?!session=|guest=)|signed_out=)|flash=)/

export const namesPerson = (cookie: string | undefined): boolean => cookie !== undefined && person.test(cookie)

export const carriesNews = (cookie: string | undefined): boolean => cookie !== undefined && news.test(cookie)

/** Undefined when a cookie is given twice or not as we write it: the page may not be the one that its key would name. */
export function lookOf(asked: URLSearchParams, cookie = ''): Look | undefined {
  if (isAmbiguous(cookie)) return undefined
  const spoken = asked.get('lang')
  // A made-up language must not make a page of its own
  const isSpoken = spoken === 'en' || spoken === 'fr'
  const kept = language.exec(cookie)?.[1] === 'fr' ? 'fr' : 'en'
  return { language: isSpoken ? spoken : kept, isSpoken, theme: theme.exec(cookie)?.[1] as Look['theme'] }
}

/** For who is refused whatever they send. */
export const plainLook: Look = { language: 'en', isSpoken: false, theme: undefined }

function isAmbiguous(cookie: string): boolean {
  return [language, theme].some((read, at) => {
    const times = cookie.toLowerCase().split(at === 0 ? 'lang' : 'theme').length - 1
    return times > 1 || (times === 1 && !read.test(cookie))
  })
}

/** The cookies of a request that is rendered for all: those that show, and nothing that names anybody. */
export const cookiesOf = ({ language: spoken, theme: chosen }: Look): string =>
  `lang=${spoken}${chosen === undefined ? '' : `; theme=${chosen}`}`
