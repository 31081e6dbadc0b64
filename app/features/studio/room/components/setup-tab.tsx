import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { DifficultySelect } from '#app/features/studio/fields/components/difficulty-select.tsx'
import { OwnersFields } from '#app/features/studio/fields/components/owners-fields.tsx'
import { PlayerRange } from '#app/features/studio/fields/components/player-range.tsx'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { EditedRow } from '#app/features/studio/kit/components/edited-row.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'

export function SetupTab() {
  const { values, set, errorsAt } = useRowEdit(useDraft().details)
  const players = { fewest: m.room_players_fewest(), most: m.room_players_most() }
  return (
    <TabFrame title={m.room_setup_title()} text={m.room_setup_text()}>
      <EditedRow
        kind="roomSetup"
        cards={[
          [m.room_setup_story(), 'theme', ['storyPremise', { rows: 5 }], 'winningCondition', 'spaceRequirements'],
        ]}
        aside={[
          m.room_setup_players(),
          <OwnersFields key="details">
            <PlayerRange kind="escape-room" labels={players} />
            <DifficultySelect
              value={values.difficulty}
              onChange={(difficulty) => set({ difficulty })}
              error={errorsAt('difficulty')}
            />
          </OwnersFields>,
          ['recommendedDuration', { className: 'min-w-0' }],
          'ageRecommendation',
        ]}
      />
      <SaveForm
        label={m.room_setup_save()}
        saved={m.room_setup_saved()}
        failed={(reason) => m.room_setup_failed({ reason })}
      />
    </TabFrame>
  )
}
