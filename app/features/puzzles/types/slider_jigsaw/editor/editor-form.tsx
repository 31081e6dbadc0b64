import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { ArrangedDecoyList } from '#app/features/puzzles/kit/editor/arranged-decoy-list.tsx'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { CountField } from '#app/features/puzzles/kit/editor/count-field.tsx'
import { OnScreen } from '#app/features/puzzles/kit/editor/only-printed.ts'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { PictureTextField } from '#app/features/puzzles/kit/editor/picture-text-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/editor/reply-texts-fields.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ArrangedBoard } from './arranged-board.tsx'
import {
  columnOf,
  finishedBoard,
  placedOf,
  rowOf,
  shapeOf,
  tileCount,
} from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { BoardTester } from './board-tester.tsx'
import { fewestTiles, mostTiles } from '#app/features/puzzles/types/slider_jigsaw/rules/limits.ts'
import { usePictureRatio } from '#app/features/puzzles/types/slider_jigsaw/player/use-picture-ratio.ts'
import { isCropped } from '#app/features/puzzles/types/slider_jigsaw/rules/tile-ratio.ts'
import { PlacedField } from './placed-field.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'

type Form = PuzzleForm<Configuration, Solution>

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts, ...(props.isTranslation ? {} : { settle: arranged }) })
  const { configuration, solution, isTranslation } = form
  const shown = form.picture ?? (configuration.imageUrl || null)
  const isCut = isCropped(shapeOf(configuration), usePictureRatio(shown))
  return (
    <BesidePreview preview={<BoardTester form={form} picture={shown} />}>
      {!isTranslation && <BoardSettings form={form} />}
      {!isTranslation && isCut && <Notice tone="info">{m.slider_jigsaw_form_cropped()}</Notice>}
      {!isTranslation && configuration.puzzleType !== 'slider' && (
        <PlacedField
          configuration={configuration}
          picture={shown}
          error={form.problemsAt('placed')}
          onChange={(placed) => form.configure({ placed })}
        />
      )}
      <FieldErrors id="slider-jigsaw-arrangement" errors={form.problemsAt('correctArrangement', '')} />
      <PictureTextField form={form} picture={shown} />
      <FormField form={form} name="message" rows={2} />
      {!isTranslation && configuration.puzzleType === 'jigsaw' && solution.message.trim() !== '' && (
        <FormField form={form} name="messageOnBack" />
      )}
      <OnScreen>
        {configuration.mayShow && isTranslation && <ReplyTextsFields form={form} />}
        {configuration.mayShow && !isTranslation && (
          <ArrangedDecoyList form={form} fresh={() => ({ ...finishedBoard(shapeOf(configuration)), reply: '' })}>
            {(decoy, onDecoy) => (
              <ArrangedBoard
                configuration={configuration}
                picture={shown}
                decoy={decoy}
                onBoard={(board) => onDecoy({ ...decoy, ...board })}
              />
            )}
          </ArrangedDecoyList>
        )}
      </OnScreen>
    </BesidePreview>
  )
}

/** The specification's list of tiles is derived from the grid: the picture's own order. */
const arranged = ({ configuration, solution }: Form['value']): Form['value'] => ({
  configuration,
  solution: {
    ...solution,
    correctArrangement: Array.from({ length: tileCount(shapeOf(configuration)) }, (_, tile) => tile),
  },
})

/** Cuts the picture differently: tiles of the same row and column stay in their places. */
function cut(configuration: Configuration, columns: number, rows: number): Partial<Configuration> {
  const before = shapeOf(configuration)
  const placed = placedOf(before).flatMap((tile) => {
    const [row, column] = [rowOf(before, tile), columnOf(before, tile)]
    return row < rows && column < columns ? [row * columns + column] : []
  })
  return { gridSize: `${columns}x${rows}`, placed }
}

function BoardSettings({ form }: { form: Form }) {
  const { configuration } = form
  const [columns, rows] = configuration.gridSize.split('x').map(Number)
  const takes = configuration.puzzleType === 'swap' || configuration.puzzleType === 'jigsaw'
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <FormField form={form} name="puzzleType" />
        <div className="grid grid-cols-2 gap-4">
          <CountField
            label={m.slider_jigsaw_form_columns()}
            value={columns!}
            from={fewestTiles}
            to={mostTiles}
            error={form.problemsAt('gridSize')}
            onChange={(count) => form.configure(cut(configuration, count, rows!))}
          />
          <CountField
            label={m.slider_jigsaw_form_rows()}
            value={rows!}
            from={fewestTiles}
            to={mostTiles}
            onChange={(count) => form.configure(cut(configuration, columns!, count))}
          />
        </div>
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        <FormField
          form={form}
          name="rotationAllowed"
          hint={!takes && m.slider_jigsaw_form_rotation_hint()}
          disabled={!takes}
        />
        <FormField form={form} name="showNumbers" />
        <FormField form={form} name="showPicture" />
        <FormField form={form} name="mayShow" />
      </div>
      <FormField
        form={form}
        name="allowedAttempts"
        label={m.slider_jigsaw_form_attempts()}
        hint={!configuration.mayShow && m.slider_jigsaw_form_attempts_hint()}
      />
    </>
  )
}
