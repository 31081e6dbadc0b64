// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniOwnParts?: Map<string, string> }

const known = (): Map<string, string> => (holder.whodiniOwnParts ??= new Map())

/**
 * Has pages of a pattern rendered anew for readers who have something of their own on them.
 * @param condition SQL on `reader` (user_id, guest: a hash) and `:id`, the address's; constant text
 */
export const ownPartOn = (pattern: string, condition: string): void => void known().set(pattern, condition)

export const ownPartOf = (pattern: string): string | undefined => known().get(pattern)
