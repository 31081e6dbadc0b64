import { useState } from 'react'
import type { ReactNode } from 'react'

type Place = {
  name: string
  /** What scripts need to take over the markup that the server inserts; only one place per page has it. */
  data?: unknown
  children?: ReactNode
}

/** The part of a page that only its reader sees, on a page shared by all readers of a role: the server inserts it
 * (own-parts.server.ts). */
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

/** The data that the server inserted at a place; null on the server, and on a page rendered for its reader alone. */
export function usePutIn<Data>(name: string): Data | null {
  const [data] = useState(() =>
    typeof document === 'undefined'
      ? null
      : (JSON.parse(document.getElementById(`own-${name}`)?.dataset['own'] ?? 'null') as Data | null),
  )
  return data
}
