const texts = {
  crossSite: {
    status: 403,
    en: 'This request did not come from our own pages, so we did not carry it out.',
    fr: 'Cette requête ne venait pas de nos pages; nous ne l’avons donc pas exécutée.',
  },
  tooLarge: { status: 413, en: 'That is too large.', fr: 'C’est trop volumineux.' },
  unexpected: {
    status: 500,
    en: 'An unexpected error occurred. Please try again.',
    fr: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  },
} as const

export function refuse(request: Request, code: keyof typeof texts): Response {
  const french = /(?:^|;\s*)lang=fr(?:;|$)/.test(request.headers.get('Cookie') ?? '')
  const text = texts[code]
  const message = french ? text.fr : text.en
  const headers = { 'Cache-Control': 'no-store', 'Content-Language': french ? 'fr' : 'en' }
  if ((request.headers.get('Accept') ?? '').includes('text/html'))
    return new Response(message, {
      status: text.status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return Response.json({ error: { code, params: {} }, message }, { status: text.status, headers })
}
