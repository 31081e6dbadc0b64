import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { usePlaceOf, useUploadAt } from '#app/features/media/components/use-uploads.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { TextField } from '#app/features/puzzles/kit/editor/text-field.tsx'
import { setPicture } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { longestAlt } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

interface CardPictureProps {
  form: PuzzleForm<Configuration, Solution>
  card: number
  position: number
}

export function CardPicture({ form, card, position }: CardPictureProps) {
  const { value, adventureId, change } = form
  const picture = value.configuration.pictures.find((each) => each.card === card) ?? null
  const [opened, setOpen] = useState(false)
  const slot = `card ${card}`
  // It stays open so that the upload is added to whatever has been typed by then.
  const open = useUploadAt(usePlaceOf(slot)).sending !== null || opened
  if (adventureId === null && picture === null) return null
  const label = m.ordering_sorting_form_picture({ position })
  return (
    <div className={open ? 'grid w-full gap-2' : 'contents'}>
      <Button
        variant="ghost"
        size="small"
        className="min-h-11 justify-self-start"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {picture ? (
          <img src={picture.url} alt="" className="size-9 rounded-small bg-sunken object-contain" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-5" />
        )}
        {picture ? m.ordering_sorting_form_change_picture() : m.ordering_sorting_form_add_picture()}
      </Button>
      {open && (
        <div className="grid gap-3 rounded-control bg-sunken/60 p-3">
          {adventureId !== null && (
            <ImageUpload
              label={label}
              adventureId={adventureId}
              purpose="puzzle"
              slot={slot}
              // only the address is stored; the size is known once the picture has loaded
              value={picture && { id: picture.url, url: picture.url, width: 0, height: 0, bytes: 0 }}
              {...(picture?.alt ? { alt: picture.alt } : {})}
              aspect="4 / 3"
              onUploaded={({ url }) => change(setPicture(value, card, { url, alt: picture?.alt ?? '' }))}
              onRemoved={() => change(setPicture(value, card, null))}
            />
          )}
          {picture && (
            <TextField
              label={m.ordering_sorting_form_alt_of({ position })}
              hint={m.ordering_sorting_form_alt_hint()}
              language={form.language}
              value={picture.alt}
              longest={longestAlt}
              onChange={(alt) => change(setPicture(value, card, { url: picture.url, alt }))}
            />
          )}
          {picture &&
            form.belowPictureText?.({
              picture: picture.url,
              text: picture.alt,
              longest: longestAlt,
              onUse: (alt) => change(setPicture(value, card, { url: picture.url, alt })),
            })}
        </div>
      )}
    </div>
  )
}
