import { kindOf } from '#app/features/rows/kinds/index.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowWords } from '#app/features/studio/fields/components/row-words.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toaster.ts'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import type { DinnerView } from './use-dinner.ts'

type MomentView = DinnerView['moments'][number]
type MomentDialogProps = { moment: MomentView | null; onClose: () => void; onReopen: () => void }

export function MomentDialog({ moment, onClose, onReopen }: MomentDialogProps) {
  const { details } = useDinnerRows()
  const form = useRowForm<MomentView>({
    kind: 'moment',
    row: moment,
    initial: { happened: '', actorIds: [], witnessIds: [] },
    draftRow: moment?.id ?? 'new',
    required: { field: 'happened', missing: m.dinner_happened_missing },
    onClose,
    onReopen,
    failure: (reason) => ({ title: m.common_error(), description: reason }),
    onSaved: () => {
      void notify({ title: moment ? m.dinner_moment_updated() : m.dinner_moment_added(), tone: 'success' })
      onClose()
    },
  })
  const wordsOf = rowWords('moment', form, contentLanguages(details))
  const { values, set, errorsAt } = form
  return (
    <RowDialog
      form={form}
      title={moment ? m.dinner_moment_edit() : m.dinner_moment_new()}
      submit={moment ? m.dinner_moment_update() : m.dinner_moment_add()}
      onClose={onClose}
    >
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: wordsOf('happened').label,
            part: (
              <>
                <BilingualText {...wordsOf('time')} hint={m.dinner_moment_time_hint()} />
                <BilingualText {...wordsOf('place')} />
                <BilingualText {...wordsOf('happened')} hint={m.dinner_moment_happened_hint()} rows={3} />
              </>
            ),
          },
          {
            title: kindOf('moment').fields['actorIds']!.label(),
            part: (
              <>
                <PeopleField
                  field="actorIds"
                  value={values.actorIds}
                  onChange={(actorIds) => set({ actorIds })}
                  error={errorsAt('actorIds')}
                />
                <PeopleField
                  field="witnessIds"
                  value={values.witnessIds}
                  onChange={(witnessIds) => set({ witnessIds })}
                  error={errorsAt('witnessIds')}
                />
              </>
            ),
          },
        ]}
      />
    </RowDialog>
  )
}

type PeopleFieldProps = {
  field: 'actorIds' | 'witnessIds'
  value: readonly string[]
  onChange: (ids: string[]) => void
  error: string[] | undefined
}

function PeopleField({ field, value, onChange, error }: PeopleFieldProps) {
  const { characters } = useDinner()
  return (
    <FieldGroup
      legend={kindOf('moment').fields[field]!.label()}
      name={field}
      {...(characters.length === 0 ? { hint: m.dinner_moment_nobody() } : {})}
      error={error}
    >
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {characters.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((each) => each !== id))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
