type Step = Readonly<{ x: number; y: number }>

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** One step to the right or down is 1; undefined for a key that is no arrow. */
export const arrowStep = (key: string): Step | undefined => (Object.hasOwn(steps, key) ? steps[key] : undefined)
