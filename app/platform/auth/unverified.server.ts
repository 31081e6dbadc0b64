import { env } from '#app/platform/env.server.ts'

/** The person could have verified the address but has not. Without a mail server nobody can. */
export const isUnverified = ({ emailVerified }: { emailVerified: boolean }): boolean =>
  !emailVerified && env().SMTP_URL !== undefined
