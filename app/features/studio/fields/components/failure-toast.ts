import { m } from '#app/i18n/generated/messages.js'
import type { Toast } from '#app/ui/toaster.ts'

export type Failed = (inputs: { reason: string }) => string

/** Why something failed: in a title of its own, or below a general one. */
export const failureToast = (reason: string, failed?: Failed): Toast =>
  failed
    ? { title: failed({ reason }), tone: 'danger' }
    : { title: m.common_error(), description: reason, tone: 'danger' }
