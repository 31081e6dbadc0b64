import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Starter } from '#app/features/play/lobby/start-run.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { getViewer, guestHashIn } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'

export function personWithCookie(context: Readonly<RouterContextProvider>): { person: Person; cookie: string | null } {
  const viewer = getViewer(context)
  const known = guestHashIn(context)
  if (viewer || known !== null)
    return {
      person: { userId: viewer?.userId ?? null, guestHash: known },
      cookie: null,
    }
  const guest = newGuest()
  return { person: { userId: null, guestHash: guestHash(guest.token) }, cookie: guest.cookie }
}

export function starterWithCookie(context: Readonly<RouterContextProvider>): {
  starter: Starter
  cookie: string | null
} {
  const viewer = getViewer(context)
  if (viewer) return { starter: viewer, cookie: null }
  const { person, cookie } = personWithCookie(context)
  if (person.guestHash === null) throw new AppError('unexpected', { log: 'a visitor became no guest' })
  return { starter: { userId: null, guestHash: person.guestHash }, cookie }
}

export const wrongCodeContext = createContext(false)
