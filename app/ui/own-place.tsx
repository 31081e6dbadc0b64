import { useState } from 'react'
import type { ReactNode } from 'react'

type Place = {
  name: string
  /** What its scripts need to take it over, where the server puts it in; one place of a page holds it. */
  data?: unknown
  children?: ReactNode
}

/** What only its reader sees of a page that all readers of a role get: the server puts it in (own-parts.server.ts). */
export function OwnPlace({ name, data, children }: Place) {
  return (
    <>
      <div id={`own-${name}`} data-own={data === undefined ? undefined : JSON.stringify(data)} suppressHydrationWarning>
        {children}
      </div>
      <i id={`own-${name}-end`} hidden />
    </>
  )
}

/** The data that the server put in at a place; null on the server, and on a page that is its reader's alone. */
export function usePutIn<Data>(name: string): Data | null {
  const [data] = useState(() =>
    typeof document === 'undefined'
      ? null
      : (JSON.parse(document.getElementById(`own-${name}`)?.dataset['own'] ?? 'null') as Data | null),
  )
  return data
}
