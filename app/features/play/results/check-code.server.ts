import { createHmac } from 'node:crypto'
import { derivedKey } from '#app/platform/auth/seal.server.ts'
import { shareCodeLength, shareCodeSigns } from '#app/shared/share-code.ts'

/** The same each time a team's certificate is made, and nothing that leads back to the team. */
export function checkCode(teamId: string): string {
  const bytes = createHmac('sha256', derivedKey('certificate')).update(teamId).digest()
  return Array.from(bytes.subarray(0, shareCodeLength), (byte) => shareCodeSigns[byte % shareCodeSigns.length]).join('')
}
