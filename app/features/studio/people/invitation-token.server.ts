import { createHash } from 'node:crypto'

/** Enough for a token of 128 random bits. */
export const hashOfInvitation = (token: string): string =>
  createHash('sha256').update(`co-author ${token}`).digest('hex')

export const invitationPath = (token: string): string => `/invited/${token}`
