import { commandEntry } from './history.ts'
import type { Entry, Make } from './history.ts'

const setting =
  (assetId: string | null): Make =>
  ({ details: { version } }) =>
    assetId === null ? { intent: 'remove-cover', version } : { intent: 'set-cover', version, assetId }

/** The command that puts a picture on the cover or takes it away (null), and the step that is recorded once it is done. */
export function coverChange(assetId: string | null): { make: Make; entry: () => Entry } {
  let before: string | null = null
  const make: Make = (draft) => {
    before = draft.details.cover?.id ?? null
    return setting(assetId)(draft)
  }
  return { make, entry: () => commandEntry('cover', setting(before), setting(assetId)) }
}
