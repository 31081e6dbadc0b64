import { env } from '#app/platform/env.server.ts'
import type { MailWay } from './mail-way.ts'

export function mailWay(): MailWay {
  if (env().SMTP_URL) return 'sent'
  return env().isLocalInstallation ? 'kept' : 'waits'
}
