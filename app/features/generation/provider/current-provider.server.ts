import { env } from '#app/platform/env.server.ts'
import { builtInProvider } from './built-in.server.ts'
import type { Provider } from './provider.ts'

let current: Promise<Provider> | undefined

/** The provider set in the environment, or else the built-in generator. */
export function currentProvider(): Promise<Provider> {
  current ??= providerOf()
  return current
}

async function providerOf(): Promise<Provider> {
  const { AI_BASE_URL, AI_API_KEY, AI_IMAGE_MODEL, AI_TEXT_MODEL, AI_IMAGE_HOSTS } = env()
  if (!AI_BASE_URL || !AI_API_KEY || !AI_IMAGE_MODEL || !AI_TEXT_MODEL || !AI_IMAGE_HOSTS) return builtInProvider
  // A seventh of the server's modules, which are not loaded without a model
  const { modelProvider } = await import('./model-provider.server.ts')
  return modelProvider({
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY,
    imageModel: AI_IMAGE_MODEL,
    textModel: AI_TEXT_MODEL,
    imageHosts: AI_IMAGE_HOSTS,
  })
}
