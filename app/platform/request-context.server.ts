import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { guestHash } from './guest.server.ts'

export type Role = 'user' | 'moderator' | 'admin'

/** Read from the database on every request, including the role. */
export type Viewer = {
  userId: string
  sessionId: string
  name: string
  email: string
  emailVerified: boolean
  role: Role
  /** For staff on a public server: the role counts only once this is set up. */
  awaitsSecondFactor?: boolean
  signedInAt: Date
}

export type RequestFacts = {
  /** For the Content-Security-Policy; absent for a page that will be cached, whose scripts are allowed by hash. */
  nonce: string | undefined
  /** Replaces the nonce on the scripts of a page that will be cached; it is never sent. */
  mark?: string | undefined
  /** As reported by the trusted proxies; IPv6 by its /64. */
  address: string
  /** For a page shared by all readers of a role: the role whose links its frame shows. There is no viewer then. */
  frame?: Role | null | undefined
  /** This page is the refusal kept for every address: nothing is read or counted for it. */
  refusal?: ErrorCode | undefined
}

export const factsContext = createContext<RequestFacts>({ nonce: undefined, address: 'unknown' })
export const viewerContext = createContext<Viewer | null>(null)
export const localeContext = createContext<Locale>('en')
export const guestContext = createContext<string | null>(null)
/** Seconds after which a refused request makes sense again. */
export const waitContext = createContext<number | null>(null)

export type Context = Readonly<RouterContextProvider>

export const getViewer = (context: Context): Viewer | null => context.get(viewerContext)

/** Whose games a browser without an account plays; null before it has any. */
export function guestHashIn(context: Context): string | null {
  const token = context.get(guestContext)
  return token === null ? null : guestHash(token)
}

/** @throws AppError notSignedIn */
export function requireMember(context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (!viewer) throw new AppError('notSignedIn')
  return viewer
}
