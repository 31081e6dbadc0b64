import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** How long something must have stayed as it is, in ms: longer than a key that is held down takes to come again. */
const restMs = 120

/**
 * Follows a value once it has come to rest, so that what is costly to draw does not stand in the way of whoever goes on changing it.
 * @param mayWait whether the last value may still be drawn; otherwise the new one is drawn in the browser's next pause
 */
export function useRested<Value>(value: Value, mayWait: (value: Value, last: Value) => boolean): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (rested === value) return
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs)
    return () => clearTimeout(timer)
  }, [value, rested])
  return useDeferredValue(rested === value || mayWait(value, rested) ? rested : value)
}
