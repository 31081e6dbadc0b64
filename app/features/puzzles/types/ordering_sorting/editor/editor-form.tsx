import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { ArrangedDecoyList } from '#app/features/puzzles/kit/editor/arranged-decoy-list.tsx'
import { decoyOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { NumberListField } from '#app/features/puzzles/kit/editor/number-list-field.tsx'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { OwnTextsFields } from '#app/features/puzzles/kit/editor/own-texts-fields.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { shuffledIndices } from '#app/features/puzzles/kit/rules/random.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/editor/reply-texts-fields.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { AnswerBoard } from './answer-board.tsx'
import { arrangedOf } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { sortedOf } from './arrange-bins.ts'
import { BinFields } from './bin-fields.tsx'
import { cardName, cardsOf } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { findProblems, cardAndBinTexts } from '#app/features/puzzles/types/ordering_sorting/rules/find-problems.ts'
import { ItemFields } from './item-fields.tsx'
import { judgeAnswer, judgeDecoy, present } from '#app/features/puzzles/types/ordering_sorting/rules/judge.ts'
import { fewestItems, longestItem, mostItems } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import { OrderSettings } from './order-settings.tsx'
import { endsOf, scoreText } from '#app/features/puzzles/types/ordering_sorting/rules/order-text.ts'
import { PlayerView } from '#app/features/puzzles/types/ordering_sorting/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

type Form = PuzzleForm<Configuration, Solution>

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts })
  const { value, configuration, isTranslation } = form
  const isOfBins = configuration.layout === 'bins'
  return (
    <BesidePreview preview={<Preview form={form} />}>
      {isTranslation ? (
        <OwnTextsFields
          legend={m.puzzles_own_texts()}
          hint={m.puzzles_own_texts_hint()}
          originals={cardAndBinTexts({
            ...configuration,
            items: arrangedOf(value).map((index) => configuration.items[index]!),
          })}
          texts={configuration.texts}
          longest={longestItem}
          language={form.language}
          error={form.problemsAt('texts', 'correctOrder', 'bins')}
          onChange={(texts) => form.configure({ texts })}
        />
      ) : (
        <>
          <OrderSettings form={form} />
          {isOfBins && <BinFields form={form} />}
          <ItemFields form={form} />
        </>
      )}
      {!isOfBins && <EndFields form={form} />}
      {isTranslation ? (
        <ReplyTextsFields form={form} />
      ) : (
        <>
          {!isOfBins && <AsNumbers form={form} />}
          <Decoys form={form} />
        </>
      )}
    </BesidePreview>
  )
}

function EndFields({ form }: { form: Form }) {
  const { first, last } = endsOf({ ...form.configuration, firstLabel: '', lastLabel: '' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="firstLabel" hint={m.ordering_sorting_form_end_hint({ words: first })} />
      <FormField form={form} name="lastLabel" hint={m.ordering_sorting_form_end_hint({ words: last })} />
    </div>
  )
}

function AsNumbers({ form }: { form: Form }) {
  const cards = cardsOf(form.configuration)
  if (cards.length < fewestItems) return null
  return (
    <details className="rounded-control border border-line px-4 py-2">
      <FoldSummary>{m.ordering_sorting_form_numbers()}</FoldSummary>
      <div className="mt-3 grid gap-3">
        <ol start={0} className="grid list-decimal gap-1 pl-7 text-sm text-muted">
          {cards.map((card, index) => (
            <li key={index} value={index}>
              {cardName(card)}
            </li>
          ))}
        </ol>
        <NumberListField
          label={m.ordering_sorting_form_numbers_label()}
          hint={m.ordering_sorting_form_numbers_hint()}
          unreadable={m.ordering_sorting_form_numbers_unreadable({ last: cards.length - 1 })}
          numbers={form.solution.correctOrder}
          most={mostItems}
          highest={cards.length - 1}
          onChange={(correctOrder) => form.solve({ correctOrder, ties: [] })}
        />
      </div>
    </details>
  )
}

function Decoys({ form }: { form: Form }) {
  const { value, configuration } = form
  const { items, bins } = configuration
  if (items.length < fewestItems) return null
  const sorted = sortedOf(value)
  return (
    <ArrangedDecoyList
      form={form}
      fresh={() => ({
        order: arrangedOf(value).toReversed(),
        bins: bins.length > 0 ? sorted.map((bin) => (bin + 1) % bins.length) : [],
        reply: '',
      })}
    >
      {(decoy, onDecoy) => (
        <AnswerBoard
          configuration={configuration}
          answer={decoy}
          onAnswer={(answer) => onDecoy({ ...decoy, ...answer })}
        />
      )}
    </ArrangedDecoyList>
  )
}

const unplayable = new Set(['item_blank', 'bins_too_few', 'bin_blank'])

const previewSeed = 3

function Preview({ form }: { form: Form }) {
  const { value, configuration } = form
  const presented = present(configuration)
  // a card that shows nothing yet cannot be laid on the table
  const isReady =
    configuration.items.length >= fewestItems && findProblems(value).every(({ code }) => !unplayable.has(code))
  const judge = (answer: Answer) => {
    const judged = judgeAnswer(value, answer)
    if (judged.kind === 'right') return { outcome: 'solved' } as const
    if (judged.kind === 'none') return { outcome: 'wrong', key: '', reply: null } as const
    const decoy = decoyOf(value.solution.decoys, judged.key, (each) => judgeDecoy(value, each))
    const said = [
      ...(decoy ? [ownText(value.solution.replyTexts, decoy.reply)] : []),
      ...(configuration.allowPartialCredit ? [scoreText(judged.score, configuration, presented.bins)] : []),
    ]
    return { outcome: 'wrong', key: judged.key, reply: said.join(' ') || null } as const
  }
  return (
    <LivePreview<Answer>
      form={form}
      subject={value}
      missing={isReady ? null : m.ordering_sorting_form_preview_missing()}
      judge={judge}
    >
      {(played) => (
        <PlayerView
          configuration={presented}
          view={{ order: shuffledIndices(presented.items.length, previewSeed) }}
          {...played}
        />
      )}
    </LivePreview>
  )
}
