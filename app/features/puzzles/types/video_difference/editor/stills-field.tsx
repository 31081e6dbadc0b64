import { m } from '#app/i18n/generated/messages.js'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { usePlaceOf, useUploadAt } from '#app/features/media/components/use-uploads.ts'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { useContext, useState } from 'react'
import { OnlyPrinted, OnScreen } from '#app/features/puzzles/kit/editor/only-printed.ts'
import type { Configuration } from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { VideoStills } from './video-stills.tsx'

interface StillsFieldProps {
  configuration: Configuration
  adventureId: string
  errors: readonly string[]
  onChange: (change: Partial<Configuration>) => void
}

export function StillsField({ configuration, adventureId, errors, onChange }: StillsFieldProps) {
  const [chosen, setFrom] = useState(() => sourceOf(configuration))
  const first = useUploadAt(usePlaceOf('first still')).sending
  const second = useUploadAt(usePlaceOf('second still')).sending
  const taken = useUploadAt(usePlaceOf('stills')).sending
  // Uploaded pictures stay in view.
  const isOnPaper = useContext(OnlyPrinted)
  const from = isOnPaper ? 'pictures' : taken ? 'video' : first || second ? 'pictures' : chosen
  const { firstStillUrl, secondStillUrl } = configuration
  // only the address is stored; the size is known once the picture has loaded
  const asset = (url: string) => (url === '' ? null : { id: url, url, width: 0, height: 0, bytes: 0 })
  return (
    <FieldGroup legend={m.video_difference_form_stills()} error={errors}>
      <OnScreen>
        <Field label={m.video_difference_form_from()} className="max-w-xs">
          {(control) => (
            <Select
              value={from}
              onChange={(event) => setFrom(event.target.value === 'pictures' ? 'pictures' : 'video')}
              {...control}
            >
              <option value="video">{m.video_difference_form_from_video()}</option>
              <option value="pictures">{m.video_difference_form_from_pictures()}</option>
            </Select>
          )}
        </Field>
      </OnScreen>
      {from === 'video' ? (
        <VideoStills configuration={configuration} adventureId={adventureId} onChange={onChange} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <ImageUpload
            label={m.video_difference_first()}
            adventureId={adventureId}
            purpose="puzzle"
            slot="first still"
            value={asset(firstStillUrl)}
            aspect="16 / 9"
            onUploaded={({ url, width, height }) =>
              onChange({ firstStillUrl: url, stillRatio: width / height, videoUrl: '' })
            }
            onRemoved={() => onChange({ firstStillUrl: '' })}
          />
          <ImageUpload
            label={m.video_difference_second()}
            adventureId={adventureId}
            purpose="puzzle"
            slot="second still"
            value={asset(secondStillUrl)}
            aspect="16 / 9"
            onUploaded={({ url }) => onChange({ secondStillUrl: url, videoUrl: '' })}
            onRemoved={() => onChange({ secondStillUrl: '' })}
          />
        </div>
      )}
    </FieldGroup>
  )
}

/** Where the stills are from: those of a video are stored with its name, the author's own pictures without. */
export const sourceOf = ({
  videoUrl,
  firstStillUrl,
  secondStillUrl,
}: Pick<Configuration, 'videoUrl' | 'firstStillUrl' | 'secondStillUrl'>): 'video' | 'pictures' =>
  videoUrl === '' && (firstStillUrl !== '' || secondStillUrl !== '') ? 'pictures' : 'video'
