import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { ArrangedDecoyList } from '#app/features/puzzles/kit/editor/arranged-decoy-list.tsx'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { PictureTextField } from '#app/features/puzzles/kit/editor/picture-text-field.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/editor/reply-texts-fields.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
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
import { fewestTiles, longestMessage, mostTiles } from '#app/features/puzzles/types/slider_jigsaw/rules/limits.ts'
import { usePictureRatio } from '#app/features/puzzles/types/slider_jigsaw/player/use-picture-ratio.ts'
import { isCropped } from '#app/features/puzzles/types/slider_jigsaw/rules/tile-ratio.ts'
import { PlacedField } from './placed-field.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'

const variants = {
  slider: m.slider_jigsaw_form_slider,
  swap: m.slider_jigsaw_form_swap,
  rotate: m.slider_jigsaw_form_rotate,
  jigsaw: m.slider_jigsaw_form_jigsaw,
} as const

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  picture = null,
  isTranslation = false,
  belowPictureText,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) => {
    const next = { ...configuration, ...change }
    // the specification's list of tiles is derived from the grid: the picture's own order
    onChange({
      configuration: next,
      solution: isTranslation
        ? solution
        : { ...solution, correctArrangement: Array.from({ length: tileCount(shapeOf(next)) }, (_, tile) => tile) },
    })
  }
  const textsAt = (field: string) =>
    errors.filter((error) => error.field === field).map((error) => problemText(problemTexts, error))
  const solve = (change: Partial<Solution>) => onChange({ configuration, solution: { ...solution, ...change } })
  const shown = picture ?? (configuration.imageUrl || null)
  const isCut = isCropped(shapeOf(configuration), usePictureRatio(shown))
  return (
    <BesidePreview preview={<BoardTester value={value} picture={shown} isTranslation={isTranslation} />}>
      {!isTranslation && (
        <BoardSettings configuration={configuration} gridErrors={textsAt('gridSize')} onChange={configure} />
      )}
      {!isTranslation && isCut && <Notice tone="info">{m.slider_jigsaw_form_cropped()}</Notice>}
      {!isTranslation && configuration.puzzleType !== 'slider' && (
        <PlacedField
          configuration={configuration}
          picture={shown}
          error={textsAt('placed')}
          onChange={(placed) => configure({ placed })}
        />
      )}
      <FieldErrors id="slider-jigsaw-arrangement" errors={[...textsAt('correctArrangement'), ...textsAt('')]} />
      <PictureTextField
        picture={shown}
        label={m.slider_jigsaw_form_text()}
        hint={m.slider_jigsaw_form_text_hint()}
        error={textsAt('pictureText')}
        longest={500}
        value={configuration.pictureText}
        language={language}
        belowPictureText={belowPictureText}
        onChange={(pictureText) => configure({ pictureText })}
      />
      <Field label={m.slider_jigsaw_form_message()} hint={m.slider_jigsaw_form_message_hint()} optional>
        {(control) => (
          <Textarea
            rows={2}
            lang={language}
            maxLength={longestMessage}
            value={solution.message}
            onChange={(event) => solve({ message: event.target.value })}
            {...control}
          />
        )}
      </Field>
      {!isTranslation && configuration.puzzleType === 'jigsaw' && solution.message.trim() !== '' && (
        <Checkbox
          label={m.slider_jigsaw_form_on_back()}
          hint={m.slider_jigsaw_form_on_back_hint()}
          checked={configuration.messageOnBack}
          onChange={(event) => configure({ messageOnBack: event.target.checked })}
        />
      )}
      {configuration.mayShow && isTranslation && (
        <ReplyTextsFields
          decoys={solution.decoys}
          texts={solution.replyTexts}
          language={language}
          error={textsAt('replyTexts')}
          onChange={(replyTexts) => solve({ replyTexts })}
        />
      )}
      {configuration.mayShow && !isTranslation && (
        <ArrangedDecoyList
          decoys={solution.decoys}
          language={language}
          errorsAt={(index) => textsAt(`decoys.${index}`)}
          fresh={() => ({ ...finishedBoard(shapeOf(configuration)), reply: '' })}
          onChange={(decoys) => solve({ decoys })}
        >
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
    </BesidePreview>
  )
}

/** Cuts the picture differently: tiles of the same row and column stay in their places. */
function cut(configuration: Configuration, columns: number, rows: number): Partial<Configuration> {
  const before = shapeOf(configuration)
  const placed = placedOf(before).flatMap((tile) => {
    const [row, column] = [rowOf(before, tile), columnOf(before, tile)]
    return row < rows && column < columns ? [row * columns + column] : []
  })
  return { gridSize: `${columns}x${rows}`, placed }
}

interface BoardSettingsProps {
  configuration: Configuration
  gridErrors: string[]
  onChange: (change: Partial<Configuration>) => void
}

function BoardSettings({ configuration, gridErrors, onChange }: BoardSettingsProps) {
  const { puzzleType, gridSize, rotationAllowed, allowedAttempts, showNumbers, showPicture, mayShow } = configuration
  const [columns, rows] = gridSize.split('x').map(Number)
  const takes = puzzleType === 'swap' || puzzleType === 'jigsaw'
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={m.slider_jigsaw_form_variant()}>
          {(control) => (
            <Select
              value={puzzleType}
              onChange={(event) => onChange({ puzzleType: event.target.value as Configuration['puzzleType'] })}
              {...control}
            >
              {(Object.keys(variants) as Configuration['puzzleType'][]).map((variant) => (
                <option key={variant} value={variant}>
                  {variants[variant]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <CountField
            label={m.slider_jigsaw_form_columns()}
            value={columns!}
            from={fewestTiles}
            to={mostTiles}
            error={gridErrors}
            onChange={(count) => onChange(cut(configuration, count, rows!))}
          />
          <CountField
            label={m.slider_jigsaw_form_rows()}
            value={rows!}
            from={fewestTiles}
            to={mostTiles}
            onChange={(count) => onChange(cut(configuration, columns!, count))}
          />
        </div>
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        <Checkbox
          label={m.slider_jigsaw_form_rotation()}
          hint={takes ? undefined : m.slider_jigsaw_form_rotation_hint()}
          checked={rotationAllowed && takes}
          disabled={!takes}
          onChange={(event) => onChange({ rotationAllowed: event.target.checked })}
        />
        <Checkbox
          label={m.slider_jigsaw_form_numbers()}
          hint={m.slider_jigsaw_form_numbers_hint()}
          checked={showNumbers}
          onChange={(event) => onChange({ showNumbers: event.target.checked })}
        />
        <Checkbox
          label={m.slider_jigsaw_form_picture()}
          checked={showPicture}
          onChange={(event) => onChange({ showPicture: event.target.checked })}
        />
        <Checkbox
          label={m.slider_jigsaw_form_show()}
          hint={m.slider_jigsaw_form_show_hint()}
          checked={mayShow}
          onChange={(event) => onChange({ mayShow: event.target.checked })}
        />
      </div>
      <CountField
        label={m.slider_jigsaw_form_attempts()}
        hint={mayShow ? undefined : m.slider_jigsaw_form_attempts_hint()}
        value={allowedAttempts}
        from={1}
        to={10}
        onChange={(count) => onChange({ allowedAttempts: count })}
      />
    </>
  )
}

interface CountFieldProps {
  label: string
  hint?: string | undefined
  value: number
  from: number
  to: number
  error?: string[]
  onChange: (count: number) => void
}

function CountField({ label, hint, value, from, to, error, onChange }: CountFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className="max-w-40"
          {...control}
        >
          {Array.from({ length: to - from + 1 }, (_, index) => (
            <option key={index}>{from + index}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
