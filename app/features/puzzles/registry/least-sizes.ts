import type { Size } from '#app/features/puzzles/contract/contract.ts'

const files = import.meta.glob<(presented: never) => Size>('../types/*/rules/least-size.ts', {
  eager: true,
  import: 'leastSize',
})

const sizes = new Map(Object.entries(files).map(([file, each]) => [file.split('/')[2]!, each]))

/** The room that what is presented needs in the picture of an object; null for an unknown type. */
export const leastSizeOf = (type: string, presented: unknown): Size | null =>
  sizes.get(type)?.(presented as never) ?? null
