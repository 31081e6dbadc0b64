const waiting = new Set<object>()
const listeners = new Set<() => void>()

/** Whether something is waiting for the network: the page stays and shows a notice. */
export const networkAway = {
  get: (): boolean => waiting.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Whatever is being waited for is no longer wanted. */
  forget: (): void => {
    waiting.clear()
    tell()
  },
}

const tell = () => listeners.forEach((listener) => listener())

/** Retries until the network is back. @throws whatever `send` throws, except network failures */
export async function withNetwork<Answer>(send: () => Promise<Answer>, signal?: AbortSignal | null): Promise<Answer> {
  const wait = {}
  try {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await send()
      } catch (error) {
        if (!(error instanceof TypeError) || signal?.aborted) throw error
        if (isFirst) waiting.add(wait)
        tell()
        await mayBeBack(signal)
      }
    }
  } finally {
    waiting.delete(wait)
    tell()
  }
}

/** Loads a page's code; the files are fetched first, because a browser may remember a failed import. */
export async function codeWithNetwork<Module>(files: readonly string[], load: () => Promise<Module>): Promise<Module> {
  await withNetwork(() => Promise.all(files.map((file) => fetch(file))))
  return load()
}

const retryMs = 4_000

function mayBeBack(signal?: AbortSignal | null): Promise<unknown> {
  const heard = (target: EventTarget, type: string) =>
    new Promise((resolve) => target.addEventListener(type, resolve, { once: true }))
  const later = new Promise((resolve) => setTimeout(resolve, retryMs))
  return Promise.race([later, heard(globalThis, 'online'), ...(signal ? [heard(signal, 'abort')] : [])])
}

/** A page's data waits for the network while the previous page stays. All other requests fail immediately. */
export function keepPageWithoutNetwork(): void {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) =>
    isPageData(input, init) ? withNetwork(() => send(input, init), init?.signal) : send(input, init)
}

const isPageData = (input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  !(input instanceof Request) &&
  (init?.method ?? 'GET') === 'GET' &&
  new URL(input, location.href).pathname.endsWith('.data')
