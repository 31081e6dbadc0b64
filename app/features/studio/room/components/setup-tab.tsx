import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { DifficultySelect } from '#app/features/studio/fields/components/difficulty-select.tsx'
import { RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { PlayerRange } from '#app/features/studio/fields/components/player-range.tsx'
import { FormCard } from '#app/features/studio/kit/components/row-parts.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'

export function SetupTab() {
  const draft = useDraft()
  const form = useRowEdit(draft.roomSetup!)
  const details = useRowEdit(draft.details)
  return (
    <TabFrame title={m.room_setup_title()} text={m.room_setup_text()}>
      <RowFields value={form}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <FormCard
            kind="roomSetup"
            title={m.room_setup_story()}
            parts={['theme', ['storyPremise', { rows: 5 }], 'winningCondition', 'spaceRequirements']}
          />
          <FormCard
            kind="roomSetup"
            title={m.room_setup_players()}
            className="lg:sticky lg:top-40 bar:top-32"
            parts={[
              <PlayerRange
                key="players"
                kind="escape-room"
                labels={{ fewest: m.room_players_fewest(), most: m.room_players_most() }}
              />,
              ['recommendedDuration', { className: 'min-w-0' }],
              <DifficultySelect
                key="difficulty"
                value={details.values.difficulty}
                onChange={(difficulty) => details.set({ difficulty })}
                error={details.errorsAt('difficulty')}
              />,
              'ageRecommendation',
            ]}
          />
        </div>
      </RowFields>
      <SaveForm
        label={m.room_setup_save()}
        saved={m.room_setup_saved()}
        failed={(reason) => m.room_setup_failed({ reason })}
      />
    </TabFrame>
  )
}
