import { createContext, use } from 'react'

/** The one address of a game in a frame of another site, or in a file; null on our own pages. */
export const Embedded = createContext<string | null>(null)

/** Ends the game for whoever comes next, after asking; null where nobody does. */
export const StartAnew = createContext<(() => void) | null>(null)

export const useEmbedded = (): string | null => use(Embedded)
