type Chore = () => Promise<unknown>

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniChores?: Map<string, Chore> }

const known = (): Map<string, Chore> => (holder.whodiniChores ??= new Map())

/**
 * Runs a feature's chore every minute in every process; the same name replaces it. Several processes may run it at
 * once.
 */
export const everyMinute = (name: string, chore: Chore): void => void known().set(name, chore)

export const minuteChores = (): Chore[] => [...known().values()]
