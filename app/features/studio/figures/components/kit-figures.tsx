import type { HintFigures, KitFigures } from '#app/features/studio/figures/figures-view.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { EditionChoice } from './edition-choice.tsx'
import { KitCards } from './figure-cards.tsx'
import { FigureDays } from './figure-days.tsx'
import { shareText } from './share-text.ts'

/** Views, downloads, stars and, for a room, the hints opened on phones. */
export function KitFiguresShown({
  figures,
  shown,
  onEdition,
}: {
  figures: KitFigures
  shown: NonNullable<KitFigures['shown']>
  onEdition: (number: number) => void
}) {
  const { views, days, totals, ratings, editions } = figures
  return (
    <>
      <KitCards views={views} totals={totals} ratings={ratings} />
      <FigureDays days={days} plays={m.figures_plays()} />
      {ratings.count > 0 && <RatingTable ratings={ratings} />}
      <EditionChoice
        editions={editions}
        shown={shown.number}
        said={shown.plays === 0 ? m.figures_no_plays() : m.figures_edition_kit({ count: shown.plays })}
        onEdition={onEdition}
      />
      {shown.hints && shown.hints.length > 0 && <HintTable hints={shown.hints} />}
    </>
  )
}

function RatingTable({ ratings: { count, stars } }: Pick<KitFigures, 'ratings'>) {
  const columns = [
    { name: m.figures_stars() },
    { name: m.figures_reviews(), isNumber: true },
    { name: m.figures_share(), isNumber: true },
  ]
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="text-subheading">{m.figures_ratings()}</h3>
      <DataTable label={m.figures_ratings()} columns={columns} className="min-w-0">
        {stars
          .map((given, at) => (
            <tr key={at}>
              <HeadCell>
                <Stars value={at + 1} />
              </HeadCell>
              <NumberCell>{formatNumber(given)}</NumberCell>
              <NumberCell>{shareText(given, count)}</NumberCell>
            </tr>
          ))
          .toReversed()}
      </DataTable>
    </div>
  )
}

function HintTable({ hints }: { hints: readonly HintFigures[] }) {
  const columns = [
    { name: m.studio_type_puzzle() },
    { name: m.figures_step() },
    { name: m.figures_step_opened(), isNumber: true },
  ]
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h3 className="text-subheading">{m.figures_hint_pages()}</h3>
        <p className="text-muted">{m.figures_hint_pages_hint()}</p>
      </div>
      <DataTable label={m.figures_hint_pages()} columns={columns} className="min-w-0">
        {hints.flatMap(({ puzzle, steps }, row) =>
          steps.map(({ kind, opened }, at) => (
            <tr key={`${row} ${at}`}>
              <HeadCell>{puzzle}</HeadCell>
              <Cell>{kind === 'answer' ? m.hints_answer() : m.hints_number({ number: at + 1 })}</Cell>
              <NumberCell>{formatNumber(opened)}</NumberCell>
            </tr>
          )),
        )}
      </DataTable>
    </div>
  )
}
