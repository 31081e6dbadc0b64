import Hand from 'lucide-react/icons/hand'
import KeyRound from 'lucide-react/icons/key-round'
import { isAt, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { ClueMeaning, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { dinnerClue } from '#app/features/rows/kinds/dinner-clue.ts'
import { phaseText } from '#app/features/studio/dinner/phases.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { PictureChoice } from '#app/features/studio/kit/components/picture-choice.tsx'
import { RowCard } from '#app/features/studio/kit/components/row-card.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { FieldRow } from '#app/ui/field.tsx'
import { ClueLookPicture } from './clue-parts.tsx'
import { holderText, meaningText, nameOf } from './clue-words.ts'
import { MeaningList } from './meaning-list.tsx'
import { PhaseField } from './phase-field.tsx'
import { useDinner } from './use-dinner.ts'

const { fields } = dinnerClue

export function CluesTab() {
  const document = useDinner()
  return (
    <RowTab
      kind="dinnerClue"
      title={m.dinner_tab_clues()}
      text={m.dinner_clues_text()}
      empty={{
        title: m.dinner_clues_empty(),
        text: m.dinner_clues_empty_text(),
        create: m.dinner_clues_first(),
        picture: <ClueLookPicture look="letter" className="size-24" />,
      }}
      Dialog={ClueDialog}
      className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
      card={(row, buttons) => {
        const clue = document.clues.find(({ id }) => id === row.id) ?? row
        const phase = phasesOf(document).find((each) => isAt(each, clue))
        return (
          <RowCard
            id={row.id}
            name={row.title}
            above={fields.look.choices[row.look]()}
            text={row.content}
            image={row.image}
            drawing={<ClueLookPicture look={row.look} className="size-16" />}
            badges={
              <>
                <Badge tone={phase ? 'brass' : 'warning'}>
                  {phase ? phaseText(phase, document.courses) : m.dinner_clue_never()}
                </Badge>
                <Badge tone="grey">
                  <Hand aria-hidden="true" />
                  {holderText(clue, document)}
                </Badge>
              </>
            }
            buttons={buttons}
          >
            <Meanings
              meanings={clue.meanings}
              secretOf={nameOf(document, clue.revealsSecretOfId)}
              document={document}
            />
          </RowCard>
        )
      }}
    />
  )
}

type MeaningsProps = { meanings: readonly ClueMeaning[]; secretOf: string; document: DinnerDocument }

function Meanings({ meanings, secretOf, document }: MeaningsProps) {
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
      {
        title: m.dinner_clue_paper(),
        parts: [
          'title',
          {
            own: (
              <PictureChoice
                kind="dinnerClue"
                name="look"
                form={form}
                picture={(look) => <ClueLookPicture look={look} className="size-12" />}
                className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
              />
            ),
          },
        ],
      },
      {
        title: fields.content.label(),
        parts: [
          ['content', { rows: 5 }],
          ['back', { rows: 2 }],
        ],
      },
      {
        title: m.dinner_clue_when(),
        parts: [
          {
            own: (
              <FieldRow className="sm:grid-cols-2">
                <RowField kind="dinnerClue" name="holder" />
                {form.values.holder === 'character' && <RowField kind="dinnerClue" name="holderId" />}
              </FieldRow>
            ),
          },
          { own: <PhaseField kind="dinnerClue" form={form} /> },
        ],
      },
      {
        title: m.dinner_clue_meaning(),
        parts: [
          {
            own: (
              <MeaningList
                value={form.values.meanings}
                onChange={(meanings) => form.set({ meanings })}
                error={form.errorsAt('meanings')}
              />
            ),
          },
          ['revealsSecretOfId', { none: m.dinner_secret_none() }],
        ],
      },
      { title: m.studio_kit_picture(), parts: ['imageAssetId', ['altText', { rows: 2 }]] },
    ]}
  />
)
