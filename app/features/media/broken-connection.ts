import type { ErrorCode } from '#app/shared/app-error.ts'

/** @param sent bytes sent so far: 0 means that the upload never began */
export const codeOfBroken = (sent: number): ErrorCode =>
  sent > 0 && navigator.onLine !== false ? 'uploadIncomplete' : 'offline'
