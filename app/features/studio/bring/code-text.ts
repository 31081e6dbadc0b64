import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'

export const codeText = (code: string): string =>
  code === 'notSignedIn'
    ? m.errors_not_authenticated()
    : errorText(Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'unexpected')
