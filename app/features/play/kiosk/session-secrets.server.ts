import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#app/platform/auth/seal.server.ts'

const secret = (purpose: string, of: string): Buffer =>
  createHmac('sha256', derivedKey(purpose)).update(of).digest().subarray(0, 16)

/** 128 bits, the same as long as the session exists. */
export const kioskToken = (sessionId: string): string => secret('kiosk', sessionId).toString('base64url')

export const isKioskToken = (sessionId: string, token: string): boolean => isSame(kioskToken(sessionId), token)

/** Of the QR code at a station. */
export const stationToken = (sessionId: string, targetId: string): string =>
  secret('station', `${sessionId} ${targetId}`).toString('base64url')

export const isStationToken = (sessionId: string, targetId: string, token: string): boolean =>
  isSame(stationToken(sessionId, targetId), token)

const isSame = (known: string, given: string): boolean =>
  known.length === given.length && timingSafeEqual(Buffer.from(known), Buffer.from(given))
