import { createContext, useContext } from 'react'

export type UnreadableTexts = Readonly<Record<string, string>>

export type UnreadableStore = {
  texts: UnreadableTexts
  keep(name: string, text: string | null): void
  /** `to` maps old to new indexes; null for a removed row. */
  follow(list: string, to: (index: number) => number | null): void
}

export const UnreadableContext = createContext<UnreadableStore>({ texts: {}, keep: () => {}, follow: () => {} })

export const useUnreadable = (): UnreadableStore => useContext(UnreadableContext)

export function withText(texts: UnreadableTexts, name: string, text: string | null): UnreadableTexts {
  const { [name]: _old, ...rest } = texts
  return text === null ? rest : { ...rest, [name]: text }
}

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

export const afterRemoval =
  (removed: number) =>
  (index: number): number | null =>
    index === removed ? null : index > removed ? index - 1 : index

export const afterSwap =
  (one: number, other: number) =>
  (index: number): number =>
    index === one ? other : index === other ? one : index
