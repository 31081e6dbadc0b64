import type { Difference, PrintedAs } from '#app/features/kits/print/kept-evening.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

type OtherPrintProps = { printedAs: PrintedAs; others: readonly Difference[]; onBack: () => void }

/** Explains why no page of the existing print matches the current choices, and offers to go back to its choices. */
export function OtherPrint({ printedAs, others, onBack }: OtherPrintProps) {
  const choices = others.filter((each) => each !== 'edition')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-muted">
        {choices.length > 0 &&
          m.print_changes_choices({ how: formatList(choices.map((each) => texts[each](printedAs))) })}{' '}
        {others.includes('edition') && m.print_changes_older()}
      </p>
      {choices.length > 0 && (
        <Button size="small" onClick={onBack}>
          {m.print_changes_back()}
        </Button>
      )}
    </div>
  )
}

/** How the earlier print was made. */
const texts: Record<Exclude<Difference, 'edition'>, (printed: PrintedAs) => string> = {
  language: ({ choice }) => (choice.language === 'fr' ? m.print_was_french() : m.print_was_english()),
  paper: ({ choice }) => (choice.paper === 'a4' ? m.print_was_a4() : m.print_was_letter()),
  ink: ({ choice }) => (choice.ink === 'low' ? m.print_was_low_ink() : m.print_was_colour()),
  isLarge: ({ choice }) => (choice.isLarge ? m.print_was_large() : m.print_was_usual()),
  hostPlays: ({ choice }) => (choice.hostPlays ? m.print_was_playing() : m.print_was_hosting()),
  rounds: ({ choice }) => (choice.rounds === 'roll' ? m.print_was_roll() : m.print_was_cards()),
  isSent: ({ choice }) => (choice.isSent ? m.print_was_sent() : m.print_was_on_paper()),
  isDraft: ({ isDraft }) => (isDraft ? m.print_was_draft() : m.print_was_published()),
}
