import { useSyncExternalStore } from 'react'
import { networkAway } from '#app/shared/network-away.ts'

export const useNetworkAway = (): boolean => useSyncExternalStore(networkAway.subscribe, networkAway.get, () => false)
