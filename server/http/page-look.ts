/** What a page for all readers of a role shows of its reader. `isSpoken`: `?lang=` sets the language; links keep it. */
export type Look = { language: 'en' | 'fr'; isSpoken: boolean; theme: 'light' | 'dark' | undefined }

const language = /(?:^|;\s*)lang=(en|fr)(?:;|$)/
const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/
const person = /(?:^|;\s*)(?:__Host-)?whodini_(?:session|guest)=/
/** Cookies that are shown once, or honoured on the next request. */
const news = /(?:^|;\s*)(?:(?:__Host-)?(?:whodini_(?!session=|guest=)|signed_out=)|flash=)/

export const namesPerson = (cookie: string | undefined): boolean => cookie !== undefined && person.test(cookie)

export const carriesNews = (cookie: string | undefined): boolean => cookie !== undefined && news.test(cookie)

/** Undefined when a cookie occurs twice or not as we write it: the page might not match its key. */
export function lookOf(asked: URLSearchParams, cookie = ''): Look | undefined {
  if (isAmbiguous(cookie)) return undefined
  const spoken = asked.get('lang')
  // A made-up language must not get its own page
  const isSpoken = spoken === 'en' || spoken === 'fr'
  const kept = language.exec(cookie)?.[1] === 'fr' ? 'fr' : 'en'
  return { language: isSpoken ? spoken : kept, isSpoken, theme: theme.exec(cookie)?.[1] as Look['theme'] }
}

/** For requests that are refused whatever they contain. */
export const plainLook: Look = { language: 'en', isSpoken: false, theme: undefined }

function isAmbiguous(cookie: string): boolean {
  return [language, theme].some((read, at) => {
    const times = cookie.toLowerCase().split(at === 0 ? 'lang' : 'theme').length - 1
    return times > 1 || (times === 1 && !read.test(cookie))
  })
}

/** The cookies of a request that is rendered for everybody: only those that affect the look, none that name anybody. */
export const cookiesOf = ({ language: spoken, theme: chosen }: Look): string =>
  `lang=${spoken}${chosen === undefined ? '' : `; theme=${chosen}`}`
