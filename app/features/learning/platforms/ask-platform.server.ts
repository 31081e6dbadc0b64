import { env } from '#app/platform/env.server.ts'
import { guardedFetch } from '#app/platform/guarded-fetch.server.ts'
import type { Answered, Asked } from '#app/platform/guarded-fetch.server.ts'

const longestBytes = 1024 * 1024
const longestMs = 10_000

/** Asks an address of a platform, within the guard. @throws Error when it cannot be asked or does not answer in time */
export const askPlatform = (
  address: string,
  asked: Pick<Asked, 'method' | 'headers' | 'body' | 'signal'> = {},
): Promise<Answered> =>
  guardedFetch(new URL(address), {
    ...asked,
    longestBytes,
    longestMs,
    allowsThisMachine: env().LTI_LOCAL_PLATFORMS === 'on',
  })
