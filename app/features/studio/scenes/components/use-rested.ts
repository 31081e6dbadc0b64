import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** Longer than the repeat of a held key, in ms. */
const restMs = 120

/** Defers slow rendering while a value changes. @param mayWait false: render in the next idle time */
export function useRested<Value>(value: Value, mayWait: (value: Value, last: Value) => boolean): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (rested === value) return
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs)
    return () => clearTimeout(timer)
  }, [value, rested])
  return useDeferredValue(rested === value || mayWait(value, rested) ? rested : value)
}
