import { createContext, useContext } from 'react'

/** The nonce of this answer's scripts on the server; undefined in the browser, where nothing new needs one. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
