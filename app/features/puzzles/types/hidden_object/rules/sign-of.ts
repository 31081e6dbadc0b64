import type { Draft } from './hidden.ts'
import type { Zone } from './schema.ts'
import { zonesOfObject } from './zones.ts'

export function signOf(draft: Draft, zone: Zone): string {
  const object = draft.configuration.objectsToFind.findIndex(({ id }) => id === zone.object)
  const among = zonesOfObject(draft, zone.object).indexOf(zone)
  const more = among === 0 ? '' : String.fromCodePoint(97 + among)
  return object === -1 ? `?${among + 1}` : `${object + 1}${more}`
}
