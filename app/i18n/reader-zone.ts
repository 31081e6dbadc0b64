import { useSyncExternalStore } from 'react'
import { serverZone } from './format.ts'

const never = () => () => {}

/** The reader's time zone where their browser says it. The first drawing has the server's, so that both write the same; the next has theirs. */
export const useReaderZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone,
    () => serverZone,
  )
