import { authenticatorUri, findNewKey, findSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { listSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { proofOf } from '#app/features/account/require-fresh.server.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { findGoogle } from './remove-google.server.ts'
import { presentSession } from './session.present.ts'
import type { QrDrawing } from '#app/shared/qr-path.ts'

export type NewKey = { key: string; qr: QrDrawing }

/** Everything that a person's security page shows. */
export async function findSecurity(viewer: Viewer) {
  const { userId, sessionId, email } = viewer
  const [proof, factor, key, google, sessions] = await Promise.all([
    proofOf(viewer),
    findSecondFactor(getDatabase(), userId),
    findNewKey(getDatabase(), viewer),
    findGoogle(getDatabase(), userId),
    listSessions(getDatabase(), userId),
  ])
  return {
    email,
    proof,
    factor,
    google,
    newKey: key === null ? null : presentKey(key, email),
    sessions: sessions.map((session) => presentSession(session, sessionId)),
  }
}

const presentKey = (key: string, email: string): NewKey => ({
  key,
  qr: drawQr(authenticatorUri(key, email)),
})
