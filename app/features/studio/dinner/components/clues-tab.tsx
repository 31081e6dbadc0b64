import Hand from 'lucide-react/icons/hand'
import KeyRound from 'lucide-react/icons/key-round'
import Table from 'lucide-react/icons/table-2'
import { phaseOf, phaseText } from '#app/features/kits/documents/dinner.ts'
import type { ClueMeaning, DinnerClue } from '#app/features/kits/documents/dinner.ts'
import { keyOf, phaseAt, phasesIn, placed } from '#app/features/kits/documents/phases.ts'
import { AddButton, RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import { dinnerClue } from '#app/features/rows/kinds/dinner-clue.ts'
import { BringTable } from '#app/features/studio/fields/components/bring-files.tsx'
import { choicesIn } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Opened, KitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { OwnField } from '#app/features/studio/fields/components/own-field.tsx'
import { RowCard } from '#app/features/studio/kit/components/row-card.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { keepFocusInList } from '#app/features/studio/fields/components/after-removal.ts'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { LookChoice } from '#app/features/studio/kit/components/picture-choice.tsx'
import { holderText, meaningText, nameOf, aspectText, bearingText } from './clue-words.ts'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'

const { fields } = dinnerClue

export function CluesTab() {
  const document = useDinner()
  return (
    <RowTab
      kind="dinnerClue"
      title={m.studio_kit_tab_clues()}
      text={m.dinner_clues_text()}
      actions={
        <BringTable>
          <Table aria-hidden="true" className="size-4.5" />
          {m.bring_clues()}
        </BringTable>
      }
      empty={{
        title: m.dinner_clues_empty(),
        text: m.dinner_clues_empty_text(),
        create: m.dinner_clues_first(),
        picture: <LookPicture look="letter" className="size-24" />,
      }}
      Dialog={ClueDialog}
      className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
      card={(row, buttons) => {
        const phase = phaseOf(document, row)
        return (
          <RowCard
            row={row}
            above={fields.look.choices[row.look]()}
            text={row.content}
            drawing={<LookPicture look={row.look} className="size-16" />}
            badges={
              <>
                <Badge tone={phase ? 'brass' : 'warning'}>
                  {phase ? phaseText(phase, document.courses) : m.dinner_clue_never()}
                </Badge>
                <Badge tone="grey">
                  <Hand aria-hidden="true" />
                  {holderText(row, document)}
                </Badge>
              </>
            }
            buttons={buttons}
          >
            <Meanings {...row} />
          </RowCard>
        )
      }}
    />
  )
}

function Meanings({ revealsSecretOfId, ...row }: Pick<DinnerClue, 'meanings' | 'revealsSecretOfId'>) {
  const document = useDinner()
  const meanings = row.meanings.filter(({ characterId }) => nameOf(document, characterId))
  const secretOf = nameOf(document, revealsSecretOfId)
  if (meanings.length === 0 && !secretOf) return <p className="text-sm text-muted">{m.dinner_clue_says_nothing()}</p>
  return (
    <ul className="grid gap-1 text-sm">
      {meanings.map((meaning) => (
        <li
          key={JSON.stringify(meaning)}
          className="flex items-baseline gap-2 before:size-2 before:shrink-0 before:rounded-full data-[bearing=burdens]:before:bg-danger data-[bearing=clears]:before:bg-success"
          data-bearing={meaning.bearing}
        >
          {meaningText(meaning, document)}
        </li>
      ))}
      {secretOf && (
        <li className="flex items-center gap-1.5">
          <KeyRound aria-hidden="true" className="size-4 shrink-0 text-brass-ink" />
          {m.dinner_clue_secret({ name: secretOf })}
        </li>
      )}
    </ul>
  )
}

const ClueDialog = (opened: Opened<'dinnerClue'>) => (
  <KitDialog
    kind="dinnerClue"
    {...opened}
    steps={(form) => [
      [m.dinner_clue_paper(), 'title', <LookChoice key="look" kind="dinnerClue" />],
      [fields.content.label(), ['content', { rows: 5 }], ['back', { rows: 2 }]],
      [
        m.dinner_clue_when(),
        { pair: ['holder', form.values.holder === 'character' && 'holderId'] },
        <PhaseField key="phase" form={form} />,
      ],
      [
        m.dinner_clue_meaning(),
        <MeaningList key="meanings" form={form} />,
        ['revealsSecretOfId', { none: m.dinner_secret_none() }],
      ],
      [m.studio_kit_picture(), 'imageAssetId', ['altText', { rows: 2 }]],
    ]}
  />
)

/** When the clue is released, if ever. */
function PhaseField({ form: { values, set } }: { form: KitForm<'dinnerClue'> }) {
  const document = useDinner()
  return (
    <OwnField kind="dinnerClue" name="phase">
      {(control) => (
        <Select
          value={keyOf(values, document)}
          onChange={({ target }) => set(placed(phaseAt(document, target.value)))}
          {...control}
        >
          <option value="">{m.dinner_clue_never()}</option>
          <Options of={phasesIn(document)} />
        </Select>
      )}
    </OwnField>
  )
}

/** What the clue says about the suspects, one sentence each. */
function MeaningList({ form }: { form: KitForm<'dinnerClue'> }) {
  const { characters } = useDinner()
  const value = form.values.meanings
  const onChange = (meanings: ClueMeaning[]) => form.set({ meanings })
  const suspects = characters.filter(isSuspect)
  const first = suspects[0]
  return (
    <FieldGroup
      legend={m.studio_dinner_meanings()}
      name="meanings"
      hint={first ? m.dinner_meanings_hint() : m.dinner_meanings_none()}
      error={form.errorsAt('meanings')}
    >
      {value.map((meaning, at) => (
        <MeaningRow
          key={at}
          meaning={meaning}
          position={at + 1}
          onChange={(changed) => onChange(value.with(at, changed))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {first && (
        <AddButton
          data-add
          small
          label={m.dinner_meaning_add()}
          onAdd={() => onChange([...value, { characterId: first.id, aspect: 'motive', bearing: 'burdens' }])}
        />
      )}
    </FieldGroup>
  )
}

type MeaningRowProps = {
  meaning: ClueMeaning
  position: number
  onChange: (meaning: ClueMeaning) => void
  onRemove: () => void
}

function MeaningRow({ meaning, position, onChange, onRemove }: MeaningRowProps) {
  const { characters } = useDinner()
  const isGone = characters.every(({ id }) => id !== meaning.characterId)
  const told = characters.filter((each) => isSuspect(each) || each.id === meaning.characterId)
  const parts = [
    { name: 'bearing', label: m.dinner_meaning_bearing(), of: choicesIn(bearingText), look: 'max-sm:order-1' },
    {
      name: 'characterId',
      label: m.dinner_role_suspect(),
      of: isGone ? [{ id: meaning.characterId, name: m.studio_choose() }, ...told] : told,
      look: 'max-sm:order-3 max-sm:col-span-2',
    },
    {
      name: 'aspect',
      label: m.dinner_meaning_aspect(),
      of: choicesIn(aspectText),
      look: 'max-sm:order-4 max-sm:col-span-2',
    },
  ] as const
  return (
    <div
      role="group"
      aria-label={m.dinner_meaning_number({ position })}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-control border border-line bg-sunken p-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto]"
    >
      {parts.map(({ name, label, of, look }) => (
        <Select
          key={name}
          aria-label={m.dinner_meaning_part({ part: label, position })}
          value={meaning[name]}
          onChange={({ target }) => onChange({ ...meaning, [name]: target.value })}
          className={look}
        >
          <Options of={of} />
        </Select>
      ))}
      <RemoveButton
        label={m.dinner_meaning_remove({ position })}
        className="max-sm:order-2"
        onRemove={(event) => {
          keepFocusInList(event)
          onRemove()
        }}
      />
    </div>
  )
}
