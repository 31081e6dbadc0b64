import { isServerThere } from './server-there.ts'

const waiting = new Set<object>()
const listeners = new Set<() => void>()

/** Whether something waits for the network: the page stays and says so. */
export const networkAway = {
  get: (): boolean => waiting.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const tell = () => listeners.forEach((listener) => listener())

/** Tries again until the network is there. @throws what `send` throws, but for failures of the network */
export async function withNetwork<Answer>(send: () => Promise<Answer>, signal?: AbortSignal | null): Promise<Answer> {
  const wait = {}
  try {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        if (!(error instanceof TypeError) || signal?.aborted) throw error
        waiting.add(wait)
        tell()
        await mayBeBack(signal)
      }
    }
  } finally {
    waiting.delete(wait)
    tell()
  }
}

/** Of a page: what does not come though the server is there fails as ever, as after a new version. */
export const codeWithNetwork = <Module>(load: () => Promise<Module>): Promise<Module> =>
  withNetwork(() =>
    load().catch(async (error: unknown) => {
      throw (await isServerThere()) ? new Error('the code is gone', { cause: error }) : new TypeError('no network')
    }),
  )

const retryMs = 4_000

function mayBeBack(signal?: AbortSignal | null): Promise<unknown> {
  const heard = (target: EventTarget, type: string) =>
    new Promise((resolve) => target.addEventListener(type, resolve, { once: true }))
  const later = new Promise((resolve) => setTimeout(resolve, retryMs))
  return Promise.race([later, heard(globalThis, 'online'), ...(signal ? [heard(signal, 'abort')] : [])])
}

/** A page's data waits for the network, and the page before it stays. Whatever else is asked for fails at once. */
export function keepPageWithoutNetwork(): void {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) =>
    isPageData(input, init) ? withNetwork(() => send(input, init), init?.signal) : send(input, init)
}

const isPageData = (input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  !(input instanceof Request) &&
  (init?.method ?? 'GET') === 'GET' &&
  new URL(input, location.href).pathname.endsWith('.data')
