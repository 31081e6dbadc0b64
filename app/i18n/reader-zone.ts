import { useSyncExternalStore } from 'react'
import { serverZone } from './format.ts'

const never = () => () => {}

/** The first render uses the server's zone, so that hydration matches; the next uses the reader's. */
export const useReaderZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone,
    () => serverZone,
  )
