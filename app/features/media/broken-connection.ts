import type { ErrorCode } from '#app/shared/app-error.ts'

/** @param sent bytes on their way: none means that it never began */
export const codeOfBroken = (sent: number): ErrorCode =>
  sent > 0 && navigator.onLine !== false ? 'uploadIncomplete' : 'offline'
