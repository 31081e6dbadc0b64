import type { Flags, Result } from 'lighthouse'
import lighthouse from 'lighthouse'

export type Figures = {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  cls: number
}

export const targets: Figures = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 1_800,
  cls: 0,
}

export type Finding = { id: string; title: string; category: string }

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const atMost = ['lcp', 'cls'] as const

export const missedBy = (figures: Figures): (keyof Figures)[] => {
  const low = categories.filter((name) => !(figures[name] >= targets[name]))
  const high = atMost.filter((name) => !(figures[name] <= targets[name]))
  return [...low, ...high]
}

export function medianOf(runs: readonly Figures[]): Figures {
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const names = [...categories, ...atMost]
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((run) => run[name]))])) as Figures
}

export async function audit(url: string, port: number): Promise<{ figures: Figures; findings: Finding[] }> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] }
  const answer = await lighthouse(url, flags)
  if (!answer || answer.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${answer?.lhr.runtimeError?.message ?? 'no answer'}`)
  return { figures: figuresOf(answer.lhr), findings: findingsOf(answer.lhr) }
}

function figuresOf(result: Result): Figures {
  const score = (name: (typeof categories)[number]) => Math.round((result.categories[name]?.score ?? 0) * 100)
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
  }
}

function findingsOf(result: Result): Finding[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = result.audits[id]
      const lost =
        weight > 0 &&
        found?.score !== null &&
        found?.score !== undefined &&
        found.score < (category === 'performance' ? 0.9 : 1)
      return lost
        ? [{ id, title: found.displayValue ? `${found.title} (${found.displayValue})` : found.title, category }]
        : []
    }),
  )
}
