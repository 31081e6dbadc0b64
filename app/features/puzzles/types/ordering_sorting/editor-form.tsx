import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { EditorFormProps } from '#app/features/puzzles/contract.ts'
import { ArrangedDecoyList } from '#app/features/puzzles/kit/arranged-decoy-list.tsx'
import { decoyOf } from '#app/features/puzzles/kit/arranged-decoys.ts'
import { BesidePreview } from '#app/features/puzzles/kit/beside-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/live-preview.tsx'
import { NumberListField } from '#app/features/puzzles/kit/number-list-field.tsx'
import { ownText } from '#app/features/puzzles/kit/own-texts.ts'
import { OwnTextsFields } from '#app/features/puzzles/kit/own-texts-fields.tsx'
import { shuffledIndices } from '#app/features/puzzles/kit/random.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/reply-texts-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Draft } from './arrange.ts'
import { arrangedOf } from './arrange.ts'
import { CardList } from './card-list.tsx'
import { ItemFields } from './item-fields.tsx'
import { judgeDecoy, judgeOrder, present } from './judge.ts'
import { fewestItems, longestEnd, longestItem, mostItems } from './limits.ts'
import { OrderSettings } from './order-settings.tsx'
import { endsOf, scoreText } from './order-text.ts'
import { PlayerView } from './player-view.tsx'
import { problemText } from './problem-text.ts'
import type { Answer, Configuration, Solution } from './schema.ts'

/** The author's side: the cards in the right order, what they are sorted by, and beside it the cards as players get them. */
export function EditorForm({ value, errors, onChange, language, isTranslation = false }: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) => onChange({ configuration: { ...configuration, ...change }, solution })
  const textsAt = (field: string) => errors.filter((error) => error.field === field).map(problemText)
  const arranged = arrangedOf(value).map((index) => configuration.items[index]!)
  return (
    <BesidePreview preview={<Preview value={value} isTranslation={isTranslation} />}>
      {isTranslation ? (
        <OwnTextsFields
          legend={m.puzzles_own_texts()}
          hint={m.puzzles_own_texts_hint()}
          originals={arranged}
          texts={configuration.texts}
          longest={longestItem}
          language={language}
          error={[...textsAt('texts'), ...textsAt('correctOrder')]}
          onChange={(texts) => configure({ texts })}
        />
      ) : (
        <>
          <OrderSettings value={value} language={language} onChange={onChange} />
          <ItemFields
            value={value}
            language={language}
            error={[...textsAt('items'), ...textsAt('correctOrder'), ...textsAt('')]}
            errorsAt={(index) => textsAt(`items.${index}`)}
            onChange={onChange}
          />
        </>
      )}
      <EndFields configuration={configuration} language={language} onChange={configure} />
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
          <AsNumbers value={value} onChange={onChange} />
          <Decoys value={value} language={language} errorsAt={(index) => textsAt(`decoys.${index}`)} onChange={onChange} />
        </>
      )}
    </BesidePreview>
  )
}

function EndFields({ configuration, language, onChange }: { configuration: Configuration; language: Locale; onChange: (change: Partial<Configuration>) => void }) {
  const { first, last } = endsOf({ ...configuration, firstLabel: '', lastLabel: '' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={m.ordering_sorting_form_first()} hint={m.ordering_sorting_form_end_hint({ words: first })} optional>
        {(control) => <Input lang={language} maxLength={longestEnd} value={configuration.firstLabel} onChange={(event) => onChange({ firstLabel: event.target.value })} {...control} />}
      </Field>
      <Field label={m.ordering_sorting_form_last()} hint={m.ordering_sorting_form_end_hint({ words: last })} optional>
        {(control) => <Input lang={language} maxLength={longestEnd} value={configuration.lastLabel} onChange={(event) => onChange({ lastLabel: event.target.value })} {...control} />}
      </Field>
    </div>
  )
}

/** The stored list of numbers, for those who think in it. */
function AsNumbers({ value, onChange }: { value: Draft; onChange: (value: Draft) => void }) {
  const { items } = value.configuration
  if (items.length < fewestItems) return null
  return (
    <details className="rounded-control border border-line p-4">
      <summary className="cursor-pointer font-semibold">{m.ordering_sorting_form_numbers()}</summary>
      <div className="mt-3 grid gap-3">
        <ol start={0} className="grid list-decimal gap-1 pl-7 text-sm text-muted">
          {items.map((item, index) => (
            <li key={index} value={index}>
              {item}
            </li>
          ))}
        </ol>
        <NumberListField
          label={m.ordering_sorting_form_numbers_label()}
          hint={m.ordering_sorting_form_numbers_hint()}
          unreadable={m.ordering_sorting_form_numbers_unreadable({ last: items.length - 1 })}
          numbers={value.solution.correctOrder}
          most={mostItems}
          highest={items.length - 1}
          onChange={(correctOrder) => onChange({ ...value, solution: { ...value.solution, correctOrder, ties: [] } })}
        />
      </div>
    </details>
  )
}

/** Wrong orders that deserve a reply of their own, arranged like the players' cards. */
function Decoys({ value, language, errorsAt, onChange }: { value: Draft; language: Locale; errorsAt: (index: number) => string[]; onChange: (value: Draft) => void }) {
  const { configuration, solution } = value
  if (configuration.items.length < fewestItems) return null
  const { first, last } = endsOf(configuration)
  return (
    <ArrangedDecoyList
      decoys={solution.decoys}
      language={language}
      errorsAt={errorsAt}
      fresh={() => ({ order: arrangedOf(value).toReversed(), reply: '' })}
      onChange={(decoys) => onChange({ configuration, solution: { ...solution, decoys } })}
    >
      {(decoy, onDecoy) => <CardList items={configuration.items} order={decoy.order} first={first} last={last} locked={false} onOrder={(order) => onDecoy({ ...decoy, order })} />}
    </ArrangedDecoyList>
  )
}

/** Of the run that the preview lays out. */
const previewSeed = 3

function Preview({ value, isTranslation }: { value: Draft; isTranslation: boolean }) {
  const { configuration } = value
  const presented = present(configuration)
  const isReady = configuration.items.length >= fewestItems && configuration.items.every((item) => item.trim() !== '')
  const judge = (answer: Answer) => {
    const judged = judgeOrder(value, answer)
    if (judged.kind === 'right') return { outcome: 'solved' } as const
    if (judged.kind === 'none') return { outcome: 'wrong', key: '', reply: null } as const
    const decoy = decoyOf(value.solution.decoys, judged.key, (each) => judgeDecoy(value, each))
    const said = [...(decoy ? [ownText(value.solution.replyTexts, decoy.reply)] : []), ...(configuration.allowPartialCredit ? [scoreText(judged.score, configuration.scoring)] : [])]
    return { outcome: 'wrong', key: judged.key, reply: said.join(' ') || null } as const
  }
  return (
    <LivePreview<Answer> isTranslation={isTranslation} allowedAttempts={configuration.allowedAttempts} subject={value} missing={isReady ? null : m.ordering_sorting_form_preview_missing()} judge={judge}>
      {(played) => <PlayerView configuration={presented} view={{ order: shuffledIndices(presented.items.length, previewSeed) }} {...played} />}
    </LivePreview>
  )
}
