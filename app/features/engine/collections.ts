export const added = (list: string[], value: string): string[] => (list.includes(value) ? list : [...list, value])

export function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))
}
