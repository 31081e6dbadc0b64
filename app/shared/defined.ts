/** The object without what is undefined, e.g. so that a spread does not hide a value that stands before it. */
export const defined = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>
