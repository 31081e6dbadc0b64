import { env } from '#app/platform/env.server.ts'

/** Could have verified the address, and has not. Without a mail server nobody can. */
export const isUnverified = ({ emailVerified }: { emailVerified: boolean }): boolean =>
  !emailVerified && env().SMTP_URL !== undefined
