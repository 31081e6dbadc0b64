type Verdict = { name: string; wanted: string; measured: string; met: boolean }

const verdicts: Verdict[] = []

/** Keeps the verdict for the table at the end. @returns its mark */
export function judge(name: string, wanted: string, measured: string, met: boolean): '✓' | '✗' {
  verdicts.push({ name, wanted, measured, met })
  return met ? '✓' : '✗'
}

/** The last lines: every target that was measured. The process ends with 1 when one is missed. */
export function concludeTargets(): void {
  console.log(tableOf(verdicts).join('\n'))
  process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1
}

/** A target that was measured several times, e.g. with more and more at once, is met when all of them are; the table
 * shows the first that is not, else the last. */
export function tableOf(all: readonly Verdict[]): string[] {
  const names = [...new Set(all.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = all.filter((each) => each.name === name)
    return own.find(({ met }) => !met) ?? own.at(-1)!
  })
  const missed = rows.filter(({ met }) => !met).length
  const cells = [
    ['target', 'wanted', 'measured', ''],
    ...rows.map(({ name, wanted, measured, met }) => [name, wanted, measured, met ? '✓ met' : '✗ missed']),
  ]
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((line) => line[at]!.length)) + 2)
  return [
    ...cells.map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    ),
    missed === 0 ? 'All targets met.' : `${missed} of ${rows.length} targets missed.`,
  ]
}

export const row = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(12))).join(''))

export const whole = (value: number): string => Math.round(value).toLocaleString('en')
export const fine = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
