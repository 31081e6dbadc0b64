type Chore = () => Promise<unknown>

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniChores?: Map<string, Chore> }

const known = (): Map<string, Chore> => (holder.whodiniChores ??= new Map())

/** Runs every minute in every process, several at once; the same name replaces a chore. */
export const everyMinute = (name: string, chore: Chore): void => void known().set(name, chore)

export const minuteChores = (): Chore[] => [...known().values()]
