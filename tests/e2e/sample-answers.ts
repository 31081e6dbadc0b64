import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { SamplePuzzle, SampleText } from '#samples/sample-adventure.ts'
import type { PlayerDriver } from './player-driver.ts'

interface Answering {
  player: PlayerDriver
  locale: Locale
  open: Locator
  puzzle: SamplePuzzle
}

/** How a puzzle of each type is answered by somebody who knows the solution, with the mouse. */
const answers: Record<string, (answering: Answering) => Promise<void>> = {
  code_entry: ({ player, locale, puzzle }) =>
    player.enter(puzzle.name[locale], (puzzle.solution.correctCode as SampleText)[locale]),
  pattern_matcher: async ({ locale, open, puzzle }) => {
    for (const place of puzzle.solution.correctPattern as number[]) {
      const pearl = open.locator(`[data-place="${place}"]`)
      await pearl.click()
      await expect(pearl).toHaveAttribute('aria-pressed', 'true')
    }
    await open.getByRole('button', { name: m.pattern_matcher_submit({}, { locale }) }).click()
  },
  ordering_sorting: async (answering) => {
    const { locale, open, puzzle } = answering
    const { layout, pictures } = puzzle.configuration as { layout?: string; pictures: { alt: SampleText }[] }
    const names = pictures.map(({ alt }) => alt[locale])
    await (layout === 'bins' ? layInto(answering, names) : arrange(answering, names))
    const submit = layout === 'bins' ? m.ordering_sorting_submit_bins : m.ordering_sorting_submit
    await open.getByRole('button', { name: submit({}, { locale }) }).click()
  },
}

async function arrange({ open, puzzle }: Answering, names: readonly string[]): Promise<void> {
  const cards = open.locator('[data-card]')
  const order = (puzzle.solution.correctOrder as number[]).map((item) => names[item]!)
  for (const name of order.toReversed())
    await cards
      .filter({ has: open.page().locator(`[data-grip][aria-label^="${name}"]`) })
      .dragTo(cards.first(), { targetPosition: { x: 2, y: 2 } })
  for (const [at, name] of order.entries())
    await expect(cards.nth(at).locator('[data-grip]')).toHaveAttribute('aria-label', new RegExp(`^${name}\\b`, 'u'))
}

async function layInto({ open, puzzle }: Answering, names: readonly string[]): Promise<void> {
  for (const [item, bin] of (puzzle.solution.correctBins as number[]).entries()) {
    const card = open.locator('[data-card]').and(open.getByRole('button', { name: names[item]! }))
    await card.dragTo(open.locator(`[data-bin="${bin}"]`))
  }
}

export const giveAnswer = async (answering: Answering): Promise<void> => answers[answering.puzzle.type]!(answering)
