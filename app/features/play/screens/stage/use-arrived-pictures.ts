import { use, useState } from 'react'

/** In ms: how long a step into a scene waits for its picture, and a change within it for a layer. */
const patience = { scene: 15_000, layer: 1_500 }

const arrivals = new Map<string, Promise<void>>()

function arrival(address: string, most: number): Promise<void> {
  const known = arrivals.get(address)
  if (known) return known
  const image = new Image()
  image.fetchPriority = 'high'
  image.src = address
  const begun = Promise.race([
    // A picture that cannot be decoded is not worth waiting for
    image.decode().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, most)),
  ])
  arrivals.set(address, begun)
  return begun
}

/** Holds back a change until its pictures have loaded. Changes are transitions, so what was shown before stays. */
export function useArrivedPictures(scene: string | undefined, layers: readonly string[]): void {
  const [first] = useState(() => new Set([scene, ...layers]))
  const fresh = (addresses: readonly (string | undefined)[], most: number) =>
    addresses.flatMap((address) => (address === undefined || first.has(address) ? [] : [arrival(address, most)]))
  // All begin to load before the first is waited for
  for (const begun of [...fresh([scene], patience.scene), ...fresh(layers, patience.layer)]) use(begun)
}
