import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { AppError } from '#app/shared/app-error.ts'
import type { Locale } from '#app/i18n/locale.ts'

export type Role = 'user' | 'moderator' | 'admin'

/** Read from the database on every request, the role included. */
export type Viewer = {
  userId: string
  sessionId: string
  name: string
  email: string
  emailVerified: boolean
  role: Role
  /** Sensitive changes want this to be recent. */
  signedInAt: Date
}

export type RequestFacts = {
  /** For the Content-Security-Policy; absent for a page that will be cached, whose scripts go by hash. */
  nonce: string | undefined
  /** As the trusted proxies tell it; IPv6 by its /64. */
  address: string
}

export const factsContext = createContext<RequestFacts>({ nonce: undefined, address: 'unknown' })
export const viewerContext = createContext<Viewer | null>(null)
export const localeContext = createContext<Locale>('en')
export const guestContext = createContext<string | null>(null)

type Context = Readonly<RouterContextProvider>

export const getViewer = (context: Context): Viewer | null => context.get(viewerContext)

/** @throws AppError notSignedIn */
export function requireMember(context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (!viewer) throw new AppError('notSignedIn')
  return viewer
}
