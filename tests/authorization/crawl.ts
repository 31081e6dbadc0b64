import type { Person, Reply } from '#tests/support/person.ts'

const links = /(?:href|src|action)="([^"]+)"/g
const files = /["'`(]\/?((?:assets|illustrations|fonts)\/[\w./-]+\.\w+)["'`)]/g
const mediaNames = /\/media\/[0-9A-Za-z]{22}\.(?:webp|jpg)/g
const mostAddresses = 2_500

function addressesIn(reply: Reply, origin: string): string[] {
  const type = reply.headers['content-type'] ?? ''
  if (!/html|javascript|css|json|x-script/.test(type)) return []
  const found = [...reply.text.matchAll(mediaNames)].map(([name]) => name)
  for (const [, name] of reply.text.matchAll(files)) found.push(`/${name}`)
  if (type.startsWith('text/html'))
    for (const [, link = ''] of reply.text.matchAll(links)) found.push(link.replaceAll('&amp;', '&'))
  return found
    .filter((link) => URL.canParse(link, origin) && new URL(link, origin).origin === origin)
    .map((link) => new URL(link, origin).pathname + new URL(link, origin).search)
}

function dataAddress(address: string, reply: Reply): string[] {
  if (!(reply.headers['content-type'] ?? '').startsWith('text/html')) return []
  const [path = '/', query] = address.split('?')
  return [`${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`]
}

/** Files of the build, which are the same bytes for everybody. */
const isBuilt = (address: string) => address.startsWith('/assets/')

/** @param isLeft addresses that are not opened
 * @param built those that somebody has fetched are taken from here, and count as seen */
export async function crawl(
  person: Person,
  from: readonly string[],
  isLeft: (address: string) => boolean = () => false,
  built = new Map<string, Reply>(),
): Promise<Map<string, Reply>> {
  const waiting = [...from]
  const seen = new Map<string, Reply>()
  while (waiting.length > 0) {
    if (seen.size > mostAddresses) throw new Error('the crawl does not end')
    const address = waiting.pop()!
    if (seen.has(address) || isLeft(address)) continue
    const reply = built.get(address) ?? (await person.get(address))
    if (isBuilt(address)) built.set(address, reply)
    seen.set(address, reply)
    const { location } = reply.headers
    waiting.push(
      ...addressesIn(reply, person.origin),
      ...dataAddress(address, reply),
      ...(location?.startsWith('/') ? [location] : []),
    )
  }
  return seen
}

export function hits(replies: Iterable<readonly [string, Reply]>, words: readonly string[]): string[] {
  const found: string[] = []
  for (const [address, reply] of replies) {
    const all = `${JSON.stringify(reply.headers)}\n${reply.bytes.toString('latin1')}\n${reply.text}`.toLowerCase()
    for (const word of words)
      if (all.includes(word.toLowerCase())) found.push(`${word} in ${address} (${reply.status})`)
  }
  return found
}
