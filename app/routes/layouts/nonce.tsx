import { createContext, useContext } from 'react'

/** On the server, the nonce for this response's scripts; undefined in the browser, where no new script needs one. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
