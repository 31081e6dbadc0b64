import { assetNameAt, assetUrl } from '#app/features/media/asset.present.ts'
import { textsIn } from './replace-ids.ts'

/** Addresses of uploaded files that are not among `own`: a puzzle must not show them. */
export function foreignAddresses(value: unknown, own: readonly { name: string; mime: string }[]): string[] {
  const known = new Set(own.map(assetUrl))
  return [...textsIn(value)].filter((text) => assetNameAt(text) !== null && !known.has(text))
}
