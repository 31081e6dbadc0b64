import { useState } from 'react'

/** The value of the last drawing as long as the new one is the same in what counts, so that nobody draws anew for it. */
export function useSame<Value>(value: Value, same: (a: Value, b: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (kept === value || same(kept, value)) return kept
  keep(value)
  return value
}
