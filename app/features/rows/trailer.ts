/* Only the video's id is taken from what somebody typed: the address of the frame is assembled here. */

/** The origins that play videos inside our page; the content security policy allows exactly these. */
export const trailerFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

export type Trailer = {
  host: 'YouTube' | 'Vimeo'
  watchUrl: string
  /** Only the video, in the site's variant with the fewest cookies; it starts automatically. */
  embedUrl: string
}

export const longestTrailerAddress = 500

/** `https` and visible ASCII only: a browser would silently repair backslashes, tabs and unusual characters. */
const plainAddress = /^https:\/\/[\x21-\x5b\x5d-\x7e]+$/i

const youTubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])

export function readTrailer(address: string): Trailer | null {
  if (address.length > longestTrailerAddress || !plainAddress.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  if (url.hostname === 'youtu.be') return youTube(/^\/([^/]+)\/?$/.exec(url.pathname)?.[1])
  if (youTubeHosts.has(url.hostname))
    return youTube(/^\/(?:shorts|embed|live)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? watched(url))
  if (vimeoHosts.has(url.hostname)) return vimeo(url)
  return null
}

export const isTrailer = (address: string): boolean => readTrailer(address) !== null

const watched = (url: URL): string | undefined =>
  /^\/watch\/?$/.test(url.pathname) ? (url.searchParams.get('v') ?? undefined) : undefined

function youTube(id: string | undefined): Trailer | null {
  if (id === undefined || !/^[A-Za-z0-9_-]{11}$/.test(id)) return null
  return {
    host: 'YouTube',
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `${trailerFrames[0]}/embed/${id}?autoplay=1&rel=0`,
  }
}

/** `vimeo.com/<number>`, with a second part for unlisted videos, which only people with the link can see. */
function vimeo(url: URL): Trailer | null {
  const path =
    url.hostname === 'player.vimeo.com'
      ? /^\/video\/(\d{1,12})\/?$/
      : /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,16}))?\/?$/
  const [, id, inPath] = path.exec(url.pathname) ?? []
  if (id === undefined) return null
  const key = inPath ?? url.searchParams.get('h')
  if (key !== null && !/^[0-9a-f]{6,16}$/.test(key)) return null
  return {
    host: 'Vimeo',
    watchUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    embedUrl: `${trailerFrames[1]}/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`,
  }
}
