import { use, useState } from 'react'

/** ms; after that the scene is shown without its picture. */
const mostPatience = 15_000

const arrivals = new Map<string, Promise<void>>()

function arrival(address: string): Promise<void> {
  const known = arrivals.get(address)
  if (known) return known
  const image = new Image()
  image.fetchPriority = 'high'
  image.src = address
  const begun = Promise.race([
    // A picture that cannot be decoded is not worth waiting for
    image.decode().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, mostPatience)),
  ])
  arrivals.set(address, begun)
  return begun
}

/** Holds back the step into a scene until its picture has loaded. Steps are transitions, so the old scene stays. */
export function useArrivedPicture(address: string | undefined): void {
  const [first] = useState(address)
  if (address !== undefined && address !== first) use(arrival(address))
}
