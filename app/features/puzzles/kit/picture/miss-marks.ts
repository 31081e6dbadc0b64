import type { Point } from './geometry.ts'

export function missedPlaces(tried: readonly string[]): Point[] {
  return tried.flatMap((key) => {
    const match = /^(\d{1,3}) (\d{1,3})$/u.exec(key)
    return match ? [{ x: Number(match[1]), y: Number(match[2]) }] : []
  })
}
