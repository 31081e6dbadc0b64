import { createContext, useContext } from 'react'

/** JSON that was typed and cannot be read, by the name of its field: `choices.1.conditions`. */
export type UnreadableTexts = Readonly<Record<string, string>>

/** Keeps what cannot be read with the rest of what a dialog holds, past Esc and a reload. */
export type UnreadableStore = {
  texts: UnreadableTexts
  /** Keeps a text; null forgets it. */
  keep(name: string, text: string | null): void
  /** Follows the rows of a list that were moved or removed: `to` says where each is now, null for one that is gone. */
  follow(list: string, to: (index: number) => number | null): void
}

export const UnreadableContext = createContext<UnreadableStore>({ texts: {}, keep: () => {}, follow: () => {} })

export const useUnreadable = (): UnreadableStore => useContext(UnreadableContext)

/** The texts with one of them kept, or forgotten. */
export function withText(texts: UnreadableTexts, name: string, text: string | null): UnreadableTexts {
  const { [name]: _old, ...rest } = texts
  return text === null ? rest : { ...rest, [name]: text }
}

/** The texts after the rows of a list were moved or removed. */
export function followed(texts: UnreadableTexts, list: string, to: (index: number) => number | null): UnreadableTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const [row = '', ...rest] = name.startsWith(`${list}.`) ? name.slice(list.length + 1).split('.') : []
      if (!/^\d+$/.test(row)) return [[name, text]]
      const index = to(Number(row))
      return index === null ? [] : [[[list, index, ...rest].join('.'), text]]
    }),
  )
}

/** Where the rows of a list are after one was removed. */
export const afterRemoval =
  (removed: number) =>
  (index: number): number | null =>
    index === removed ? null : index > removed ? index - 1 : index

/** Where the rows of a list are after two changed places. */
export const afterSwap =
  (one: number, other: number) =>
  (index: number): number =>
    index === one ? other : index === other ? one : index
