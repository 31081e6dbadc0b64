import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
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
  /** Of staff on a public server: the role counts only once this is set up. */
  awaitsSecondFactor?: boolean
  signedInAt: Date
}

export type RequestFacts = {
  /** For the Content-Security-Policy; absent for a page that will be cached, whose scripts go by hash. */
  nonce: string | undefined
  /** Instead of a nonce on the scripts of a page that will be cached; nobody is sent it. */
  mark?: string | undefined
  /** As the trusted proxies tell it; IPv6 by its /64. */
  address: string
  /** Of a page that all readers of a role get: whose links stand in its frame. There is no viewer then. */
  frame?: Role | null | undefined
  /** This page is one that refuses, kept for every address: nothing is asked or counted for it. */
  refusal?: ErrorCode | undefined
}

export const factsContext = createContext<RequestFacts>({ nonce: undefined, address: 'unknown' })
export const viewerContext = createContext<Viewer | null>(null)
export const localeContext = createContext<Locale>('en')
export const guestContext = createContext<string | null>(null)

export type Context = Readonly<RouterContextProvider>

export const getViewer = (context: Context): Viewer | null => context.get(viewerContext)

/** @throws AppError notSignedIn */
export function requireMember(context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (!viewer) throw new AppError('notSignedIn')
  return viewer
}
