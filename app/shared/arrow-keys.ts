type Step = Readonly<{ x: number; y: number }>

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** One step to the right or down is 1; undefined for a key that is no arrow. */
export const arrowStep = (key: string): Step | undefined => (Object.hasOwn(steps, key) ? steps[key] : undefined)

/** Where an arrow key, Home or End leads in a table; null for other keys. */
export function stepIn(
  [row, column]: readonly [number, number],
  key: string,
  [rows, columns]: readonly [number, number],
): [number, number] | null {
  const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, at))
  const step = arrowStep(key)
  if (step) return [within(row + step.y, rows), within(column + step.x, columns)]
  if (key === 'Home') return [row, 0]
  return key === 'End' ? [row, columns - 1] : null
}
