import { createContext, useContext } from 'react'

/** Opens the dialog that copies rows into another adventure; null where there is none. */
export const CopyAwayContext = createContext<((ids: readonly string[]) => void) | null>(null)

export const useCopyAway = () => useContext(CopyAwayContext)
