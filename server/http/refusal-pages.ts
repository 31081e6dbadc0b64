import type { Role } from '#app/platform/request-context.server.ts'
import type { SharedRendering } from './app.ts'
import { makePage } from './make-page.ts'
import type { CachedPage } from './make-page.ts'
import { cookiesOf } from './page-look.ts'
import type { Look } from './page-look.ts'

const statuses = { notFound: 404, crossSite: 403, slowDown: 429, unavailable: 503 } as const

export type Refusal = keyof typeof statuses

type Render = (request: Request, shared: SharedRendering) => Promise<Response>

/** Matches no route, so that the page serves for all addresses. */
const anyAddress = 'http://localhost/refused'

/** One page for each refusal, language, theme and role, rendered when it is first needed and kept until the design
 * settings change. */
export class RefusalPages {
  readonly #pages = new Map<string, Promise<CachedPage | undefined>>()
  readonly #render: Render
  readonly #version: () => string
  #madeIn = ''

  constructor(render: Render, version: () => string) {
    this.#render = render
    this.#version = version
  }

  /** @returns undefined when it could not be rendered */
  get(refusal: Refusal, look: Look, role: Role | null): Promise<CachedPage | undefined> {
    if (this.#madeIn !== this.#version()) this.#pages.clear()
    this.#madeIn = this.#version()
    const key = [refusal, look.language, look.isSpoken, look.theme, role].join()
    const known = this.#pages.get(key)
    if (known) return known
    const made = this.#make(refusal, look, role).catch(() => undefined)
    this.#pages.set(key, made)
    void made.then((page) => page ?? this.#pages.delete(key))
    return made
  }

  #make(refusal: Refusal, look: Look, role: Role | null): Promise<CachedPage | undefined> {
    const url = look.isSpoken ? `${anyAddress}?lang=${look.language}` : anyAddress
    const headers = { Accept: 'text/html', Host: 'localhost', Cookie: cookiesOf(look) }
    return makePage(
      { pattern: '/*', language: look.language },
      (mark) => this.#render(new Request(url, { headers }), { mark, frame: role, refusal }),
      [statuses[refusal]],
    )
  }
}

/** Whether no route matches the path; false for a path that is not written plainly, which the router decides. */
export function unknownPaths(routeOf: (path: string) => string): (path: string) => boolean {
  // A page's data, and the router's own requests
  return (path) => !path.includes('%') && !path.endsWith('.data') && !path.startsWith('/__') && routeOf(path) === '/*'
}
