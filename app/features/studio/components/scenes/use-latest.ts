import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** What was drawn last, for what stays the same from one drawing to the next. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
