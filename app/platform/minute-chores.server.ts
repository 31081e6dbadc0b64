type Chore = () => Promise<unknown>

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniChores?: Map<string, Chore> }

const known = (): Map<string, Chore> => (holder.whodiniChores ??= new Map())

/** Runs every minute in every process, several at a time; a chore with the same name is replaced. */
export const everyMinute = (name: string, chore: Chore): void => void known().set(name, chore)

export const minuteChores = (): Chore[] => [...known().values()]
