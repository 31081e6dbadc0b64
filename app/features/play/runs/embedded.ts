import { createContext, use } from 'react'

/** The address of the frame on another site that the game is played in; null on our own pages. */
export const Embedded = createContext<string | null>(null)

/** Ends the game for whoever comes next, after asking; null where nobody does. */
export const StartAnew = createContext<(() => void) | null>(null)

export const useEmbedded = (): string | null => use(Embedded)
