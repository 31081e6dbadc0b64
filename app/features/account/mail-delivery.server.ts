import { env } from '#app/platform/env.server.ts'
import type { MailDelivery } from './mail-delivery.ts'

export function mailDelivery(): MailDelivery {
  if (env().SMTP_URL) return 'sent'
  return env().isLocalInstallation ? 'kept' : 'waits'
}
