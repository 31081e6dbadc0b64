import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false in what the server sends, so that nothing is offered that could not work. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
