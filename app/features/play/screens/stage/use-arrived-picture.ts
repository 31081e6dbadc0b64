import { use, useState } from 'react'

/** ms; then the scene comes without its picture. */
const mostPatience = 15_000

const arrivals = new Map<string, Promise<void>>()

function arrival(address: string): Promise<void> {
  const known = arrivals.get(address)
  if (known) return known
  const image = new Image()
  image.fetchPriority = 'high'
  image.src = address
  const begun = Promise.race([
    // One that cannot be shown is waited for no longer
    image.decode().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, mostPatience)),
  ])
  arrivals.set(address, begun)
  return begun
}

/**
 * Holds the step into another scene back until its picture is there. Steps are transitions, so what stood stays, whole.
 */
export function useArrivedPicture(address: string | undefined): void {
  const [first] = useState(address)
  if (address !== undefined && address !== first) use(arrival(address))
}
