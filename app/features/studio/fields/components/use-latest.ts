import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The last rendered value, for callbacks with a stable identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
