import { env } from '#app/platform/env.server.ts'
import { builtInProvider } from './built-in.server.ts'
import { modelProvider } from './model-provider.server.ts'
import type { Provider } from './provider.ts'

let current: Provider | undefined

/** The one of the environment; the built-in generator without. */
export function currentProvider(): Provider {
  current ??= providerOf()
  return current
}

function providerOf(): Provider {
  const { AI_BASE_URL, AI_API_KEY, AI_IMAGE_MODEL, AI_TEXT_MODEL, AI_IMAGE_HOSTS } = env()
  if (!AI_BASE_URL || !AI_API_KEY || !AI_IMAGE_MODEL || !AI_TEXT_MODEL || !AI_IMAGE_HOSTS) return builtInProvider
  return modelProvider({
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY,
    imageModel: AI_IMAGE_MODEL,
    textModel: AI_TEXT_MODEL,
    imageHosts: AI_IMAGE_HOSTS,
  })
}
