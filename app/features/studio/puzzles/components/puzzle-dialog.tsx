import { useMemo } from 'react'
import type { JsonObject, Synonyms } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { OnlyPrinted } from '#app/features/puzzles/kit/editor/only-printed.ts'
import { ObjectOfForm } from '#app/features/puzzles/kit/object/puzzle-in-object.tsx'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Create } from '#app/features/studio/draft/command.schema.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import type { Failed } from '#app/features/studio/fields/components/failure-toast.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import type { PuzzleBelow } from '#app/features/studio/draft/words/rewritten.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { PuzzleEffects } from './puzzle-effects.tsx'
import { PuzzleHints } from './puzzle-hints.tsx'
import { PuzzleObject, objectOf, placingObject } from './puzzle-object.tsx'
import { PuzzleRules } from './puzzle-rules.tsx'
import { ScoringFields } from './scoring-fields.tsx'
import { SuggestSynonyms } from './suggest-synonyms.tsx'
import { TypeForm } from './type-form.tsx'

const freshPuzzle = (type: PuzzleType | undefined, language: Locale, id: string): Partial<PuzzleView> => ({
  type: id,
  timeLimit: type?.timeLimit ?? null,
  ...type?.startingDraft(language),
})

function usePuzzleBelow(puzzle: PuzzleView | null, type: string, language: Locale): PuzzleBelow {
  const stands = useDraft().puzzles.find(({ id }) => id === puzzle?.id)
  return useMemo(() => stands ?? { type, ...findPuzzleType(type)?.startingDraft(language) }, [stands, type, language])
}

/** For a puzzle in a tabletop room, whose row in the room holds everything but name and answer. */
export type OnPaper = {
  beside: (id: string, changes: Changes) => readonly Create[]
  created: () => string
  failed: Failed
}

type PuzzleDialogProps = {
  puzzle: PuzzleView | null
  type: string
  onPaper?: OnPaper | undefined
  onClose: () => void
  onReopen: () => void
}

function usePuzzleForm({ puzzle, type, onPaper, onClose, onReopen }: PuzzleDialogProps, language: Locale) {
  const below = usePuzzleBelow(puzzle, type, language)
  return useRowForm<PuzzleView>({
    kind: 'puzzle',
    row: puzzle,
    initial: freshPuzzle(findPuzzleType(type), language, type),
    puzzle: below,
    draftRow: puzzle?.id ?? `new ${type}`,
    onClose,
    onReopen,
    saved: puzzle ? m.studio_puzzle_updated() : (onPaper?.created() ?? m.studio_puzzle_created()),
    failed: puzzle ? m.studio_puzzle_update_failed : (onPaper?.failed ?? m.studio_puzzle_create_failed),
    ...(puzzle ? {} : { beside: onPaper?.beside }),
  })
}

export function PuzzleDialog(props: PuzzleDialogProps) {
  const { puzzle, type, onPaper, onClose } = props
  const { details } = useDraft()
  const languages = contentLanguages(details)
  const { primary, other } = languages
  const kind = findPuzzleType(type)
  const form = placingObject(usePuzzleForm(props, primary), kind)
  const { values, set, errorsAt } = form
  const image = form.fileAt('imageAssetId')
  const translated = other ? ((values.translations ?? {})[other] ?? {}) : {}
  const picture = <RowPicture kind="puzzle" prompt={() => values.description ?? ''} isSmall={!kind?.worksOnPicture} />
  const answer = (
    <OnlyPrinted value={onPaper !== undefined}>
      {kind?.worksOnPicture && picture}
      <ObjectOfForm value={objectOf(form, kind)}>
        <TypeForm
          type={type}
          languages={languages}
          value={{ configuration: values.configuration as JsonObject, solution: values.solution as JsonObject }}
          showProblems={form.touched(['configuration', 'solution', 'translations'])}
          onChange={(halves) => set({ configuration: halves.configuration, solution: halves.solution })}
          translation={translated}
          image={image}
          adventureId={details.id}
          belowSynonyms={<PuzzleSynonyms fields={kind?.synonyms} values={values} set={set} />}
          onByModel={() => set({}, true)}
          onTranslate={(halves) => other && set({ translations: { [other]: halves } })}
        />
      </ObjectOfForm>
      <FieldErrors
        id="puzzle-configuration"
        errors={[...(errorsAt('configuration') ?? []), ...(other ? (errorsAt(`translations.${other}`) ?? []) : [])]}
      />
    </OnlyPrinted>
  )
  const about = (
    <>
      <RowField kind="puzzle" name="name" label={m.studio_puzzle_name()} />
      {!onPaper && (
        <>
          <RowField kind="puzzle" name="description" />
          {!kind?.worksOnPicture && picture}
        </>
      )}
    </>
  )
  const steps = [
    { title: m.studio_step_answer(), part: answer },
    { title: m.studio_step_name(), part: about },
    ...(onPaper
      ? []
      : [
          {
            title: m.objects_title(),
            part: <PuzzleObject type={kind} form={form} />,
          },
          ...gameSteps(form, languages),
        ]),
  ]
  return (
    <RowDialog
      form={form}
      title={puzzle ? m.studio_puzzle_edit_title() : m.studio_puzzle_configure()}
      description={kind?.label()}
      size="wide"
      submit={puzzle ? m.studio_puzzle_update() : m.studio_puzzle_create()}
      onClose={onClose}
    >
      <FormSteps steps={steps.slice(0, onPaper && puzzle ? 1 : undefined)} />
    </RowDialog>
  )
}

type PuzzleForm = ReturnType<typeof usePuzzleForm>

/** The settings that only a game on a screen needs. */
const gameSteps = ({ values, set, errorsAt }: PuzzleForm, languages: ContentLanguages) => [
  {
    title: m.studio_field_hints(),
    part: <PuzzleHints values={values} set={set} languages={languages} error={errorsAt('hints')} />,
  },
  {
    title: m.studio_step_rules(),
    part: (
      <PuzzleRules
        values={values}
        set={set}
        errorsAt={errorsAt}
        shuffles={findPuzzleType(values.type ?? '')?.shuffles(values.configuration) ?? false}
      />
    ),
  },
  {
    title: m.studio_scoring_title(),
    part: (
      <ScoringFields
        rules={values.scoringRules ?? {}}
        onChange={(scoringRules) => set({ scoringRules })}
        error={errorsAt('scoringRules')}
      />
    ),
  },
  { title: m.studio_step_then(), part: <PuzzleEffects values={values} set={set} languages={languages} /> },
]

type PuzzleSynonymsProps = {
  fields: Synonyms | null | undefined
  values: Partial<PuzzleView>
  set: (change: Partial<PuzzleView>, byModel?: boolean) => void
}

function PuzzleSynonyms({ fields, values, set }: PuzzleSynonymsProps) {
  if (!fields) return null
  const solution = values.solution as JsonObject
  const listed = (name: string) => (Array.isArray(solution[name]) ? solution[name].map(String) : [])
  const synonyms = listed(fields.synonyms)
  return (
    <SuggestSynonyms
      puzzleId={values.id ?? null}
      answers={listed(fields.answers)}
      synonyms={synonyms}
      most={fields.most}
      longest={fields.longest}
      onAdd={(more) => set({ solution: { ...solution, [fields.synonyms]: [...synonyms, ...more] } }, true)}
    />
  )
}
