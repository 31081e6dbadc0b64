import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false in the server's markup, so that nothing is offered that could not work. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
