import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { ArrangedDecoyList } from '#app/features/puzzles/kit/editor/arranged-decoy-list.tsx'
import { decoyOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { NumberListField } from '#app/features/puzzles/kit/editor/number-list-field.tsx'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { OwnTextsFields } from '#app/features/puzzles/kit/editor/own-texts-fields.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { shuffledIndices } from '#app/features/puzzles/kit/rules/random.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/editor/reply-texts-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'
import { AnswerBoard } from './answer-board.tsx'
import type { Draft } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { arrangedOf } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { sortedOf } from './arrange-bins.ts'
import { BinFields } from './bin-fields.tsx'
import { cardName, cardsOf } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { findProblems, textsOf } from '#app/features/puzzles/types/ordering_sorting/rules/find-problems.ts'
import { ItemFields } from './item-fields.tsx'
import { judgeAnswer, judgeDecoy, present } from '#app/features/puzzles/types/ordering_sorting/rules/judge.ts'
import {
  fewestItems,
  longestEnd,
  longestItem,
  mostItems,
} from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import { OrderSettings } from './order-settings.tsx'
import { endsOf, scoreText } from '#app/features/puzzles/types/ordering_sorting/rules/order-text.ts'
import { PlayerView } from '#app/features/puzzles/types/ordering_sorting/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  isTranslation = false,
  adventureId = null,
  belowPictureText,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) =>
    onChange({ configuration: { ...configuration, ...change }, solution })
  const textsAt = (field: string) =>
    errors.filter((error) => error.field === field).map((error) => problemText(problemTexts, error))
  const isOfBins = configuration.layout === 'bins'
  return (
    <BesidePreview preview={<Preview value={value} isTranslation={isTranslation} />}>
      {isTranslation ? (
        <OwnTextsFields
          legend={m.puzzles_own_texts()}
          hint={m.puzzles_own_texts_hint()}
          originals={textsOf({
            ...configuration,
            items: arrangedOf(value).map((index) => configuration.items[index]!),
          })}
          texts={configuration.texts}
          longest={longestItem}
          language={language}
          error={['texts', 'correctOrder', 'bins'].flatMap(textsAt)}
          onChange={(texts) => configure({ texts })}
        />
      ) : (
        <>
          <OrderSettings value={value} language={language} onChange={onChange} />
          {isOfBins && (
            <BinFields
              value={value}
              language={language}
              error={[...textsAt('bins'), ...textsAt('correctBins')]}
              errorsAt={(bin) => textsAt(`bins.${bin}`)}
              onChange={onChange}
            />
          )}
          <ItemFields
            value={value}
            language={language}
            adventureId={adventureId}
            belowPictureText={belowPictureText}
            error={[...textsAt('items'), ...textsAt('correctOrder'), ...textsAt('')]}
            errorsAt={(index) => textsAt(`items.${index}`)}
            onChange={onChange}
          />
        </>
      )}
      {!isOfBins && <EndFields configuration={configuration} language={language} onChange={configure} />}
      {isTranslation ? (
        <ReplyTextsFields
          decoys={solution.decoys}
          texts={solution.replyTexts}
          language={language}
          error={textsAt('replyTexts')}
          onChange={(replyTexts) => onChange({ configuration, solution: { ...solution, replyTexts } })}
        />
      ) : (
        <>
          {!isOfBins && <AsNumbers value={value} onChange={onChange} />}
          <Decoys
            value={value}
            language={language}
            errorsAt={(index) => textsAt(`decoys.${index}`)}
            onChange={onChange}
          />
        </>
      )}
    </BesidePreview>
  )
}

function EndFields({
  configuration,
  language,
  onChange,
}: {
  configuration: Configuration
  language: Locale
  onChange: (change: Partial<Configuration>) => void
}) {
  const { first, last } = endsOf({ ...configuration, firstLabel: '', lastLabel: '' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={m.ordering_sorting_form_first()} hint={m.ordering_sorting_form_end_hint({ words: first })} optional>
        {(control) => (
          <Input
            lang={language}
            maxLength={longestEnd}
            value={configuration.firstLabel}
            onChange={(event) => onChange({ firstLabel: event.target.value })}
            {...control}
          />
        )}
      </Field>
      <Field label={m.ordering_sorting_form_last()} hint={m.ordering_sorting_form_end_hint({ words: last })} optional>
        {(control) => (
          <Input
            lang={language}
            maxLength={longestEnd}
            value={configuration.lastLabel}
            onChange={(event) => onChange({ lastLabel: event.target.value })}
            {...control}
          />
        )}
      </Field>
    </div>
  )
}

function AsNumbers({ value, onChange }: { value: Draft; onChange: (value: Draft) => void }) {
  const cards = cardsOf(value.configuration)
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
          numbers={value.solution.correctOrder}
          most={mostItems}
          highest={cards.length - 1}
          onChange={(correctOrder) => onChange({ ...value, solution: { ...value.solution, correctOrder, ties: [] } })}
        />
      </div>
    </details>
  )
}

function Decoys({
  value,
  language,
  errorsAt,
  onChange,
}: {
  value: Draft
  language: Locale
  errorsAt: (index: number) => string[]
  onChange: (value: Draft) => void
}) {
  const { configuration, solution } = value
  const { items, bins } = configuration
  if (items.length < fewestItems) return null
  const sorted = sortedOf(value)
  return (
    <ArrangedDecoyList
      decoys={solution.decoys}
      language={language}
      errorsAt={errorsAt}
      fresh={() => ({
        order: arrangedOf(value).toReversed(),
        bins: bins.length > 0 ? sorted.map((bin) => (bin + 1) % bins.length) : [],
        reply: '',
      })}
      onChange={(decoys) => onChange({ configuration, solution: { ...solution, decoys } })}
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

function Preview({ value, isTranslation }: { value: Draft; isTranslation: boolean }) {
  const { configuration } = value
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
      isTranslation={isTranslation}
      allowedAttempts={configuration.allowedAttempts}
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
