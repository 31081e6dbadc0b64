import { packAround, packWith } from './pack-page.server.ts'
import type { Packed, PackedAround } from './pack-page.server.ts'
import type { Role } from './request-context.server.ts'

/** A member, a guest by the hash of their token, or both. */
export type OwnReader = { userId: string | null; guestHash: string | null }

/** The page that a part is inserted into. `url`: the address it was rendered at. */
export type OwnLook = { language: 'en' | 'fr'; url: string; role: Role | null }

/** Loads what all readers of the page share, once for as long as it is cached. */
export type Shared = <Data>(load: () => Promise<Data>) => Promise<Data>

/** Readers with something of their own on pages of a pattern: for those matching `own`, `write` makes the markup
 * inserted into the page; for those matching `anew`, the page is rendered again. Both are constant SQL on `reader`
 * (user_id, guest: a hash), `o` (their role), `:id`, the id in the address, and what `join` joins to them. */
type OwnPart = { join?: string; anew?: string; own?: string; write?: Write }

type Write = (reader: OwnReader, look: OwnLook, shared: Shared) => Promise<string>

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniOwnParts?: Map<string, OwnPart> }

const known = (): Map<string, OwnPart> => (holder.whodiniOwnParts ??= new Map())

export const ownPartOn = (pattern: string, part: OwnPart): void => void known().set(pattern, part)

export const ownPartOf = (pattern: string): OwnPart | undefined => known().get(pattern)

type Given = { pattern: string; reader: OwnReader; look: OwnLook; accepted: string }

/** As `ui/own-place.tsx` writes them; text typed by people contains no raw `<`. */
const places = /<div id="own-([a-z]+)".*?<i id="own-\1-end" hidden=""><\/i>/gs

type Around = { names: string; packed: PackedAround; shared?: Promise<unknown> }

/** A page is packed once for as long as it is cached. */
const around = new WeakMap<Buffer, Around>()

/** The page with what only its reader may see. @throws Error when the page has places other than the part's */
export async function putInOwnPart(page: Buffer, { pattern, reader, look, accepted }: Given): Promise<Packed> {
  const known = around.get(page) ?? cut(page)
  around.set(page, known)
  const shared: Shared = (load) => (known.shared ??= load().catch(forget)) as ReturnType<typeof load>
  const forget = (error: unknown) => {
    delete known.shared
    throw error
  }
  const part = await ownPartOf(pattern)?.write?.(reader, look, shared)
  const own = [...(part ?? '').matchAll(places)]
  if (known.names === '' || own.map(([, name]) => name).join() !== known.names)
    throw new Error(`${look.url} has no place for a part of its reader's`)
  return packWith(
    known.packed,
    own.map(([markup]) => Buffer.from(markup)),
    accepted,
  )
}

function cut(page: Buffer): Around {
  // Places are found by byte offset
  const found = [...page.toString('latin1').matchAll(places)]
  const at = found.map(({ index, 0: { length } }) => ({ at: index, length }))
  return { names: found.map(([, name]) => name).join(), packed: packAround(page, at) }
}
