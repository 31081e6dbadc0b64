import { useSyncExternalStore } from 'react'
import { serverZone } from './format.ts'

const never = () => () => {}

/** The first drawing has the server's zone, so that both write the same; the next has the reader's. */
export const useReaderZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone,
    () => serverZone,
  )
