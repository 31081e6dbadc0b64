import { createHash } from 'node:crypto'
import { seal, unseal } from '#app/platform/auth/seal.server.ts'
import { randomName } from '#app/shared/ids.ts'

/** Enough for a token of 128 random bits; survives a change of `AUTH_SECRET`, as printed tickets must. */
export const hashOfLink = (token: string): string => createHash('sha256').update(`group link ${token}`).digest('hex')

const [ofTeam, ofScreen] = ['team link', 'screen link']

/** What is stored of the link to a team: it is found by its hash, and shown again from its sealed copy. */
export function newTeamLink(teamId: string) {
  const token = randomName()
  return { token, columns: { tokenHash: hashOfLink(token), sealedToken: seal(ofTeam, teamId, token) } }
}

/** Null when the link is older than its sealing or than `AUTH_SECRET`: it works, but cannot be shown. */
export const teamToken = ({ id, sealedToken }: { id: string; sealedToken: string }): string | null =>
  unseal(ofTeam, id, sealedToken)

export function newScreenLink(sessionId: string) {
  const token = randomName()
  return { screenTokenHash: hashOfLink(token), sealedScreenToken: seal(ofScreen, sessionId, token) }
}

/** Null as for a team. */
export const screenToken = ({ id, sealedScreenToken }: { id: string; sealedScreenToken: string }): string | null =>
  unseal(ofScreen, id, sealedScreenToken)
