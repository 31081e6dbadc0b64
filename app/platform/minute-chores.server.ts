type Chore = () => Promise<unknown>

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniChores?: Map<string, Chore> }

const known = (): Map<string, Chore> => (holder.whodiniChores ??= new Map())

/**
 * Has every process do something each minute. For features, which the platform does not know: they hand it in by a name, and what is
 * handed in again under that name takes its place. It must bear being done by several processes at once.
 */
export const everyMinute = (name: string, chore: Chore): void => void known().set(name, chore)

export const minuteChores = (): Chore[] => [...known().values()]
