import { keyedHash } from '#app/platform/auth/seal.server.ts'
import { shareCodeLength, shareCodeSigns } from '#app/shared/share-code.ts'

/** The same each time a team's certificate is made, and nothing that leads back to the team. */
export function checkCode(teamId: string): string {
  const bytes = keyedHash('certificate', teamId)
  return Array.from(bytes.subarray(0, shareCodeLength), (byte) => shareCodeSigns[byte % shareCodeSigns.length]).join('')
}
