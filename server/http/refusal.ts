const texts = {
  crossSite: {
    status: 403,
    en: 'This request did not come from our own pages, so we did not carry it out.',
    fr: 'Cette requête ne venait pas de nos pages; nous ne l’avons donc pas exécutée.',
  },
  slowDown: {
    status: 429,
    en: 'Too many requests at once. Please try again in a moment.',
    fr: 'Trop de requêtes à la fois. Veuillez réessayer dans un instant.',
  },
  unavailable: {
    status: 503,
    en: 'Too much is going on here right now. Please try again in a few seconds.',
    fr: 'Il se passe trop de choses ici en ce moment. Veuillez réessayer dans quelques secondes.',
  },
  tooLarge: { status: 413, en: 'That is too large.', fr: 'C’est trop volumineux.' },
  unexpected: {
    status: 500,
    en: 'An unexpected error occurred. Please try again.',
    fr: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  },
} as const

type Asked = { headers: Pick<Headers, 'get'> }
/** The address of the page that sent a form, and the site's own. */
export type Astray = { opened: string; site: string }

export type PlainRefusal = { status: number; headers: Record<string, string>; body: string }

export function plainRefusal({ headers }: Asked, code: keyof typeof texts, astray?: Astray): PlainRefusal {
  const language = /(?:^|;\s*)lang=fr(?:;|$)/.test(headers.get('Cookie') ?? '') ? 'fr' : 'en'
  const text = texts[code]
  const message = astray ? ofAstray(astray)[language] : text[language]
  const isRead = (headers.get('Accept') ?? '').includes('text/html')
  return {
    status: text.status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Language': language,
      'Content-Type': isRead ? 'text/plain; charset=utf-8' : 'application/json',
      ...(code in waits && { 'Retry-After': String(waits[code as keyof typeof waits]) }),
    },
    body: isRead ? message : JSON.stringify({ error: { code, params: {} }, message }),
  }
}

export const slowDownSeconds = 1
/** The same as in the application (handled.server.ts). */
export const unavailableSeconds = 5
const waits = { slowDown: slowDownSeconds, unavailable: unavailableSeconds }

const ofAstray = ({ opened, site }: Astray) => ({
  en: `This page was opened at ${opened}, but the address of the site is ${site} (PUBLIC_URL), so we did not carry out the request. Please open it there and try again.`,
  fr: `Cette page a été ouverte à l’adresse ${opened}, mais celle du site est ${site} (PUBLIC_URL); nous n’avons donc pas exécuté la requête. Veuillez l’ouvrir là et réessayer.`,
})

export function refuse(request: Asked, code: keyof typeof texts, astray?: Astray): Response {
  const { status, headers, body } = plainRefusal(request, code, astray)
  return new Response(body, { status, headers })
}
