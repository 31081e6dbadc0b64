import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { CloseUp } from '#app/features/play/live/aftermath/happenings.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Button } from '#app/ui/button.tsx'
import { ZoomablePicture } from './zoomable-picture.tsx'

type CloseUpDialogProps = { closeUp: CloseUp; onClose: () => void }

export function CloseUpDialog({ closeUp: { title, picture, altText, words }, onClose }: CloseUpDialogProps) {
  const lang = useContentLanguage()
  const id = useId()
  return (
    <Modal title={title} titleLang={lang} describedBy={id} look="table" onClose={onClose}>
      <div className="play-close-up">
        <ZoomablePicture picture={picture} alt={altText} lang={lang} />
        <div id={id} lang={lang} className="grid gap-1">
          {words.map((line) => (
            <p key={line} className="max-w-prose text-lg whitespace-pre-line">
              {line}
            </p>
          ))}
        </div>
        <Button variant="primary" className="justify-self-start" onClick={onClose}>
          {m.play_continue()}
        </Button>
      </div>
    </Modal>
  )
}
