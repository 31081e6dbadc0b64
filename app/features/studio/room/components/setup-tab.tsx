import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RoomSetupRow } from '#app/features/rows/kinds/room-setup.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import { DifficultySelect } from '#app/features/studio/fields/components/difficulty-select.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { PlayerRange } from '#app/features/studio/fields/components/player-range.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'

export function SetupTab() {
  const { roomSetup } = useDraft()
  return roomSetup && <Setup row={roomSetup} />
}

function Setup({ row }: { row: RoomSetupRow }) {
  const form = useRowEdit(row)
  const details = useRowEdit(useDraft().details)
  const textOf = rowTexts(form, contentLanguages(details.values))
  return (
    <section aria-labelledby="setup" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="setup" className="text-heading">
          {m.room_setup_title()}
        </h2>
        <p className="max-w-prose text-muted">{m.room_setup_text()}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card>
          <CardBody className="gap-5">
            <CardTitle>{m.room_setup_story()}</CardTitle>
            <BilingualText label={m.studio_kit_theme()} hint={m.room_theme_hint()} max={200} {...textOf('theme')} />
            <BilingualText
              label={m.studio_room_premise()}
              hint={m.room_story_premise_hint()}
              max={5000}
              rows={5}
              {...textOf('storyPremise')}
            />
            <BilingualText
              label={m.studio_room_winning()}
              hint={m.room_winning_condition_hint()}
              max={2000}
              rows={3}
              {...textOf('winningCondition')}
            />
            <BilingualText
              label={m.studio_room_space()}
              hint={m.room_space_hint()}
              max={2000}
              rows={3}
              {...textOf('spaceRequirements')}
            />
          </CardBody>
        </Card>
        <Card className="lg:sticky lg:top-40 bar:top-32">
          <CardBody className="gap-5">
            <CardTitle>{m.room_setup_players()}</CardTitle>
            <PlayerRange kind="escape-room" labels={{ fewest: m.room_players_fewest(), most: m.room_players_most() }} />
            <Field
              label={m.studio_kit_minutes()}
              name="recommendedDuration"
              hint={m.room_duration_hint()}
              error={form.errorsAt('recommendedDuration')}
            >
              {(control) => (
                <CountInput
                  {...control}
                  value={form.values.recommendedDuration}
                  onChange={(recommendedDuration) => form.set({ recommendedDuration })}
                  max={1440}
                />
              )}
            </Field>
            <DifficultySelect
              value={details.values.difficulty}
              onChange={(difficulty) => details.set({ difficulty })}
              error={details.errorsAt('difficulty')}
            />
            <BilingualText
              label={m.studio_room_age()}
              hint={m.room_age_hint()}
              max={200}
              {...textOf('ageRecommendation')}
            />
          </CardBody>
        </Card>
      </div>
      <SaveForm
        label={m.room_setup_save()}
        saved={m.room_setup_saved()}
        failed={(reason) => m.room_setup_failed({ reason })}
      />
    </section>
  )
}
