import { packAround, packWith } from './pack-page.server.ts'
import type { Packed, PackedAround } from './pack-page.server.ts'

/** A member, a guest by the hash of their token, or both. */
export type OwnReader = { userId: string | null; guestHash: string | null }

export type OwnLook = { language: 'en' | 'fr'; isSpoken: boolean }

/** `place` is markup that the page of all readers has once. */
type Writer = { place: string; write: (reader: OwnReader, look: OwnLook) => Promise<string> }

type OwnPart = { condition: string; writer: Writer | undefined }

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniOwnParts?: Map<string, OwnPart> }

const known = (): Map<string, OwnPart> => (holder.whodiniOwnParts ??= new Map())

/**
 * For readers who have something of their own on pages of a pattern: `writer` puts it into the cached page; without one
 * the page is rendered anew.
 * @param condition SQL on `reader` (user_id, guest: a hash) and `:id`, the address's; constant text
 */
export const ownPartOn = (pattern: string, condition: string, writer?: Writer): void =>
  void known().set(pattern, { condition, writer })

export const ownPartOf = (pattern: string): OwnPart | undefined => known().get(pattern)

type Given = { pattern: string; reader: OwnReader; look: OwnLook; accepted: string }

/** As long as a page is cached it is packed once. */
const packed = new WeakMap<Buffer, PackedAround>()

/** The page with what only its reader may see. @throws Error when the pattern has no such part */
export async function putInOwnPart(page: Buffer, { pattern, reader, look, accepted }: Given): Promise<Packed> {
  const writer = ownPartOf(pattern)?.writer
  const at = writer ? page.indexOf(writer.place) : -1
  if (!writer || at < 0) throw new Error(`${pattern} has no place for a part of its reader's`)
  const around = packed.get(page) ?? packAround(page, { at, length: Buffer.byteLength(writer.place) })
  packed.set(page, around)
  return packWith(around, Buffer.from(await writer.write(reader, look)), accepted)
}
