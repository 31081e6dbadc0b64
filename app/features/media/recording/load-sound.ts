import { decoded } from './decode.ts'

/** In seconds. Decoded, each minute takes some 20 MB in two channels, and phones end pages that take too much. */
export const longestCuttable = 15 * 60

export type LoadedSound = { bytes: Uint8Array<ArrayBuffer>; decoded: AudioBuffer }

/** @throws when it does not arrive, or the browser cannot play it */
export async function loadSound(address: string, signal: AbortSignal): Promise<LoadedSound | 'long'> {
  if ((await secondsOf(address)) > longestCuttable) return 'long'
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error('no sound')
  const bytes = await answer.bytes()
  // Decoding takes the buffer away
  return { bytes, decoded: await decoded(bytes.slice().buffer) }
}

/** As its head says. */
function secondsOf(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const audio = new Audio()
  audio.preload = 'metadata'
  audio.addEventListener('loadedmetadata', () => resolve(audio.duration))
  audio.addEventListener('error', () => reject(new Error('no sound')))
  audio.src = address
  return promise
}
