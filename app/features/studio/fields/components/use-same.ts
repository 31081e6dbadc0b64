import { useState } from 'react'

/** Returns the last value while `same` holds, so that components do not rerender. */
export function useSame<Value>(value: Value, same: (a: Value, b: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (kept === value || same(kept, value)) return kept
  keep(value)
  return value
}
