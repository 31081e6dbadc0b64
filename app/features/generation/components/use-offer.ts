import { useEffect, useSyncExternalStore } from 'react'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { offers } from './offers.ts'
import type { Offer } from './offers.ts'

/** Requests the offer when the browser is idle, and on `look`, when a button is about to be pressed. */
export function useOffer(name: FunctionName): { offer: Offer | null; look: () => void } {
  const read = () => offers.at(name)
  const offer = useSyncExternalStore(offers.subscribe, read, read)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return void offers.look(name)
    const asking = requestIdleCallback(() => void offers.look(name), { timeout: 2_000 })
    return () => cancelIdleCallback(asking)
  }, [name])
  return { offer, look: () => void offers.look(name) }
}
